extension View {
    /// Draws this view and its subviews with a painter in the superview's coordinates.
    func render(in painter: Painter) {
        guard !isHidden, !frame.intersection(painter.visible).isEmpty else { return }
        drawAll(in: painter.moved(to: frame))
    }

    /// Draws this view and its subviews with a painter in its own coordinates.
    func drawAll(in painter: Painter) {
        painter.noteView()
        let inside = painter.with(ownSharedGlyphs)
        if let background { inside.fill(bounds, with: background) }
        if let border { inside.drawBorder(effectiveBorder(border), in: bounds, style: effectiveBorderStyle) }
        draw(in: inside)
        for subview in drawingOrder { subview.render(in: inside) }
        drawOverlay(in: inside)
    }
}
