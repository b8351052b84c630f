extension SportSelectorCellDisplayState {
    /// The gallery's "Sport".
    public static let football = Self(id: "football", title: "Football", icon: .football)
    /// The gallery's "Selected". The customer has chosen it.
    public static let selected = Self(id: "football", title: "Football", icon: .football, isSelected: true)
    /// The gallery's "Short".
    public static let golf = Self(id: "golf", title: "Golf", icon: .golf)
    /// The gallery's "Medium".
    public static let basketball = Self(id: "basketball", title: "Basketball", icon: .basketball)
    /// The gallery's "Long". The name is cut where room ends.
    public static let long = Self(id: "nfl", title: "American Football and Rugby", icon: .americanFootball)
    /// The gallery's "Without a picture".
    public static let textOnly = Self(id: "tennis", title: "Tennis")
}

/// The page of the current sport's pill in the gallery.
public enum SportSelectorCellCatalog: CatalogEntry {
    public typealias ComponentType = SportSelectorCellView

    public static let category = Category.filters
    public static let subcategory = "Cells"
    public static let summary = "The current sport, which can be changed."
    public static let tags = ["filter", "pill", "sport"]
    public static let defaultWidth = 24
    public static let variants: [Variant<SportSelectorCellDisplayState>] = [
        Variant("Sport", .football),
        Variant("Selected", .selected, summary: "The customer has chosen it"),
        Variant("Short", .golf),
        Variant("Medium", .basketball),
        Variant("Long", .long, summary: "The name is cut where room ends"),
        Variant("Without a picture", .textOnly),
    ]
    public static let plays = [
        Play(
            "Change the sport", state: "Sport",
            """
            press Tab
            frame "focused"
            press Space
            expect call "SportSelectorCell.openSports()"
            expect request "do what \\"Football\\" says"
            """)
    ]
}
