/// The page of a competition is to be opened.
public struct OpenCompetition: ComponentRequest {
    public static let name = "betting:open-competition"
    /// Which competition.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "open the competition \(id)" }
}
