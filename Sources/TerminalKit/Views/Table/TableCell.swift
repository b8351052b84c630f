/// The text in one place of a ``TableView``, and its look.
public struct TableCell: Hashable, Sendable, ExpressibleByStringLiteral {
    /// One line; what is too long ends in "…".
    public var text: String
    /// The look of the text.
    public var style: TextStyle

    public init(_ text: String, style: TextStyle = .plain) {
        self.text = text
        self.style = style
    }

    public init(stringLiteral text: String) { self.init(text) }
}
