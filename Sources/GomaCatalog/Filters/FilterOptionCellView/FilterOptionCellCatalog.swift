extension FilterOptionCellDisplayState {
    static let football = Self(id: "football", kind: .sport, title: "Football", icon: .football)
    static let popular = Self(id: "popular", kind: .sortBy, title: "Popular", icon: .flame)
    static let premierLeague = Self(id: "premier", kind: .league, title: "Premier League", icon: .trophy)
    static let selectedLeague = premierLeague.with { $0.isSelected = true }
    static let nba = Self(id: "nba", kind: .league, title: "NBA", icon: .basketball)
    static let tennis = Self(id: "tennis", kind: .sport, title: "Tennis")
    static let championsLeague = Self(
        id: "champions", kind: .league, title: "UEFA Champions League", icon: .trophy)
}

enum FilterOptionCellCatalog: CatalogEntry {
    typealias ComponentType = FilterOptionCellView

    static let category = Category.filters
    static let subcategory = "Cells"
    static let summary = "A filter with what is chosen for it."
    static let tags = ["filter", "pill"]
    static let defaultWidth = 24
    static let requests: [any ComponentRequest] = [OpenFilter(id: "popular")]
    static let variants: [Variant<FilterOptionCellDisplayState>] = [
        Variant("Sport", .football),
        Variant("Sort order", .popular),
        Variant("League", .premierLeague),
        Variant("Selected", .selectedLeague, summary: "The customer has chosen it"),
        Variant("Short", .nba),
        Variant("Medium", .tennis, summary: "Without a picture"),
        Variant("Long", .championsLeague, summary: "The title is cut where room ends"),
    ]
    static let plays = [
        Play(
            "Change the filter", state: "Sort order",
            """
            press Tab
            frame "focused"
            press Enter
            expect call "FilterOptionCell.openChoices()"
            expect request betting:open-filter
            """)
    ]
}
