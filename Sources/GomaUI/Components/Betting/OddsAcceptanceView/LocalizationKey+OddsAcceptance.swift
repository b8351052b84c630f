/// Texts that the component brings itself.
extension LocalizationKey {
    public static let acceptOddsChange = Self("acceptOddsChange", english: "Accept odds changes")
    public static let learnMore = Self("learnMore", english: "Learn more")
    public static let keyAcceptOddsChange = Self("keyAcceptOddsChange", english: "accept odds changes or not")
    public static let keyLearnMore = Self("keyLearnMore", english: "learn more")
}
