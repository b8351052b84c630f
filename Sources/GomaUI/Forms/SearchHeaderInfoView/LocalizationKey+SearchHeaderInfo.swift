extension LocalizationKey {
    static let searchingFor = Self("searchingFor", english: "Searching")
    static let showingResults = Self("showingResults", english: "Showing results for")
    static let noResults = Self("noResults", english: "No results for")
    static let searchTerm = Self("searchTerm", english: "\"{term}\"")
}
