import struct Foundation.Decimal

/// A deposit and its bonus in one sum.
public struct DepositBonusInfoDisplayState: DisplayState {
    /// Before the caption; `nil` for none.
    public var icon: Pictogram?
    /// What the sum is of, such as "Your deposit + Bonus".
    public var caption: String
    /// As it is written before the sum; empty for the number alone.
    public var currency: String
    /// The sum, in whole units of the currency; `nil` while nothing has been entered.
    @LimitedIfPresent<MoneyAmount> public var amount: Amount?

    public static let blank = Self(icon: nil, caption: "", currency: "")

    public init(icon: Pictogram? = .gift, caption: String, currency: String, amount: Amount? = nil) {
        self.icon = icon
        self.caption = caption
        self.currency = currency
        self.amount = amount
    }
}
