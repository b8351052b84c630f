extension LocalizationKey {
    static let keyOpenPage = Self("keyOpenPage", english: "open the page")
}
