extension LocalizationKey {
    static let keyChooseAmount = Self("keyChooseAmount", english: "choose the amount")
}
