/// How much a text finds is to be counted while it is typed.
public struct CountHits: ComponentRequest {
    public typealias Reply = Int

    public static let name = "app:count-hits"
    /// The text.
    public let text: String

    public init(_ text: String) { self.text = text }

    public var words: String { "count what \"\(text)\" finds" }
}
