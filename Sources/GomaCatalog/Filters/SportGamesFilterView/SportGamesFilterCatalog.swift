extension SportGamesFilterDisplayState {
    static let two = Self(title: "Sports", sports: [.selectedFootball, .basketball])
    static let three = Self(title: "Sports", sports: [.selectedFootball, .basketball, .tennis])
    static let four = Self(title: "Sports", sports: [.selectedFootball] + others)
    static let noneSelected = Self(title: "Sports", sports: [.football] + others)
    static let oneDisabled = Self(title: "Sports", sports: [.football, .tennis, .disabled])
    static let collapsed = Self(title: "Sports", sports: [.selectedFootball] + others, isCollapsed: true)
    static let collapsedTop = Self(
        title: "Top sports", sports: [.football, .basketball], isCollapsed: true)

    private static let others: [SportTypeSelectorItemDisplayState] = [
        .basketball, .tennis, SportTypeSelectorItemDisplayState(id: "cricket", name: "Cricket", icon: .cricket),
    ]
}

enum SportGamesFilterCatalog: CatalogEntry {
    typealias ComponentType = SportGamesFilterView

    static let category = Category.filters
    static let subcategory = "Panels"
    static let summary = "A panel with a tile for each sport, of which one can be chosen."
    static let tags = ["filter", "selection", "sport", "tile", "panel"]
    static let children: [any StandardComponent.Type] = [SportTypeSelectorItemView.self]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [
        ChooseItem(id: "basketball", group: "sports"), ClearChoice(group: "sports"),
    ]
    static let variants: [Variant<SportGamesFilterDisplayState>] = [
        Variant("Two", .two, summary: "The first one chosen"),
        Variant("Three", .three, summary: "The last tile leaves a gap"),
        Variant("Four", .four),
        Variant("Second chosen", .noneSelected.with { $0.sports.choose("basketball") }),
        Variant("Last chosen", .noneSelected.with { $0.sports.choose("cricket") }),
        Variant("None chosen", .noneSelected, summary: "Events of all sports show"),
        Variant("One disabled", .oneDisabled, summary: "Nothing of a sport is on offer now"),
        Variant("Collapsed", .collapsed, summary: "Says what is chosen"),
        Variant("Collapsed, none chosen", .collapsedTop),
        Variant("Empty", .init(title: "Sports", sports: [])),
    ]
    static let plays = [
        Play(
            "Choose and take back", state: "None chosen",
            """
            focus basketball
            press Enter
            expect call "SportGamesFilter.selectSport(id: \\"basketball\\")"
            press Down Space
            expect call "SportGamesFilter.selectSport(id: \\"cricket\\")"
            frame "another"
            focus reset
            press Enter
            expect call "SportGamesFilter.reset()"
            frame "all sports"
            """),
        Play(
            "Open and close", state: "Collapsed",
            """
            focus header
            press Enter
            expect call "SportGamesFilter.toggleCollapse()"
            wait 150ms
            frame "opening"
            wait 200ms
            expect "Cricket"
            press Left
            wait 350ms
            expect not "Cricket"
            """),
    ]
}
