/// The hits of a text are to be counted while it is typed.
public struct CountHits: ComponentRequest {
    public typealias Reply = Int

    public static let name = "app:count-hits"
    /// What has been typed.
    public let text: String
    /// Where it is searched, as the search's state says.
    public let search: String

    public init(_ text: String, in search: String) {
        self.text = text
        self.search = search
    }

    public var words: String { "count what \"\(text)\" finds in \(search)" }
}
