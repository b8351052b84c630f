/// How much room an outcome takes.
public enum OutcomeDensity: String, CaseIterable, Codable, Hashable, Sendable {
    /// Name above price.
    case regular
    /// Name and price on one row, at either end of it.
    case compact
}
