extension MarketInfoLineDisplayState {
    /// The gallery's "Default with icons". Express pick, most popular, statistics.
    public static let withIcons = Self(
        market: .init(text: "1X2 TR"), icons: [.expressPickShort, .mostPopular, .statistics], marketCount: 1235)
    /// The gallery's "Many icons". All there are.
    public static let manyIcons = Self(
        market: .init(text: "Both Teams To Score"), icons: MarketInfoIcon.allCases, marketCount: 2340)
    /// The gallery's "No icons".
    public static let noIcons = Self(market: .init(text: "Over/Under Goals"), marketCount: 567)
    /// The gallery's "No count". The only market.
    public static let noCount = Self(market: .init(text: "Match Winner"), icons: [.mostPopular])
    /// The gallery's "Long market name". The name gives way to icons and count.
    public static let longMarketName = Self(
        market: .init(text: "Very Long Market Name That Should Be Truncated To Test Layout"),
        icons: MarketInfoIcon.allCases, marketCount: 1235)
}

/// The market line's page in the gallery.
public enum MarketInfoLineCatalog: CatalogEntry {
    public typealias ComponentType = MarketInfoLineView

    public static let category = Category.betting
    public static let subcategory = "MarketDisplay"
    public static let summary = "Names the main market of a match and counts the others."
    public static let tags = ["market", "icons", "count"]
    public static let children: [any StandardComponent.Type] = [MarketNamePillLabelView.self]
    public static let defaultWidth = 60
    public static let variants: [Variant<MarketInfoLineDisplayState>] = [
        Variant("Default with icons", .withIcons, summary: "Express pick, most popular, statistics"),
        Variant("Many icons", .manyIcons, summary: "All there are"),
        Variant("No icons", .noIcons),
        Variant("No count", .noCount, summary: "The only market"),
        Variant("Long market name", .longMarketName, summary: "The name gives way to icons and count"),
    ]
}
