extension LocalizationKey {
    static let nothingPlayed = Self("nothingPlayed", english: "Games you play appear here")
    static let recentlyPlayed = Self("recentlyPlayed", english: "Recently played")
}
