import Foundation

/// An amount of money, owned or owed: a trillion units of the currency at most.
///
/// That is a hundred times what any bet pays, and as much as a sum of such wins, a jackpot or the turnover of a year comes to in
/// currencies of many small units. Its hundredths are whole numbers that even a binary fraction has exactly.
public enum MoneyAmount: NumberRange {
    public static let range: ClosedRange<Decimal> = -1_000_000_000_000...1_000_000_000_000
}
