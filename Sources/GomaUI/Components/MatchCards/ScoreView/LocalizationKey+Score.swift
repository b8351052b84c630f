/// Texts that the component brings itself.
extension LocalizationKey {
    public static let spokenHome = Self("spokenHome", english: "home")
    public static let spokenAway = Self("spokenAway", english: "away")
}
