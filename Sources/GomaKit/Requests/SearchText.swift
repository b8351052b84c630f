/// What a text finds is to be shown.
public struct SearchText: ComponentRequest {
    public static let name = "app:search"
    /// The text.
    public let text: String

    public init(_ text: String) { self.text = text }

    public var words: String { "search for \"\(text)\"" }
}
