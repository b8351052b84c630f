import Foundation

/// A stake as it has been typed, read in the customer's language.
struct StakeEntry: Hashable, Sendable {
    /// What the text says; `nil` where it says no amount.
    let amount: Decimal?
    let isEmpty: Bool

    init(_ text: String, in localization: any LocalizationProvider) {
        amount = AmountReader(localization).amount(in: text)
        isEmpty = text.allSatisfy(\.isWhitespace)
    }

    /// A stake that is known.
    init(amount: Decimal) {
        self.amount = amount
        isEmpty = false
    }

    /// Why it cannot be taken; `nil` where it can, and while nothing has been typed.
    func problem(keeping limits: StakeLimits) -> StakeProblem? {
        guard !isEmpty else { return nil }
        guard let amount else { return .notANumber }
        return limits.problem(with: amount)
    }

    /// What is staked with so much more; `nil` where what has been typed is no amount to add to.
    func adding(_ more: Int) -> Decimal? {
        guard !isEmpty else { return Decimal(more) }
        return amount.map { $0 + Decimal(more) }
    }
}
