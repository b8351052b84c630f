/// A reward that a customer is on the way to.
public enum ProgressReward: Codable, Hashable, Sendable {
    /// More winnings for a bet on several matches: how much more, in percent of them, and the decimal odds that a
    /// selection must have to count, `nil` where any will do.
    case winBoost(percentage: Percentage, minimumOdds: Odds?)
    /// Another one, in the owner's words: how it stands, what it is, and what it still takes.
    case other(heading: String, title: String, text: String)
}
