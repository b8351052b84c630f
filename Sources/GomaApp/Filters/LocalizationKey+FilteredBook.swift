/// Texts that a page of filters brings itself.
extension LocalizationKey {
    static let sportsTitle = Self("sportsTitle", english: "Sports")
    static let leaguesTitle = Self("leaguesTitle", english: "Countries and leagues")
    static let orderTitle = Self("orderTitle", english: "Sort by")
    static let startTitle = Self("startTitle", english: "Starts within")
    static let startHours = Self("startHours", english: "{hours}h")
    static let allSports = Self("allSports", english: "All sports")
    static let allLeagues = Self("allLeagues", english: "All leagues")
    static let oneMatchFound = Self("oneMatchFound", english: "{count} of {total} match")
    static let matchesFound = Self("matchesFound", counted: "{count} of {total} matches")
    static let resetAllFilters = Self("resetAllFilters", english: "Reset all")
}

extension MatchGroup {
    var title: LocalizationKey {
        switch self {
        case .all: LocalizationKey("groupAll", english: "All")
        case .live: LocalizationKey("groupLive", english: "Live")
        case .favorites: LocalizationKey("groupFavorites", english: "Favourites")
        case .big: LocalizationKey("groupBig", english: "Big matches")
        }
    }
}

extension MatchOrder {
    var title: LocalizationKey {
        switch self {
        case .popular: LocalizationKey("orderPopular", english: "Popular")
        case .soonest: LocalizationKey("orderSoonest", english: "Starting soon")
        case .lowestOdds: LocalizationKey("orderLowestOdds", english: "Lowest odds")
        }
    }
}
