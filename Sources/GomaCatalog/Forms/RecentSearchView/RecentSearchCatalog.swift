extension RecentSearchDisplayState {
    /// The gallery's "Default".
    public static let liverpool = Self("Liverpool")
    /// The gallery's "Short".
    public static let short = Self("PSG")
    /// The gallery's "Medium". The last of a list has no line below it.
    public static let last = Self("Liverpool FC", showsRule: false)
    /// The gallery's "Long".
    public static let long = Self("Manchester United vs Real Madrid")
    /// The gallery's "Very long". Ends in "…".
    public static let veryLong = Self("UEFA Champions League Final 2024 Barcelona vs Manchester City")
    /// The gallery's "Removed". Takes no room.
    public static let removed = Self("Arsenal", isRemoved: true)
}

/// The page of a search of before in the gallery.
public enum RecentSearchCatalog: CatalogEntry {
    public typealias ComponentType = RecentSearchView

    public static let category = Category.forms
    public static let subcategory = "Search"
    public static let summary = "A search of before, to be repeated or taken out of the history."
    public static let tags = ["search", "history", "recent"]
    public static let defaultWidth = 44
    public static let variants: [Variant<RecentSearchDisplayState>] = [
        Variant("Default", .liverpool),
        Variant("Short", .short),
        Variant("Medium", .last, summary: "The last of a list has no line below it"),
        Variant("Long", .long),
        Variant("Very long", .veryLong, summary: "Ends in \"…\""),
        Variant("Removed", .removed, summary: "Takes no room"),
    ]
    public static let plays = [
        Play(
            "Search again", state: "Default",
            """
            press Tab Enter
            expect call "RecentSearch.repeatSearch()"
            expect request "search for \\"Liverpool\\""
            """),
        Play(
            "Take it out", state: "Long",
            """
            press Tab Del
            expect call "RecentSearch.remove()"
            expect not "Manchester"
            """),
        Play(
            "Take it out with the mouse", state: "Short",
            """
            click "×"
            expect call "RecentSearch.remove()"
            expect not "PSG"
            """),
    ]
}
