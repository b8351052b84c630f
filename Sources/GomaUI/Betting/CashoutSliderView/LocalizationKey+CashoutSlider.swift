/// Texts that the component brings itself.
extension LocalizationKey {
    static let cashoutAmount = Self("cashoutAmount", english: "Amount to cash out")
    /// What Enter on the slider does.
    static let keyCashOutAmount = Self("keyCashOutAmount", english: "cash out the amount")
}
