/// Texts that the component brings itself.
extension LocalizationKey {
    static let leagues = Self("leagues", english: "Leagues")
}
