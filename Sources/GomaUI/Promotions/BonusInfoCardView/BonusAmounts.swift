/// The choice of a bonus's amounts that are shown.
public enum BonusAmounts: String, CaseIterable, Codable, Hashable, Sendable {
    /// What the bonus was, on one line.
    case simple
    /// What the bonus was, and what is left of it.
    case combined
}
