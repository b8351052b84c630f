extension CasinoCategoryBarDisplayState {
    static let newGames = Self(id: "new", title: "New games", gameCount: 41)
    static let popularGames = Self(id: "popular", title: "Popular games", gameCount: 127)
    static let slotGames = Self(id: "slots", title: "Slot games", gameCount: 1089)
    static let liveGames = Self(id: "live", title: "Live games")
    static let jackpotGames = Self(id: "jackpots", title: "Jackpot games", gameCount: 12)
    static let featured = Self(id: "featured", title: "Featured casino games this week", gameCount: 234)
    static let emptyCategory = Self(id: "empty", title: "Empty category", gameCount: 0)
}

enum CasinoCategoryBarCatalog: CatalogEntry {
    typealias ComponentType = CasinoCategoryBarView

    static let category = Category.casino
    static let subcategory = "Sections"
    static let summary = "The heading of a category of games, and the way to all of them."
    static let tags = ["casino", "category", "heading", "count"]
    static let requests: [any ComponentRequest] = [OpenGameCategory(id: "new")]
    static let variants: [Variant<CasinoCategoryBarDisplayState>] = [
        Variant("New games", .newGames),
        Variant("Popular games", .popularGames),
        Variant("Slot games", .slotGames, summary: "Thousands are grouped as the language does"),
        Variant("Live games", .liveGames, summary: "Nobody has counted them"),
        Variant("Jackpot games", .jackpotGames),
        Variant("Short", .init(id: "vip", title: "VIP", gameCount: 5)),
        Variant("Long", .featured, summary: "The title is cut where room ends, the count is not"),
        Variant("Empty", .emptyCategory, summary: "There is nowhere to go"),
    ]
    static let plays = [
        Play(
            "Open the category", state: "New games",
            """
            focus all
            press it
            expect call "CasinoCategoryBar.openCategory()"
            frame "The owner opens all 41 games"
            """),
        Play.nothingToPress("Nothing to open", state: "Empty", by: "Tab Enter"),
    ]
}
