extension LocalizationKey {
    static let fullCashout = Self("fullCashout", english: "Full cashout")
    static let partialCashout = Self("partialCashout", english: "Partial cashout")
}
