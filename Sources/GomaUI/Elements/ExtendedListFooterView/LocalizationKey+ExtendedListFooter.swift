/// Texts that the component brings itself.
extension LocalizationKey {
    static let keyOpenPage = Self("keyOpenPage", english: "open the page")
}
