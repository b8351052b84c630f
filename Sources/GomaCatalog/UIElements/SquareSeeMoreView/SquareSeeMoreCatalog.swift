extension SquareSeeMoreDisplayState {
    /// The gallery's "Default".
    public static let allGames = Self(destination: "All games")
    /// The gallery's "Counted". How many more there are.
    public static let counted = Self(destination: "Slots", count: 1240)
    /// The gallery's "Own words". The grid says itself what there is more of.
    public static let ownWords = Self(destination: "Live casino", title: "All live tables", count: 36)
}

/// The tile's page in the gallery.
public enum SquareSeeMoreCatalog: CatalogEntry {
    public typealias ComponentType = SquareSeeMoreView

    public static let category = Category.uiElements
    public static let subcategory = "Navigation"
    public static let summary = "The last tile of a grid, which leads to all of it."
    public static let tags = ["tile", "grid", "casino", "more"]
    public static let defaultWidth = 20
    public static let variants: [Variant<SquareSeeMoreDisplayState>] = [
        Variant("Default", .allGames),
        Variant("Counted", .counted, summary: "How many more there are"),
        Variant("Own words", .ownWords, summary: "The grid says itself what there is more of"),
    ]
    public static let plays = [
        Play(
            "See more", state: "Default",
            """
            press Tab
            frame "The tile has the focus"
            press Enter
            expect call "SquareSeeMore.seeMore()"
            expect request "open the page All games"
            frame "Pressed"
            wait 0.2s
            frame "At rest"
            """)
    ]
}
