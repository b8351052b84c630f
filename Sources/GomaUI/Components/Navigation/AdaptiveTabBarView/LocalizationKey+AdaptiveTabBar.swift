/// Texts that the component brings itself.
extension LocalizationKey {
    static let keyGoThere = Self("keyGoThere", english: "go there")
}
