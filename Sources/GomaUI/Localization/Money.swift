import Foundation

/// An amount in a currency.
public struct Money: Codable, Hashable, Sendable {
    public var amount: Decimal
    /// As it is written before the amount, such as "XAF" or "€".
    public var currency: String

    public init(_ amount: Decimal, _ currency: String) {
        self.amount = amount
        self.currency = currency
    }
}

extension Money {
    /// An amount counted in hundredths of the currency.
    public init(hundredths: Int, _ currency: String) { self.init(Decimal(hundredths) / 100, currency) }

    /// The amount counted in hundredths of the currency, rounded half away from zero; beyond ten trillion units it
    /// counts as that many.
    public var hundredths: Int {
        guard amount.isFinite else { return 0 }
        let limit = Decimal(1_000_000_000_000_000)
        var exact = min(max(amount * 100, -limit), limit)
        var rounded = Decimal()
        NSDecimalRound(&rounded, &exact, 0, .plain)
        return NSDecimalNumber(decimal: rounded).intValue
    }
}
