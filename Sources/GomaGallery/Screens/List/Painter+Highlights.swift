extension Painter {
    /// Draws a text in at most `room` columns, with the letters at `places` (in characters) marked.
    /// - Returns: the columns taken.
    @discardableResult
    func draw(
        _ text: String, highlighting places: [Int], at point: Point, room: Int, style: TextStyle
    ) -> Int {
        let shown = DisplayText(text).truncated(to: max(0, room), ellipsis: glyphs.ellipsis)
        draw(shown, at: point, style: style)
        guard !places.isEmpty else { return shown.width }
        let end = DisplayText(text).width > shown.width ? shown.width - glyphs.ellipsis.width : shown.width
        var marked = style
        marked.foreground = .role(.textPrimary)
        marked.attributes.formUnion([.bold, .underline])
        let found = Set(places)
        var x = 0
        for (index, character) in text.enumerated() {
            let letter = DisplayText(String(character))
            guard x + letter.width <= end else { break }
            if found.contains(index) { draw(letter, at: Point(x: point.x + x, y: point.y), style: marked) }
            x += letter.width
        }
        return shown.width
    }
}
