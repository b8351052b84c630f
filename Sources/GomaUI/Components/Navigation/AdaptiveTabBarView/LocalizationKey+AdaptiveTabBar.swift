/// Texts that the component brings itself.
extension LocalizationKey {
    public static let keyGoThere = Self("keyGoThere", english: "go there")
}
