extension LocalizationKey {
    static let inSportsbook = Self("inSportsbook", english: "You’re in Sportsbook")
    static let inCasino = Self("inCasino", english: "You’re in Casino")
}
