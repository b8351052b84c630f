/// Texts that the component brings itself.
extension LocalizationKey {
    static let transactionPlaced = Self("transactionPlaced", english: "Placed")
    static let transactionTax = Self("transactionTax", english: "Tax")
    /// What a screen reader says of money that came.
    static let spokenReceived = Self("spokenReceived", english: "received {amount}")
    /// What a screen reader says of money that went.
    static let spokenPaid = Self("spokenPaid", english: "paid {amount}")
}
