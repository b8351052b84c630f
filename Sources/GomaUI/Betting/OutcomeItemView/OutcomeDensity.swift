/// The room that an outcome takes.
public enum OutcomeDensity: String, CaseIterable, Codable, Hashable, Sendable {
    /// One row without a border, for prices in running text and dense tables.
    case small
    /// Name and price on one row, at either end of it.
    case compact
    /// Name above price.
    case regular
    /// Name above price, with room above and below.
    case large

    /// Whether name and price share a row.
    var isLow: Bool { self == .small || self == .compact }

    /// Rows of an outcome, its border included.
    var height: Int {
        switch self {
        case .small: 1
        case .compact: 3
        case .regular: 4
        case .large: 6
        }
    }
}
