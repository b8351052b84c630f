import Foundation

/// The returns of a bet if it wins, in exact amounts of two digits, so that the lines of a summary add up.
package struct BetReturns: Hashable, Sendable {
    /// Stake times odds.
    package let winnings: Money
    /// What a boost adds to the winnings.
    package let bonus: Money
    /// All that is paid.
    package let payout: Money
    /// The most that is paid, where the bet would bring more; `nil` where it does not.
    package let limit: Money?

    /// - Parameters:
    ///   - odds: decimal odds of all selections together; `nil` where there are none, and so no returns.
    ///   - boost: share of the winnings that is added.
    ///   - most: what is paid at most, in units of the stake's currency.
    package init(stake: Money, odds: Odds?, boost: Percentage?, upTo most: Amount = StakeLimits.greatestWinnings) {
        let most = most.rounded()
        let winnings = odds.map { Self.cents(stake.amount, times: $0.value) } ?? 0
        let paid = min(winnings, most)
        let bonus = boost.map { Self.cents(paid, times: $0.value * Self.hundredth) } ?? 0
        let added = min(bonus, most - paid)
        self.winnings = Money(paid, stake.currency)
        self.bonus = Money(added, stake.currency)
        payout = Money(paid + added, stake.currency)
        limit = winnings > paid || bonus > added ? Money(most, stake.currency) : nil
    }

    /// More than any limit; a product that has too many digits to be one counts as this.
    private static let beyondLimits = StakeLimits.greatestWinnings * 2

    private static let hundredth = Amount(hundredths: 1)

    /// A product, rounded once; nothing of what is none, or is no number.
    private static func cents(_ amount: Amount, times factor: Amount) -> Amount {
        guard amount.isFinite, factor.isFinite, amount > 0, factor > 0 else { return 0 }
        let product = amount * factor
        return product.isFinite && product < beyondLimits ? product.rounded() : beyondLimits
    }
}
