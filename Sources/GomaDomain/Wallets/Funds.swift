import Foundation

/// Money by what it may be used for.
package struct Funds: Codable, Hashable, Sendable {
    /// The kinds of money.
    package enum Part: Codable, Hashable, Sendable { case cash, bonus }

    /// What is the customer's.
    package var cash: Amount
    /// What can be staked, and is the customer's once it has been wagered.
    package var bonus: Amount

    package static let none = Funds()

    package init(cash: Amount = 0, bonus: Amount = 0) {
        self.cash = cash
        self.bonus = bonus
    }

    package var total: Amount { cash + bonus }

    /// What an amount up to the total takes from either, the named one first.
    package func taking(_ amount: Amount, first part: Part) -> Funds {
        switch part {
        case .cash:
            let cash = min(amount, cash)
            return Funds(cash: cash, bonus: amount - cash)
        case .bonus:
            let bonus = min(amount, bonus)
            return Funds(cash: amount - bonus, bonus: bonus)
        }
    }

    /// An amount in the proportion of these: the cash is rounded to hundredths, and the bonus is what is left, so that they
    /// add up.
    package func sharing(_ amount: Amount) -> Funds {
        guard total != 0 else { return Funds(cash: amount) }
        let cash = (amount * cash / total).rounded()
        return Funds(cash: cash, bonus: amount - cash)
    }

    package static func + (one: Funds, other: Funds) -> Funds {
        Funds(cash: one.cash + other.cash, bonus: one.bonus + other.bonus)
    }

    package static prefix func - (funds: Funds) -> Funds { Funds(cash: -funds.cash, bonus: -funds.bonus) }
}
