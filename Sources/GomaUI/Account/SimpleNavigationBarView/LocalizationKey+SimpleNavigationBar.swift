extension LocalizationKey {
    static let keyGoBack = Self("keyGoBack", english: "go back")
}
