import TerminalKit

extension Label {
    /// Shows words, or the shape of some where nothing is known yet.
    /// - Parameters:
    ///   - columns: of the shape.
    func show(_ words: String, _ style: TextStyle, orShapeOf columns: Int, isBlank: Bool) {
        text = isBlank ? String(repeating: glyphs.placeholder.string, count: columns) : words
        accessibilityLabel = isBlank ? "" : nil
        self.style = isBlank ? TextStyle(.textSecondary, .dim) : style
    }
}
