extension View {
    /// What the view lies on: the ground of the nearest view around that has one.
    package var groundBelow: ColorReference { nearestGround ?? .terminalDefault }

    /// Draws this view and its subviews with a painter in the superview's coordinates.
    func render(in painter: Painter) {
        guard !isHidden, !frame.intersection(painter.visible).isEmpty else { return }
        drawAll(in: painter.moved(to: frame))
    }

    /// Draws this view and its subviews with a painter in its own coordinates.
    func drawAll(in painter: Painter) {
        painter.noteView()
        let inside = painter.with(ownSharedGlyphs)
        drawGround(in: inside)
        let order = drawingOrder
        guard !order.isEmpty else {
            draw(in: inside)
            return drawOverlay(in: inside)
        }
        let below = inside.beginInk()
        draw(in: inside)
        var ink = inside.endInk(below)
        for subview in order { subview.render(in: inside) }
        let above = inside.beginInk()
        drawOverlay(in: inside)
        if isLayer, border != nil { drawBars(in: inside) }
        ink.add(inside.endInk(above))
        noteInk(ink, in: inside.visible)
    }

    /// The ground, and the border on it. What has both is a block: a line on a ground would be a box in a box, so it is
    /// drawn where it says something alone, as that of the focus does. It takes the ground that it encloses as its own, so
    /// that nothing lies between them.
    ///
    /// A layer keeps its line, as it stands over whatever is below and has no neighbours in that, unless it says what shows at
    /// its edges.
    private func drawGround(in painter: Painter) {
        if isLayer { blankWhatLiesBelow(in: painter) }
        guard let border, bounds.width >= 2, bounds.height >= 2 else {
            if let background { painter.drawGround(background, shaped: groundShape, in: bounds) }
            return
        }
        var style = effectiveBorderStyle
        let line = effectiveBorder(border)
        if let background {
            let isBlock = !isLayer || layerEdge != nil
            if line != .heavy, !style.attributes.contains(.bold), isBlock, !painter.glyphs.isASCII {
                return painter.drawBlock(background, isOff: line == .broken, in: bounds)
            }
            painter.fill(bounds.inset(by: Insets(1)), with: background)
            style.background = background
            // A line in the colour of its ground is seen by nobody: the ground alone is there. Of the terminal's own
            // two colours each has but this one name.
            if style.foreground == background, background != .terminalDefault {
                return painter.fill(bounds, with: background)
            }
        }
        painter.drawBorder(line, in: bounds, style: style)
    }

    /// Blanks all of a layer's ground; where its background fills what the border encloses, the border's cells are enough.
    private func blankWhatLiesBelow(in painter: Painter) {
        let (width, height) = (bounds.width, bounds.height)
        guard background != nil, border != nil, width >= 2, height >= 2 else {
            return painter.fill(bounds, with: " ", style: .plain)
        }
        for edge in [
            Rect(x: 0, y: 0, width: width, height: 1), Rect(x: 0, y: height - 1, width: width, height: 1),
            Rect(x: 0, y: 1, width: 1, height: height - 2), Rect(x: width - 1, y: 1, width: 1, height: height - 2),
        ] {
            painter.fill(
                edge, with: " ",
                style: layerEdge.map { TextStyle(foreground: .terminalDefault, background: $0) } ?? .plain)
        }
    }
}
