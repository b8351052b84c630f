/// Texts that the component brings itself.
extension LocalizationKey {
    static let betResult = Self("betResult", english: "Result")
}
