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
    ///   - factor: what the stake is multiplied by, on average of the bets among which it is divided; 0 where nothing is won.
    ///   - boost: share of the winnings that is added, such as 0.1 for a tenth.
    ///   - most: what is paid at most.
    package init(stake: Amount, times factor: Amount, boost: Amount = 0, upTo most: Amount = greatest) {
        let most = most.rounded()
        let product = Self.cents(stake, times: factor)
        winnings = min(product, most)
        let added = Self.cents(winnings, times: boost)
        bonus = min(added, most - winnings)
        limit = product > winnings || added > bonus ? most : nil
    }

    /// More than any limit; a product that has too many digits to be one counts as this.
    private static let beyondLimits = greatest * 2

    /// Digits after the separator that count of a product: a `Decimal` has more of any payout.
    private static let exactDigits = 26

    /// A product in hundredths; nothing of what is none, or is no number.
    private static func cents(_ amount: Amount, times factor: Amount) -> Amount {
        guard amount.isFinite, factor.isFinite, amount > 0, factor > 0 else { return 0 }
        let product = amount * factor
        guard product.isFinite, product < beyondLimits else { return beyondLimits }
        // A third of half a hundredth ends in threes, three of them in nines: they are half a hundredth all the same.
        return product.rounded(to: exactDigits).rounded()
    }
}
