extension LocalizationKey {
    static let keySwitchType = Self("keySwitchType", english: "switch to it")
}
