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
