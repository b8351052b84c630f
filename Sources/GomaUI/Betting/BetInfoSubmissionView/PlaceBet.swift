/// The bet on the slip is to be placed.
public struct PlaceBet: ComponentRequest {
    public static let name = "betting:place-bet"
    /// How much.
    public let stake: Money

    public init(stake: Money) { self.stake = stake }

    public var words: String { "place the bet with \(stake.currency) \(stake.amount)" }
}
