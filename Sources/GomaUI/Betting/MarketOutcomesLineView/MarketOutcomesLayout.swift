/// The arrangement of a market's prices.
public enum MarketOutcomesLayout: String, CaseIterable, Codable, Hashable, Sendable {
    /// Up to three beside each other.
    case row
    /// Two beside each other and two below them; an odd last one has its row to itself.
    case grid

    /// Prices shown at most.
    public var capacity: Int { columns * rows }

    /// Prices in one row at most.
    var columns: Int { self == .row ? OutcomeRowsView.mostColumns : 2 }

    private var rows: Int { self == .row ? 1 : 2 }
}
