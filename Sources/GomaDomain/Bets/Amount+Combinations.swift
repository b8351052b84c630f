import Foundation

extension Sequence<Amount> {
    /// The products of all choices of so many of these factors, added up: what a system bet is worth. Sums end at a value that
    /// is beyond all limits of winnings.
    package func sumOfProducts(choosing count: Int) -> Amount {
        var sums: [Amount] = [1] + Array(repeating: 0, count: count)
        for factor in self {
            for size in sums.indices.dropFirst().reversed() {
                sums[size] = Swift.min(sums[size] + sums[size - 1] * factor, beyondLimits)
            }
        }
        return sums[count]
    }
}

/// A factor that takes the smallest coin beyond any limit, however many bets it is divided among, and can be multiplied by the
/// greatest odds.
private let beyondLimits = Amount(sign: .plus, exponent: 30, significand: 1)
