/// The selections of a placed bet are to be bet on once more.
public struct RepeatBet: ComponentRequest {
    public static let name = "betting:repeat-bet"
    /// Which bet.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "bet again on \(id)" }
}
