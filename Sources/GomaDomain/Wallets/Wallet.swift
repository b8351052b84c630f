import Foundation

/// A customer's money in one currency, and how it came to be: no balance is ever below zero, and the history adds up to them.
///
/// Every operation has an identity, so that one that arrives twice is done once. One that is refused changes nothing, apart
/// from bonuses whose time was over by then.
package struct Wallet: Codable, Hashable, Sendable {
    /// The reasons why something is not done.
    package enum Refusal: Error, Hashable, Sendable {
        /// No amount that can be paid: ``Amount/isPayable``.
        case amount
        /// Something of that identity has been done already.
        case known
        /// More than there is for it.
        case aboveBalance(Amount)
        /// There is no stake, or withdrawal, of that identity.
        case unknown
        /// The stake has been paid out or back, or the withdrawal has ended.
        case over
        /// Another bonus is to be wagered first.
        case bonusOpen
        /// A bonus came by the same offer.
        case offerUsed
        case offer(Offer.Refusal)
    }

    package let currency: String
    package internal(set) var funds = Funds.none
    /// In the order in which they were entered.
    package internal(set) var transactions: [Transaction] = []
    /// All that ever came, the latest last; one at most is wagered at a time.
    package internal(set) var bonuses: [Bonus] = []

    package init(currency: String) { self.currency = currency }

    /// What can be paid out.
    package var withdrawable: Amount { funds.cash }
    /// What came with offers, and is to be wagered.
    package var bonus: Amount { funds.bonus }
    /// All that can be staked.
    package var total: Amount { funds.total }

    /// All that has been paid out, or is on its way.
    package var withdrawn: Amount { -transactions.filter { $0.kind == .withdrawal }.map(\.effect.total).reduce(0, +) }

    /// The bonus that is being wagered; `nil` for none.
    package var openBonus: Bonus? { openIndex.map { bonuses[$0] } }
}
