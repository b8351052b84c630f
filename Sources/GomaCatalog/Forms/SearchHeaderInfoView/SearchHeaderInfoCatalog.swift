extension SearchHeaderInfoDisplayState {
    /// The gallery's "Loading". The answer is on its way.
    public static let loading = Self(term: "Liverpool", category: "Sports", phase: .searching)
    /// The gallery's "Results".
    public static let results = Self(term: "Liverpool", category: "Sports", phase: .found(count: 15))
    /// The gallery's "Results without count". Nobody has counted.
    public static let uncounted = Self(term: "Liverpool", category: "Sports", phase: .found(count: nil))
    /// The gallery's "No results".
    public static let nothing = Self(term: "Liverpool", category: "Sports", phase: .nothing)
    /// The gallery's "Short term".
    public static let short = Self(term: "FC", category: "Teams", phase: .found(count: 3))
    /// The gallery's "Long term". The term is cut where room ends, the count is not.
    public static let long = Self(
        term: "Manchester United Football Club", category: "Teams", phase: .found(count: 5))
    /// The gallery's "Casino".
    public static let casino = Self(term: "Jackpot", category: "Casino Games", phase: .found(count: 42))
    /// The gallery's "Large count". Thousands are grouped.
    public static let large = Self(term: "Football", category: "All", phase: .found(count: 1250))
    /// The gallery's "Without term". All of a place is shown.
    public static let withoutTerm = Self(term: "", category: "Casino Games", phase: .found(count: 318))
}

/// The page of the line above search results in the gallery.
public enum SearchHeaderInfoCatalog: CatalogEntry {
    public typealias ComponentType = SearchHeaderInfoView

    public static let category = Category.forms
    public static let subcategory = "Search"
    public static let summary = "How a search stands: on its way, how much was found, or nothing."
    public static let tags = ["search", "results", "status"]
    public static let defaultWidth = 56
    public static let waivers = [
        CoverageWaiver("use", because: "it stands by itself above the results of a page, and is only read")
    ]
    public static let variants: [Variant<SearchHeaderInfoDisplayState>] = [
        Variant("Loading", .loading, summary: "The answer is on its way"),
        Variant("Results", .results),
        Variant("Results without count", .uncounted, summary: "Nobody has counted"),
        Variant("No results", .nothing),
        Variant("Short term", .short),
        Variant("Long term", .long, summary: "The term is cut where room ends, the count is not"),
        Variant("Casino", .casino),
        Variant("Large count", .large, summary: "Thousands are grouped"),
        Variant("Without term", .withoutTerm, summary: "All of a place is shown"),
    ]
}
