/// The content of a line of outcomes.
public enum MarketOutcomesLineMode: String, CaseIterable, Codable, Hashable, Sendable {
    /// The prices.
    case outcomes
    /// A notice that no bet is taken now.
    case suspended
    /// A notice that no bet is taken any more.
    case closed
    /// The way to all markets.
    case seeAll
}
