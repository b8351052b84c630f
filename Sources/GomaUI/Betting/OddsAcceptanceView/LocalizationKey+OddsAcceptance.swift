extension LocalizationKey {
    static let acceptOddsChange = Self("acceptOddsChange", english: "Accept odds changes")
    static let learnMore = Self("learnMore", english: "Learn more")
    static let keyAcceptOddsChange = Self("keyAcceptOddsChange", english: "accept odds changes or not")
    static let keyLearnMore = Self("keyLearnMore", english: "learn more")
}
