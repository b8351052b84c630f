/// Texts that the component brings itself.
extension LocalizationKey {
    static let readMore = Self("readMore", english: "Read more")
}
