/// The look of a market's name among others.
public enum MarketNamePillStyle: Codable, Hashable, Sendable {
    case standard
    /// The market that matters most here.
    case highlighted
    /// A market that is not offered now.
    case disabled
    /// Other roles than the brand's; without a ground, what is behind shows.
    case custom(border: ColorRole, text: ColorRole, ground: ColorRole?)
}
