/// Texts that the component brings itself.
extension LocalizationKey {
    public static let cashoutAmount = Self("cashoutAmount", english: "Amount to cash out")
}
