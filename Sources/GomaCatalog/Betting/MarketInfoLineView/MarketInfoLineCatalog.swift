extension MarketInfoLineDisplayState {
    static let withIcons = Self(
        market: .init(id: "1x2-tr", text: "1X2 TR"), icons: [.expressPickShort, .mostPopular, .statistics],
        marketCount: 1235)
    static let manyIcons = Self(
        market: .init(id: "both-teams-to-score", text: "Both teams to score"), icons: MarketInfoIcon.allCases,
        marketCount: 2340)
    static let noIcons = Self(market: .init(id: "over-under-goals", text: "Over/under goals"), marketCount: 567)
    static let noCount = Self(market: .init(id: "match-winner", text: "Match winner"), icons: [.mostPopular])
    static let longMarketName = Self(
        market: .init(
            id: "very-long-market-name-that-should-be-truncated-to-test-layout",
            text: "Very long market name that should be truncated to test layout"),
        icons: MarketInfoIcon.allCases, marketCount: 1235)
}

enum MarketInfoLineCatalog: CatalogEntry {
    typealias ComponentType = MarketInfoLineView

    static let category = Category.betting
    static let subcategory = "MarketDisplay"
    static let summary = "Names the main market of a match and counts the others."
    static let tags = ["market", "icons", "count"]
    static let children: [any StandardComponent.Type] = [MarketNamePillLabelView.self]
    static let defaultWidth = 60
    static let variants: [Variant<MarketInfoLineDisplayState>] = [
        Variant("Default with icons", .withIcons, summary: "Express pick, most popular, statistics"),
        Variant("Many icons", .manyIcons, summary: "All there are"),
        Variant("No icons", .noIcons),
        Variant("No count", .noCount, summary: "The only market"),
        Variant("Long market name", .longMarketName, summary: "The name gives way to icons and count"),
    ]
}
