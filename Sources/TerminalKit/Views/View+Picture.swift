extension View {
    /// The cells of one row of this view as it and what is inside it are drawn now, on the ground that they stand on;
    /// what others draw over them does not show. None outside the view.
    ///
    /// They are drawn for this alone, so they belong to no frame and count for none.
    package func cells(ofRow y: Int) -> [Cell] {
        guard y >= 0, y < bounds.height else { return [] }
        let statistics = window?.statistics
        defer { if let statistics { window?.statistics = statistics } }
        let canvas = Canvas(size: frame.size)
        let row = Rect(x: 0, y: y, width: bounds.width, height: 1)
        let painter = Painter(canvas: canvas, clip: row, glyphs: SharedGlyphs(glyphs))
        painter.fill(row, with: nearestGround ?? window?.background ?? .terminalDefault)
        drawAll(in: painter)
        return Array(canvas.surface.row(y))
    }
}
