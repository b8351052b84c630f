/// The page of a match is to be opened.
public struct OpenMatch: ComponentRequest {
    public static let name = "betting:open-match"
    /// Which match.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "open the match \(id)" }
}
