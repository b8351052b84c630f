extension LocalizationKey {
    static let spokenHome = Self("spokenHome", english: "home")
    static let spokenAway = Self("spokenAway", english: "away")
}
