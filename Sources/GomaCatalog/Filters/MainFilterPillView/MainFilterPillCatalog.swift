extension MainFilterPillDisplayState {
    /// The gallery's "Not selected". No filter is in force.
    public static let filter = Self(title: "Filter")
    /// The gallery's "Title only".
    public static let titleOnly = Self(title: "Filter", icon: .none, showsArrow: false)
    /// The gallery's "With a picture".
    public static let pictured = Self(title: "Filter", icon: .picture(.tools), showsArrow: false, activeCount: 2)
    /// The gallery's "Long title". It is cut where room ends.
    public static let longTitle = Self(title: "Advanced Filters", activeCount: 4)

    /// Some filters in force.
    public static func filter(activeCount: Int) -> Self { Self(title: "Filter", activeCount: activeCount) }
}

/// The page of the pill that opens all filters in the gallery.
public enum MainFilterPillCatalog: CatalogEntry {
    public typealias ComponentType = MainFilterPillView

    public static let category = Category.filters
    public static let subcategory = "Buttons"
    public static let summary = "Opens all filters, and counts those in force."
    public static let tags = ["filter", "pill", "badge"]
    public static let defaultWidth = 24
    public static let variants: [Variant<MainFilterPillDisplayState>] = [
        Variant("Not selected", .filter, summary: "No filter is in force"),
        Variant("Selected 1", .filter(activeCount: 1)),
        Variant("Selected 3", .filter(activeCount: 3)),
        Variant("Selected 5", .filter(activeCount: 5)),
        Variant("Selected 12", .filter(activeCount: 12)),
        Variant("Selected 99", .filter(activeCount: 99)),
        Variant("More than 99", .filter(activeCount: 240), summary: "The badge counts no further"),
        Variant("Title only", .titleOnly),
        Variant("With a picture", .pictured),
        Variant("Long title", .longTitle, summary: "It is cut where room ends"),
    ]
    public static let plays = [
        Play(
            "Open the filters", state: "Selected 3",
            """
            press Tab
            frame "focused"
            press Enter
            expect call "MainFilterPill.openFilters()"
            expect request "open all filters"
            """)
    ]
}
