import Foundation

/// The stakes that are taken, from the least to the most.
package struct StakeRange: Hashable, Sendable {
    /// A reason why a stake is not taken, with the end that it is beyond.
    package enum Problem: Error, Hashable, Sendable {
        case below(Amount)
        case above(Amount)
    }

    package let minimum: Amount
    package let maximum: Amount

    /// The smallest coin, below which nothing can be staked.
    package static let coin = Amount(hundredths: 1)

    package init(_ minimum: Amount, _ maximum: Amount) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The least that is taken, a coin at least.
    package var least: Amount { max(minimum, Self.coin) }

    /// Why a stake is not taken; `nil` where it is, both ends included.
    package func problem(with stake: Amount) -> Problem? {
        if stake < least { return .below(least) }
        return stake > maximum ? .above(maximum) : nil
    }
}
