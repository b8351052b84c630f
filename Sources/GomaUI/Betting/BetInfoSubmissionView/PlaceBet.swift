/// The bet on the slip is to be placed.
public struct PlaceBet: ComponentRequest {
    public static let name = "betting:place-bet"
    /// How much, as it was typed.
    public let stake: String

    public init(stake: String) { self.stake = stake }

    public var words: String { "place the bet with \(stake)" }
}
