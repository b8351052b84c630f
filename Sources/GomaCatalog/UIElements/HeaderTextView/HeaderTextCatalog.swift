extension HeaderTextDisplayState {
    static let suggestedEvents = Self(title: "Suggested Events")
    static let popularMatches = Self(title: "Popular Matches")
    static let liveNow = Self(title: "Live Now")
    static let live = Self(title: "Live")
    static let topPicks = Self(title: "Today’s Top Picks")
    static let long = Self(title: "Premier League Highlights & Featured Matches")
    static let trending = Self(title: "TRENDING NOW")
}

enum HeaderTextCatalog: CatalogEntry {
    typealias ComponentType = HeaderTextView

    static let category = Category.uiElements
    static let subcategory = "Headers"
    static let summary = "A heading above a group in a list."
    static let tags = ["heading", "list", "section"]
    static let variants: [Variant<HeaderTextDisplayState>] = [
        Variant("Suggested events", .suggestedEvents),
        Variant("Popular matches", .popularMatches),
        Variant("Category", .liveNow),
        Variant("Short", .live),
        Variant("Medium", .topPicks),
        Variant("Long", .long, summary: "Goes on in a second row"),
        Variant("All capitals", .trending),
    ]
    static let waivers = [
        CoverageWaiver("use", because: "it stands by itself above a group of a list, and is only read")
    ]
}
