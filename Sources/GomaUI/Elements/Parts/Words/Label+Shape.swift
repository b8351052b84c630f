extension Label {
    /// Shows a text, or the shape of one that is not known yet.
    /// - Parameter columns: of the shape; `nil` shows the text.
    package func show(_ text: String, _ style: TextStyle, shape columns: Int?) {
        show(text, style, shape: columns.map { [$0] })
    }

    /// Shows a text, or the shape of one that is not known yet.
    /// - Parameter words: columns of each word of the shape; `nil` shows the text.
    package func show(_ text: String, _ style: TextStyle, shape words: [Int]?) {
        self.text = words.map { $0.map(glyphs.shape).joined(separator: " ") } ?? text
        self.style = words == nil ? style : TextStyle(.textSecondary, .dim)
        accessibilityLabel = words == nil ? nil : ""
    }
}
