extension LocalizationKey {
    static let keyShowGroup = Self("keyShowGroup", english: "show the group")
    static let marketGroupAll = Self("marketGroupAll", english: "All")
    static let marketGroupLive = Self("marketGroupLive", english: "Live")
    static let marketGroupPopular = Self("marketGroupPopular", english: "Popular")
    static let marketGroupSets = Self("marketGroupSets", english: "Sets")
    static let marketGroupGames = Self("marketGroupGames", english: "Games")
    static let marketGroupPlayers = Self("marketGroupPlayers", english: "Players")
}
