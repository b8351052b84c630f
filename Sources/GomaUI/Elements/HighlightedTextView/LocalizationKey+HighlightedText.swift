/// Texts that the component brings itself.
extension LocalizationKey {
    static let keyOpenLink = Self("keyOpenLink", english: "open the link")
}
