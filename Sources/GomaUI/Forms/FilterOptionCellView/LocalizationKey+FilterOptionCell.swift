extension LocalizationKey {
    static let filterSport = Self("filterSport", english: "Sport")
    static let filterSortBy = Self("filterSortBy", english: "Sort by")
    static let filterLeague = Self("filterLeague", english: "League")
    /// A filter and what is chosen for it, as it is read aloud.
    static let filterAndChoice = Self("filterAndChoice", english: "{filter}: {choice}")
    /// What a key does that brings what else there is to choose from.
    static let keyChangeFilter = Self("keyChangeFilter", english: "change the filter")
}
