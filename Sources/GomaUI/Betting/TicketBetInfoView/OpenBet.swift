/// The page of a placed bet is to be opened.
public struct OpenBet: ComponentRequest {
    public static let name = "betting:open-bet"
    /// Which bet.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "open the bet \(id)" }
}
