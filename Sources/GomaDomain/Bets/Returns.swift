import Foundation

/// The returns of a bet if it wins, in exact amounts of two digits, so that the lines of a summary add up.
package struct Returns: Hashable, Sendable {
    /// Stake times odds.
    package let winnings: Amount
    /// What a boost adds to the winnings.
    package let bonus: Amount
    /// The most that is paid, where the bet would bring more; `nil` where it does not.
    package let limit: Amount?

    /// All that is paid.
    package var payout: Amount { winnings + bonus }

    /// The most that any bet pays: ten billion units of the currency.
    package static let greatest: Amount = 10_000_000_000

    /// - Parameters:
    ///   - factor: what the stake is multiplied by; 0 where nothing is won.
    ///   - ways: the bets among which the stake is divided, and whose odds the factor is the sum of.
    ///   - boost: share of the winnings that is added, such as 0.1 for a tenth.
    ///   - most: what is paid at most.
    package init(
        stake: Amount, times factor: Amount, dividedBy ways: Amount = 1, boost: Amount = 0,
        upTo most: Amount = greatest
    ) {
        let most = most.rounded()
        let product = Self.cents(stake, times: factor, dividedBy: ways)
        winnings = min(product, most)
        let added = Self.cents(winnings, times: boost, dividedBy: 1)
        bonus = min(added, most - winnings)
        limit = product > winnings || added > bonus ? most : nil
    }

    /// More than any limit; a product that has too many digits to be one counts as this.
    private static let beyondLimits = greatest * 2

    /// A product, rounded once; nothing of what is none, or is no number.
    private static func cents(_ amount: Amount, times factor: Amount, dividedBy ways: Amount) -> Amount {
        guard amount.isFinite, factor.isFinite, amount > 0, factor > 0, ways > 0 else { return 0 }
        let product = amount * factor
        guard product.isFinite else { return beyondLimits }
        let part = ways == 1 ? product : product / ways
        return part < beyondLimits ? part.rounded() : beyondLimits
    }
}
