/// The bet on the slip is to be placed.
public struct PlaceBet: ComponentRequest {
    public static let name = "betting:place-bet"
    /// How much.
    public let stake: Money
    /// At which odds, as the customer saw them.
    public let odds: Odds
    /// Whether the customer takes it at other odds, where they have moved by then.
    public let acceptsOddsChanges: Bool
    /// On which slip; `nil` where nobody has told.
    public let slip: String?

    public init(stake: Money, odds: Odds, acceptsOddsChanges: Bool = false, slip: String? = nil) {
        self.stake = stake
        self.odds = odds
        self.acceptsOddsChanges = acceptsOddsChanges
        self.slip = slip
    }

    public var words: String { "place the bet with \(stake.currency) \(stake.amount)" }
}
