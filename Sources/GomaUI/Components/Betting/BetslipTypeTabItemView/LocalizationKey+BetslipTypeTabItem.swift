/// Texts that the component brings itself.
extension LocalizationKey {
    public static let keySwitchType = Self("keySwitchType", english: "switch to it")
}
