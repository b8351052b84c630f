/// Texts that the component brings itself.
extension LocalizationKey {
    static let noQuickLinks = Self("noQuickLinks", english: "No shortcuts for now")
}
