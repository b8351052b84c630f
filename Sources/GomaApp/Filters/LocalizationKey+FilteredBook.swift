import GomaUI

/// Texts that a page of filters brings itself.
extension LocalizationKey {
    static let sportsTitle = Self("sportsTitle", english: "Sports")
    static let leaguesTitle = Self("leaguesTitle", english: "Countries and leagues")
    static let orderTitle = Self("orderTitle", english: "Sort by")
    static let startTitle = Self("startTitle", english: "Starts within")
    static let startHours = Self("startHours", english: "{hours}h")
    static let allSports = Self("allSports", english: "All sports")
    static let allLeagues = Self("allLeagues", english: "All leagues")
    static let orderPopular = Self("orderPopular", english: "Popular")
    static let orderSoonest = Self("orderSoonest", english: "Starting soon")
    static let orderLowestOdds = Self("orderLowestOdds", english: "Lowest odds")
    static let groupAll = Self("groupAll", english: "All")
    static let groupLive = Self("groupLive", english: "Live")
    static let groupFavorites = Self("groupFavorites", english: "Favourites")
    static let groupBig = Self("groupBig", english: "Big matches")
    static let oneMatchFound = Self("oneMatchFound", english: "{count} of {total} match")
    static let matchesFound = Self("matchesFound", english: "{count} of {total} matches")
    static let resetAllFilters = Self("resetAllFilters", english: "Reset all")
}
