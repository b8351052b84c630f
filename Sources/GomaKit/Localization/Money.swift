import Foundation

/// An amount in a currency.
public struct Money: Codable, Hashable, Sendable {
    /// In whole units of the currency, such as 12.5 for twelve euros and a half.
    @Limited<MoneyAmount> public var amount: Decimal
    /// As it is written before the amount, such as "XAF" or "€".
    public var currency: String

    /// An amount, or the nearest that there can be; nothing for what is no number.
    public init(_ amount: Decimal, _ currency: String) {
        self.amount = amount.isFinite ? amount : 0
        self.currency = currency
    }
}

extension Money: UnlabelledValues {
    package static var unlabelledValueCount: Int { 2 }
}

extension Money {
    /// An amount counted in hundredths of the currency.
    public init(hundredths: Int, _ currency: String) { self.init(Decimal(hundredths) / 100, currency) }

    /// A share of the amount, such as 96 of 100, rounded to hundredths; all of it where the whole is nothing.
    package func share(_ part: Int, of whole: Int) -> Money {
        guard whole != 0 else { return self }
        return Money(hundredths: Money(amount * Decimal(part) / Decimal(whole), currency).hundredths, currency)
    }

    /// The amount counted in hundredths of the currency, rounded half away from zero.
    package var hundredths: Int { NSDecimalNumber(decimal: (amount * 100).rounded(to: 0)).intValue }
}
