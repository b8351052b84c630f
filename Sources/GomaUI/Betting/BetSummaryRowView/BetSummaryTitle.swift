/// The title of a line of a bet's summary.
public enum BetSummaryTitle: Codable, Hashable, Sendable {
    case odds
    case potentialWinnings
    /// What a boost adds to the winnings, in percent of them; `nil` where there is none.
    case winBonus(percentage: Percentage?)
    case payout
    /// Words of the owner's own.
    case text(String)
}
