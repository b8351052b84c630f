/// Texts that the component brings itself.
extension LocalizationKey {
    public static let keyShowGroup = Self("keyShowGroup", english: "show the group")
}
