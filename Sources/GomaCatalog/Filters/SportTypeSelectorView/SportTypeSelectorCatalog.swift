extension SportTypeSelectorDisplayState {
    static let many = Self(sports: twelve)
    static let screen = Self(
        sports: [.selectedFootball, .basketball, .tennis, .baseball], isScreen: true)

    private static let twelve: [SportTypeSelectorItemDisplayState] =
        [.football, .basketball, .tennis, .baseball, .hockey, .golf, .volleyball, .americanFootball]
        + [
            SportTypeSelectorItemDisplayState(id: "boxing", name: "Boxing", icon: .boxing),
            SportTypeSelectorItemDisplayState(id: "darts", name: "Darts", icon: .darts),
            SportTypeSelectorItemDisplayState(id: "racing", name: "Racing", icon: .racing),
            SportTypeSelectorItemDisplayState(id: "cricket", name: "Cricket", icon: .cricket),
        ]
}

enum SportTypeSelectorCatalog: CatalogEntry {
    typealias ComponentType = SportTypeSelectorView

    static let category = Category.filters
    static let subcategory = "Grids"
    static let summary = "A grid of sports to choose from, also as a screen of its own."
    static let tags = ["filter", "sport", "tile", "grid", "scroll"]
    static let children: [any StandardComponent.Type] = [SportTypeSelectorItemView.self]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [
        OpenSport(id: "tennis"),
        GoBack(),
    ]
    static let variants: [Variant<SportTypeSelectorDisplayState>] = [
        Variant("Default", .init(sports: [.football, .basketball, .tennis, .baseball])),
        Variant("Few", .init(sports: [.football, .basketball])),
        Variant("Many", .many, summary: "More than there is room for, which scroll"),
        Variant("One chosen", .init(sports: [.selectedFootball, .basketball, .tennis, .disabled])),
        Variant("Screen", .screen, summary: "By itself, with a way out"),
        Variant("Empty", .init(sports: [])),
        Variant("Empty screen", .init(sports: [], isScreen: true)),
    ]
    static let plays = [
        Play(
            "Choose", state: "Default",
            """
            focus tennis
            press Enter
            expect call "SportTypeSelector.selectSport(id: \\"tennis\\")"
            expect request betting:open-sport id=tennis
            frame "chosen"
            """),
        Play(
            "Scroll", state: "Many",
            """
            focus cricket
            frame "at the end"
            press PgUp
            frame "a page back"
            """),
        Play(
            "Leave", state: "Screen",
            """
            focus cancel
            press Enter
            expect call "SportTypeSelector.cancel()"
            expect request app:go-back
            """),
    ]
}
