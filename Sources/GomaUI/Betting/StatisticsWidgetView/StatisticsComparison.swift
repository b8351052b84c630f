import struct Foundation.Decimal

/// One number of each of two, against each other.
public struct StatisticsComparison: Codable, Hashable, Sendable {
    /// What is counted, ready to read.
    public var title: String
    /// The number at the left.
    @Limited<StatisticsFigure> public var home: Amount
    /// The number at the right.
    @Limited<StatisticsFigure> public var away: Amount
    /// Whether the numbers are shares of a hundred.
    public var isPercentage: Bool

    public init(title: String, home: Amount, away: Amount, isPercentage: Bool = false) {
        self.title = title
        self.home = home
        self.away = away
        self.isPercentage = isPercentage
    }
}
