extension LocalizationKey {
    static let transactionPlaced = Self("transactionPlaced", english: "Placed")
    static let transactionTax = Self("transactionTax", english: "Tax")
    /// What a screen reader says of money that came.
    static let spokenReceived = Self("spokenReceived", english: "received {amount}")
    /// What a screen reader says of money that went.
    static let spokenPaid = Self("spokenPaid", english: "paid {amount}")
    /// What a screen reader says of money that is to come.
    static let spokenToReceive = Self("spokenToReceive", english: "to be received {amount}")
    /// What a screen reader says of money that is to go.
    static let spokenToPay = Self("spokenToPay", english: "to be paid {amount}")
    /// What a screen reader says of money that did not come.
    static let spokenNotReceived = Self("spokenNotReceived", english: "not received {amount}")
    /// What a screen reader says of money that did not go.
    static let spokenNotPaid = Self("spokenNotPaid", english: "not paid {amount}")
}
