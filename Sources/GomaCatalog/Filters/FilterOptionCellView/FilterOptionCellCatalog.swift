extension FilterOptionCellDisplayState {
    /// The gallery's "Sport".
    public static let football = Self(id: "football", kind: .sport, title: "Football", icon: .football)
    /// The gallery's "Sort order".
    public static let popular = Self(id: "popular", kind: .sortBy, title: "Popular", icon: .flame)
    /// The gallery's "League".
    public static let premierLeague = Self(id: "premier", kind: .league, title: "Premier League", icon: .trophy)
    /// The gallery's "Selected". The customer has chosen it.
    public static let selectedLeague = Self(
        id: "premier", kind: .league, title: "Premier League", icon: .trophy, isSelected: true)
    /// The gallery's "Short".
    public static let nba = Self(id: "nba", kind: .league, title: "NBA", icon: .basketball)
    /// The gallery's "Medium". Without a picture.
    public static let tennis = Self(id: "tennis", kind: .sport, title: "Tennis")
    /// The gallery's "Long". The title is cut where room ends.
    public static let championsLeague = Self(
        id: "champions", kind: .league, title: "UEFA Champions League", icon: .trophy)
}

/// The page of a filter's pill in the gallery.
public enum FilterOptionCellCatalog: CatalogEntry {
    public typealias ComponentType = FilterOptionCellView

    public static let category = Category.filters
    public static let subcategory = "Cells"
    public static let summary = "A filter with what is chosen for it."
    public static let tags = ["filter", "pill"]
    public static let defaultWidth = 24
    public static let variants: [Variant<FilterOptionCellDisplayState>] = [
        Variant("Sport", .football),
        Variant("Sort order", .popular),
        Variant("League", .premierLeague),
        Variant("Selected", .selectedLeague, summary: "The customer has chosen it"),
        Variant("Short", .nba),
        Variant("Medium", .tennis, summary: "Without a picture"),
        Variant("Long", .championsLeague, summary: "The title is cut where room ends"),
    ]
    public static let plays = [
        Play(
            "Change the filter", state: "Sort order",
            """
            press Tab
            frame "focused"
            press Enter
            expect call "FilterOptionCell.openChoices()"
            expect request "do what \\"Popular\\" says"
            """)
    ]
}
