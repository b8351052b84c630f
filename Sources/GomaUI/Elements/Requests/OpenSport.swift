/// The matches of a sport are to be opened.
public struct OpenSport: ComponentRequest {
    public static let name = "betting:open-sport"
    /// Which sport.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "open the sport \(id)" }
}
