extension SearchHeaderInfoDisplayState {
    static let loading = Self(term: "Liverpool", category: "Sports", phase: .searching)
    static let results = Self(term: "Liverpool", category: "Sports", phase: .found(count: 15))
    static let uncounted = Self(term: "Liverpool", category: "Sports", phase: .found(count: nil))
    static let nothing = Self(term: "Liverpool", category: "Sports", phase: .nothing)
    static let long = Self(
        term: "Manchester United Football Club", category: "Teams", phase: .found(count: 5))
    static let large = Self(term: "Football", category: "All", phase: .found(count: 1250))
    static let withoutTerm = Self(term: "", category: "Casino games", phase: .found(count: 318))
}

enum SearchHeaderInfoCatalog: CatalogEntry {
    typealias ComponentType = SearchHeaderInfoView

    static let category = Category.forms
    static let subcategory = "Search"
    static let summary = "How a search stands: on its way, how much was found, or nothing."
    static let tags = ["search", "results", "status"]
    static let defaultWidth = 56
    static let variants: [Variant<SearchHeaderInfoDisplayState>] = [
        Variant("Loading", .loading, summary: "The answer is on its way"),
        Variant("Results", .results),
        Variant("Results without count", .uncounted, summary: "Nobody has counted"),
        Variant("No results", .nothing),
        Variant("Short term", .init(term: "FC", category: "Teams", phase: .found(count: 3))),
        Variant("Long term", .long, summary: "The term is cut where room ends, the count is not"),
        Variant("Casino", .init(term: "Jackpot", category: "Casino games", phase: .found(count: 42))),
        Variant("Large count", .large, summary: "Thousands are grouped"),
        Variant("Without term", .withoutTerm, summary: "All of a place is shown"),
    ]
    static let plays = [
        Play(
            "The answer is on its way", state: "Loading",
            """
            expect "..."
            wait 500ms
            expect not "."
            frame "The dots begin again"
            wait 1s
            expect ".."
            expect not "..."
            wait 500ms
            expect "..."
            """)
    ]
}
