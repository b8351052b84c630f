import TerminalKit

extension Label {
    /// Shows a text, or the shape of one that is not known yet.
    /// - Parameter columns: of the shape; `nil` shows the text.
    func show(_ text: String, _ style: TextStyle, shape columns: Int?) {
        self.text = columns.map { String(repeating: glyphs.placeholder.string, count: $0) } ?? text
        self.style = columns == nil ? style : TextStyle(.textSecondary, .dim)
        accessibilityLabel = columns == nil ? nil : ""
    }
}
