import Foundation

/// The returns of a bet if it wins, in the currency of its stake.
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
        let returns = Returns(
            stake: stake.amount, times: odds?.value ?? 0, boost: (boost?.value ?? 0) * Self.hundredth, upTo: most)
        winnings = Money(returns.winnings, stake.currency)
        bonus = Money(returns.bonus, stake.currency)
        payout = Money(returns.payout, stake.currency)
        limit = returns.limit.map { Money($0, stake.currency) }
    }

    private static let hundredth = Amount(hundredths: 1)
}
