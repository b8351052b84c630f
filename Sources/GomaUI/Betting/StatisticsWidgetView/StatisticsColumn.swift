import struct Foundation.Decimal

/// One of several numbers in a row, such as the goals of a month.
public struct StatisticsColumn: Codable, Hashable, Sendable {
    /// What it belongs to, in a word.
    public var name: String
    /// What has been counted, from zero upwards.
    @Limited<StatisticsFigure> public var value: Amount

    public init(name: String, value: Amount) {
        self.name = name
        self.value = value
    }
}
