/// Texts that the component brings itself.
extension LocalizationKey {
    static let keyShowGroup = Self("keyShowGroup", english: "show the group")
}
