/// Texts that the component brings itself.
extension LocalizationKey {
    static let keyGoBack = Self("keyGoBack", english: "go back")
}
