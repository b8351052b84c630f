import Foundation

/// An entry of a wallet's history.
package struct Transaction: Codable, Hashable, Sendable, Identifiable {
    /// The purpose of an entry: for what money came, or went.
    package enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
        case deposit, bonus, stake, payout, cashOut, refund, withdrawal
        /// A bonus became the customer's: nothing came, and what was a bonus is cash.
        case bonusReleased
        case bonusExpired
        /// What a place in a tournament brings.
        case prize
    }

    /// The progress of an entry.
    package enum Status: Codable, Hashable, Sendable {
        /// A withdrawal that is on its way, or a stake on what is not decided.
        case pending
        case done
        /// Taken back by the customer.
        case cancelled
    }

    package let id: String
    package let kind: Kind
    /// What came, and what went where it is negative.
    package let funds: Funds
    package let moment: Date
    package internal(set) var status: Status
    /// All that was there afterwards.
    package let balance: Amount
    /// The stake that something was paid for, or the bonus that a stake took a part of or that came; `nil` for none.
    package let reference: String?

    /// What came, or what went where it is negative.
    package var amount: Amount { funds.total }

    /// What it changed for good: nothing where it was taken back.
    package var effect: Funds {
        switch status {
        case .pending, .done: funds
        case .cancelled: .none
        }
    }
}

extension Sequence<Transaction> {
    /// Those of some kinds in a time, the latest first, and of the same moment the one that was entered last.
    /// - Parameter time: without its end; all times where `nil`.
    package func history(
        of kinds: Set<Transaction.Kind> = Set(Transaction.Kind.allCases), in time: Range<Date>? = nil
    ) -> [Transaction] {
        enumerated().filter { kinds.contains($0.element.kind) && time?.contains($0.element.moment) != false }
            .sorted { ($0.element.moment, $0.offset) > ($1.element.moment, $1.offset) }
            .map(\.element)
    }
}
