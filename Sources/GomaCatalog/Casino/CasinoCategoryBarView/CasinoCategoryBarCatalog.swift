extension CasinoCategoryBarDisplayState {
    /// The gallery's "New games".
    public static let newGames = Self(id: "new", title: "New Games", gameCount: 41)
    /// The gallery's "Popular games".
    public static let popularGames = Self(id: "popular", title: "Popular Games", gameCount: 127)
    /// The gallery's "Slot games".
    public static let slotGames = Self(id: "slots", title: "Slot Games", gameCount: 1089)
    /// The gallery's "Live games". Nobody has counted them.
    public static let liveGames = Self(id: "live", title: "Live Games")
    /// The gallery's "Jackpot games".
    public static let jackpotGames = Self(id: "jackpots", title: "Jackpot Games", gameCount: 12)
    /// The gallery's "Short".
    public static let vip = Self(id: "vip", title: "VIP", gameCount: 5)
    /// The gallery's "Long". The title is cut where room ends, the count is not.
    public static let featured = Self(id: "featured", title: "Featured Casino Games This Week", gameCount: 234)
    /// The gallery's "Empty". There is nowhere to go.
    public static let emptyCategory = Self(id: "empty", title: "Empty Category", gameCount: 0)
}

/// The category heading's page in the gallery.
public enum CasinoCategoryBarCatalog: CatalogEntry {
    public typealias ComponentType = CasinoCategoryBarView

    public static let category = Category.casino
    public static let subcategory = "Sections"
    public static let summary = "The heading of a category of games, and the way to all of them."
    public static let tags = ["casino", "category", "heading", "count"]
    public static let variants: [Variant<CasinoCategoryBarDisplayState>] = [
        Variant("New games", .newGames),
        Variant("Popular games", .popularGames),
        Variant("Slot games", .slotGames, summary: "Thousands are grouped as the language does"),
        Variant("Live games", .liveGames, summary: "Nobody has counted them"),
        Variant("Jackpot games", .jackpotGames),
        Variant("Short", .vip),
        Variant("Long", .featured, summary: "The title is cut where room ends, the count is not"),
        Variant("Empty", .emptyCategory, summary: "There is nowhere to go"),
    ]
    public static let plays = [
        Play(
            "Open the category", state: "New games",
            """
            focus all
            press it
            expect call "CasinoCategoryBar.openCategory()"
            frame "The owner opens all 41 games"
            """),
        Play(
            "Nothing to open", state: "Empty",
            """
            press Tab Enter
            expect focus nothing
            """),
    ]
}
