extension LocalizationKey {
    static let keyOpenLink = Self("keyOpenLink", english: "open the link")
}
