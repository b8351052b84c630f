/// Texts that the component brings itself.
extension LocalizationKey {
    static let partialCashout = Self("partialCashout", english: "Partial Cashout")
}
