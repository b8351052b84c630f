extension MainFilterPillDisplayState {
    static let filter = Self()
    static let titleOnly = Self(icon: .none, showsArrow: false)
    static let pictured = Self(icon: .picture(.tools), showsArrow: false, activeCount: 2)
    static let longTitle = Self(title: "Advanced filters", activeCount: 4)

    /// Some filters in force.
    static func filter(activeCount: Int) -> Self { Self(activeCount: activeCount) }
}

enum MainFilterPillCatalog: CatalogEntry {
    typealias ComponentType = MainFilterPillView

    static let category = Category.filters
    static let subcategory = "Buttons"
    static let summary = "Opens all filters, and counts those in force."
    static let tags = ["filter", "pill", "badge"]
    static let defaultWidth = 24
    static let requests: [any ComponentRequest] = [OpenFilters()]
    static let variants: [Variant<MainFilterPillDisplayState>] = [
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
    static let plays = [
        Play(
            "Open the filters", state: "Selected 3",
            """
            press Tab
            frame "focused"
            press Enter
            expect call "MainFilterPill.openFilters()"
            expect request betting:open-filters
            """)
    ]
}
