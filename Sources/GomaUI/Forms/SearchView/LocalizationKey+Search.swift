extension LocalizationKey {
    static let recentSearches = Self("recentSearches", english: "Recent searches")
    static let clearSearch = Self("clearSearch", english: "Clear")
    static let nothingFound = Self("nothingFound", english: "Nothing found")
    static let searchFailed = Self("searchFailed", english: "The search failed")
}
