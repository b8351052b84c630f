/// Texts that the component brings itself.
extension LocalizationKey {
    static let keyChooseAmount = Self("keyChooseAmount", english: "choose the amount")
}
