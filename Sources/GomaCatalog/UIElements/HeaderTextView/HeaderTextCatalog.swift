extension HeaderTextDisplayState {
    static let live = Self(title: "Live")
    static let long = Self(title: "Premier League highlights & featured matches")
}

enum HeaderTextCatalog: CatalogEntry {
    typealias ComponentType = HeaderTextView

    static let category = Category.uiElements
    static let subcategory = "Headers"
    static let summary = "A heading above a group in a list."
    static let tags = ["heading", "list", "section"]
    static let variants: [Variant<HeaderTextDisplayState>] = [
        Variant("Suggested events", .init(title: "Suggested events")),
        Variant("Popular matches", .init(title: "Popular matches")),
        Variant("Category", .init(title: "Live now")),
        Variant("Short", .live),
        Variant("Medium", .init(title: "Today’s top picks")),
        Variant("Long", .long, summary: "Goes on in a second row"),
        Variant("All capitals", .init(title: "TRENDING NOW")),
    ]
    static let waivers = [
        CoverageWaiver("use", because: "it stands by itself above a group of a list, and is only read")
    ]
}
