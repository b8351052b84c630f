/// A text is to go to others.
public struct ShareText: ComponentRequest {
    public static let name = "app:share-text"
    /// What is shared.
    public let text: String
    /// Over which channel, such as a messenger, as its state says.
    public let channel: String

    public init(_ text: String, over channel: String) {
        self.text = text
        self.channel = channel
    }

    public var words: String { "share \"\(text)\" over \(channel)" }
}
