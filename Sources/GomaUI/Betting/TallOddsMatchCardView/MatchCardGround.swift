/// The ground of a match card.
public enum MatchCardGround: Codable, Hashable, Sendable {
    case card
    /// Whatever is behind the card.
    case clear
    case custom(ColorRole)
}
