extension RecentSearchDisplayState {
    static let last = Self("Liverpool FC", showsRule: false)
    static let long = Self("Manchester United vs Real Madrid")
    static let veryLong = Self("UEFA Champions League Final 2024 Barcelona vs Manchester City")
}

enum RecentSearchCatalog: CatalogEntry {
    typealias ComponentType = RecentSearchView

    static let category = Category.forms
    static let subcategory = "Search"
    static let summary = "A search of before, to be repeated or taken out of the history."
    static let tags = ["search", "history", "recent"]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [
        SearchText("Liverpool"), ForgetSearch("PSG"),
    ]
    static let variants: [Variant<RecentSearchDisplayState>] = [
        Variant("Default", .init("Liverpool")),
        Variant("Short", .init("PSG")),
        Variant("Medium", .last, summary: "The last of a list has no line below it"),
        Variant("Long", .long),
        Variant("Very long", .veryLong, summary: "Ends in \"…\""),
        Variant("Removed", .init("Arsenal", isRemoved: true), summary: "Takes no room"),
    ]
    static let plays = [
        Play(
            "Search again", state: "Default",
            """
            press Tab Enter
            expect call "RecentSearch.repeatSearch()"
            expect request app:search text=Liverpool
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
