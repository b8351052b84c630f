extension HeaderTextDisplayState {
    /// The gallery's "Suggested events".
    public static let suggestedEvents = Self(title: "Suggested Events")
    /// The gallery's "Popular matches".
    public static let popularMatches = Self(title: "Popular Matches")
    /// The gallery's "Category".
    public static let liveNow = Self(title: "Live Now")
    /// The gallery's "Short".
    public static let live = Self(title: "Live")
    /// The gallery's "Medium".
    public static let topPicks = Self(title: "Today’s Top Picks")
    /// The gallery's "Long". Goes on in a second row.
    public static let long = Self(title: "Premier League Highlights & Featured Matches")
    /// The gallery's "All capitals".
    public static let trending = Self(title: "TRENDING NOW")
}

/// The heading's page in the gallery.
public enum HeaderTextCatalog: CatalogEntry {
    public typealias ComponentType = HeaderTextView

    public static let category = Category.uiElements
    public static let subcategory = "Headers"
    public static let summary = "A heading above a group in a list."
    public static let tags = ["heading", "list", "section"]
    public static let variants: [Variant<HeaderTextDisplayState>] = [
        Variant("Suggested events", .suggestedEvents),
        Variant("Popular matches", .popularMatches),
        Variant("Category", .liveNow),
        Variant("Short", .live),
        Variant("Medium", .topPicks),
        Variant("Long", .long, summary: "Goes on in a second row"),
        Variant("All capitals", .trending),
    ]
    public static let waivers = [
        CoverageWaiver("use", because: "it stands by itself above a group of a list, and is only read")
    ]
}
