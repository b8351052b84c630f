/// Texts that the component brings itself.
extension LocalizationKey {
    static let keySwitchType = Self("keySwitchType", english: "switch to it")
}
