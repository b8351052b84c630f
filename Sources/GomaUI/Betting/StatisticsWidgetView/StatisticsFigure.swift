import struct Foundation.Decimal

/// A figure of a statistic: counted, measured, or a share of a hundred.
public enum StatisticsFigure: NumberRange {
    public static let range: ClosedRange<Amount> = -999_999_999...999_999_999
}
