extension LocalizationKey {
    static let betResult = Self("betResult", english: "Result")
}
