import Foundation

/// The rules by which a bonus comes on top of a deposit.
package struct DepositBonus: Codable, Hashable, Sendable {
    /// What comes on top of the deposit, in percent of it.
    package let percentage: Amount
    /// The most that comes on top; `nil` for no end.
    package let cap: Amount?
    /// The least deposit that brings a bonus.
    package let minimum: Amount
    /// How many times the bonus has to be staked before it is the customer's.
    package let turnover: Amount

    package init(percentage: Amount, cap: Amount? = nil, minimum: Amount = 0, turnover: Amount = 0) {
        self.percentage = percentage
        self.cap = cap
        self.minimum = minimum
        self.turnover = turnover
    }

    /// What comes on top of a deposit, rounded to hundredths; nothing below the least deposit.
    package func amount(for deposit: Amount) -> Amount {
        guard deposit >= minimum else { return 0 }
        let share = max((deposit * percentage / 100).rounded(), 0)
        return cap.map { max(min(share, $0.rounded()), 0) } ?? share
    }

    /// What has to be staked for a bonus, rounded to hundredths.
    package func turnover(for bonus: Amount) -> Turnover { Turnover(required: (bonus * turnover).rounded()) }
}
