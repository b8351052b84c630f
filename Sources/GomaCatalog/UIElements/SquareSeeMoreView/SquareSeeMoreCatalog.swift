extension SquareSeeMoreDisplayState {
    static let counted = Self(destination: "slots", count: 1240)
    static let ownWords = Self(destination: "live-casino", title: "All live tables", count: 36)
}

enum SquareSeeMoreCatalog: CatalogEntry {
    typealias ComponentType = SquareSeeMoreView

    static let category = Category.uiElements
    static let subcategory = "Navigation"
    static let summary = "The last tile of a grid, which leads to all of it."
    static let tags = ["tile", "grid", "casino", "more"]
    static let defaultWidth = 20
    static let requests: [any ComponentRequest] = [OpenPage("all-games")]
    static let variants: [Variant<SquareSeeMoreDisplayState>] = [
        Variant("Default", .init(destination: "all-games")),
        Variant("Counted", .counted, summary: "How many more there are"),
        Variant("Own words", .ownWords, summary: "The grid says itself what there is more of"),
    ]
    static let plays = [
        Play(
            "See more", state: "Default",
            """
            press Tab
            frame "The tile has the focus"
            press Enter
            expect call "SquareSeeMore.seeMore()"
            expect request app:open-page page=all-games
            frame "Pressed"
            wait 0.2s
            frame "At rest"
            """)
    ]
}
