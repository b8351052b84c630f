extension SportSelectorCellDisplayState {
    static let football = Self(id: "football", title: "Football", icon: .football)
    static let selected = Self(id: "football", title: "Football", icon: .football, isSelected: true)
    static let golf = Self(id: "golf", title: "Golf", icon: .golf)
    static let basketball = Self(id: "basketball", title: "Basketball", icon: .basketball)
    static let long = Self(id: "nfl", title: "American Football and Rugby", icon: .americanFootball)
}

enum SportSelectorCellCatalog: CatalogEntry {
    typealias ComponentType = SportSelectorCellView

    static let category = Category.filters
    static let subcategory = "Cells"
    static let summary = "The current sport, which can be changed."
    static let tags = ["filter", "pill", "sport"]
    static let defaultWidth = 24
    static let requests: [any ComponentRequest] = [OpenSports(current: "football")]
    static let variants: [Variant<SportSelectorCellDisplayState>] = [
        Variant("Sport", .football),
        Variant("Selected", .selected, summary: "The customer has chosen it"),
        Variant("Short", .golf),
        Variant("Medium", .basketball),
        Variant("Long", .long, summary: "The name is cut where room ends"),
        Variant("Without a picture", .init(id: "tennis", title: "Tennis")),
    ]
    static let plays = [
        Play(
            "Change the sport", state: "Sport",
            """
            press Tab
            frame "focused"
            press Space
            expect call "SportSelectorCell.openSports()"
            expect request betting:open-sports
            """)
    ]
}
