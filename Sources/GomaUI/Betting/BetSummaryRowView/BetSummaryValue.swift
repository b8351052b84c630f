/// The value of a line of a bet's summary; how it is written follows from the language.
public enum BetSummaryValue: Codable, Hashable, Sendable {
    case odds(Odds)
    case money(Money)
    /// Words of the owner's own.
    case text(String)
    /// There is no value.
    case none
}
