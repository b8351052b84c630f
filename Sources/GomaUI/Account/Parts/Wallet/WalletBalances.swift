import Foundation

/// The balances of a customer, by what they can be used for; all in whole units of one currency.
public struct WalletBalances: Codable, Hashable, Sendable {
    /// As it is written before amounts, such as "XAF".
    public var currency: String
    /// All there is, as the account says.
    @Limited<MoneyAmount> public var total: Decimal
    /// What can be bet with freely.
    @Limited<MoneyAmount> public var current: Decimal
    /// What came with offers.
    @Limited<MoneyAmount> public var bonus: Decimal
    /// What came back of lost stakes.
    @Limited<MoneyAmount> public var cashback: Decimal
    /// What can be paid out.
    @Limited<MoneyAmount> public var withdrawable: Decimal

    public init(
        currency: String, total: Decimal, current: Decimal, bonus: Decimal, cashback: Decimal, withdrawable: Decimal
    ) {
        self.currency = currency
        self.total = total
        self.current = current
        self.bonus = bonus
        self.cashback = cashback
        self.withdrawable = withdrawable
    }

    /// Money is paid in, or comes back from a withdrawal that was taken back; another currency is nobody's here.
    public mutating func receive(_ money: Money) {
        guard money.currency == currency, money.amount > 0 else { return }
        total += money.amount
        current += money.amount
        withdrawable += money.amount
    }

    /// Francs, counted in hundredths.
    package static func hundredths(
        total: Int, current: Int = 0, bonus: Int = 0, cashback: Int = 0, withdrawable: Int = 0
    ) -> Self {
        Self(
            currency: "XAF", total: Decimal(total) / 100, current: Decimal(current) / 100,
            bonus: Decimal(bonus) / 100, cashback: Decimal(cashback) / 100, withdrawable: Decimal(withdrawable) / 100)
    }
}
