/// The content of a line of outcomes.
public enum MarketOutcomesLineMode: String, CaseIterable, Codable, Hashable, Sendable {
    /// The prices.
    case outcomes
    /// A notice that no bet is taken now.
    case suspended
    /// The way to all markets.
    case seeAll
}
