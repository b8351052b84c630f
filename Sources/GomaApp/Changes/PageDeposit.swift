import Foundation

/// The amount that the customer of a page is about to pay in, and what comes on top of it.
struct PageDeposit: Hashable, Sendable {
    /// Hundredths of the amount that come on top of it.
    let bonusShare: Int
    /// As it is written before amounts.
    let currency: String
    /// What is chosen, in whole units of the currency; `nil` for nothing.
    var amount: Decimal?

    /// What comes on top, rounded to hundredths; nothing while nothing is chosen.
    var bonus: Decimal { DepositBonus(percentage: Decimal(bonusShare)).amount(for: amount ?? 0) }

    /// Both together; `nil` while nothing is chosen.
    var sum: Decimal? { amount.map { $0 + bonus } }
}
