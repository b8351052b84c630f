import Foundation

/// What a bet brings if it wins, in exact amounts of two digits, so that the lines of a summary add up.
struct BetReturns: Hashable, Sendable {
    /// Stake times odds.
    let winnings: Money
    /// What a boost adds to the winnings.
    let bonus: Money
    /// All that is paid.
    let payout: Money

    /// - Parameters:
    ///   - odds: decimal odds of all selections together; `nil` where there are none, and so no returns.
    ///   - boost: share of the winnings that is added.
    init(stake: Money, odds: Double?, boost: Percentage?) {
        let price = odds.flatMap(Self.decimal) ?? 0
        let winnings = Self.rounded(stake.amount * price)
        let bonus = Self.rounded(winnings * (boost?.value ?? 0) / 100)
        self.winnings = Money(winnings, stake.currency)
        self.bonus = Money(bonus, stake.currency)
        payout = Money(winnings + bonus, stake.currency)
    }

    /// Odds as they are written: `1.85`, rather than the binary fraction that is nearest to it.
    private static func decimal(_ odds: Double) -> Decimal? { odds.isFinite ? Decimal(string: "\(odds)") : nil }

    /// Two digits after the separator, half away from zero.
    private static func rounded(_ amount: Decimal) -> Decimal {
        var exact = amount
        var rounded = Decimal()
        NSDecimalRound(&rounded, &exact, 2, .plain)
        return rounded
    }
}
