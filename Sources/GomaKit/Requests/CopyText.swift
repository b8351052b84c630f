/// A text is to be put where other programs can paste it.
public struct CopyText: ComponentRequest {
    public static let name = "app:copy-text"
    /// What is to be pasted.
    public let text: String

    public init(_ text: String) { self.text = text }

    public var words: String { "copy \"\(text)\"" }
}
