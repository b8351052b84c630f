extension LocalizationKey {
    static let allGames = Self("allGames", english: "All")
    static let allGamesCounted = Self("allGamesCounted", english: "All {count}")
    static let keyOpenCategory = Self("keyOpenCategory", english: "show all of the category")
}
