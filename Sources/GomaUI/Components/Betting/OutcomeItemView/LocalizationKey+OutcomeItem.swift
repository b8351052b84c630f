/// Texts that the component brings itself.
extension LocalizationKey {
    public static let boosted = Self("boosted", english: "boosted")
    public static let unavailable = Self("unavailable", english: "Unavailable")
    public static let keyShowOutcome = Self("keyShowOutcome", english: "more about the outcome")
}
