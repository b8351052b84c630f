/// Texts that the component brings itself.
extension LocalizationKey {
    public static let acceptOddsChange = Self("acceptOddsChange", english: "Accept odds changes")
    public static let learnMore = Self("learnMore", english: "Learn more")
}
