extension GeneralFilterBarDisplayState {
    static let standard = Self(
        id: "football", sports: [.football],
        items: [
            .popular,
            FilterOptionCellDisplayState(id: "leagues", kind: .league, title: "All leagues", icon: .trophy),
        ], mainFilter: .filter)
    static let basketball = Self(
        id: "basketball", sports: [.basketball],
        items: [
            FilterOptionCellDisplayState(id: "recent", kind: .sortBy, title: "Recent", icon: .clock),
            FilterOptionCellDisplayState(id: "nba", kind: .league, title: "NBA", icon: .trophy, isSelected: true),
        ], mainFilter: .filter(activeCount: 1))
    static let chosenSports = Self(
        id: "sports", sports: [.selected, SportSelectorCellDisplayState(id: "golf", title: "Golf", isSelected: true)],
        items: [.popular], mainFilter: .filter(activeCount: 2))
    static let sportOnly = Self(
        id: "tennis", sports: [SportSelectorCellDisplayState(id: "tennis", title: "Tennis", icon: .tennis)], items: [],
        mainFilter: .filter)
    static let noSport = Self(
        id: "no-sport",
        items: [
            FilterOptionCellDisplayState(id: "alphabet", kind: .sortBy, title: "A-Z"),
            FilterOptionCellDisplayState(id: "champions", kind: .league, title: "Champions League", icon: .trophy),
        ], mainFilter: .filter)
    static let leagues = Self(
        id: "leagues",
        items: [
            .selectedLeague,
            FilterOptionCellDisplayState(id: "la-liga", kind: .league, title: "La Liga", icon: .trophy),
            FilterOptionCellDisplayState(
                id: "serie-a", kind: .league, title: "Serie A", icon: .trophy, isSelected: true),
        ], mainFilter: .filter(activeCount: 2))
    static let single = Self(id: "single", items: [.popular], mainFilter: .filter)
    static let many = Self(
        id: "many",
        sports: [.football, .basketball, SportSelectorCellDisplayState(id: "tennis", title: "Tennis", icon: .tennis)],
        items: [
            .popular,
            FilterOptionCellDisplayState(id: "top", kind: .league, title: "Top leagues", icon: .trophy),
        ], mainFilter: .filter(activeCount: 12))
    static let empty = Self(id: "empty", items: [], mainFilter: .filter)
    static let titleOnly = Self(id: "title", sports: [.football], items: [.popular], mainFilter: .titleOnly)
    static let pictured = Self(id: "picture", sports: [.football], items: [.popular], mainFilter: .pictured)
    static let longTitle = Self(id: "long", sports: [.football], items: [.popular], mainFilter: .longTitle)
}

enum GeneralFilterBarCatalog: CatalogEntry {
    typealias ComponentType = GeneralFilterBarView

    static let category = Category.filters
    static let subcategory = "Bars"
    static let summary = "The filters of a page, and the way to all of them."
    static let tags = ["filter", "pill", "scroll", "badge"]
    static let children: [any StandardComponent.Type] = [
        MainFilterPillView.self, SportSelectorCellView.self, FilterOptionCellView.self,
    ]
    static let defaultWidth = 72
    static let requests: [any ComponentRequest] = [
        OpenSports(current: "football"),
        OpenFilter(id: "popular"),
        OpenFilters(),
    ]
    static let variants: [Variant<GeneralFilterBarDisplayState>] = [
        Variant("Default", .standard),
        Variant("Basketball", .basketball, summary: "A league that the customer has chosen"),
        Variant("Sport only", .sportOnly),
        Variant("Two sports", .chosenSports, summary: "Both chosen by the customer"),
        Variant("No sport", .noSport),
        Variant("Three leagues", .leagues, summary: "Two of them chosen by the customer"),
        Variant("Single", .single),
        Variant("Many", .many, summary: "Every sport has its pill, and there are more than there is room for"),
        Variant("Title only", .titleOnly),
        Variant("With a picture", .pictured),
        Variant("Long title", .longTitle, summary: "It takes no more room than the filters leave"),
        Variant("No items", .empty, summary: "Only the way to all filters"),
    ]
    static let plays = [
        Play(
            "Change a filter", state: "Default",
            """
            press Tab
            frame "The sport has the focus"
            press Enter
            expect call "GeneralFilterBar.changeSport(id: \\"football\\")"
            expect request betting:open-sports
            press Right Enter
            expect call "GeneralFilterBar.changeFilter(id: \\"popular\\")"
            expect request betting:open-filter
            """),
        Play(
            "Through all filters to all of them", state: "Many",
            """
            press Tab Right Right Right Right
            frame "The last filter glides into view"
            wait 200ms
            expect "Top leagues ▌"
            frame "The last filter has been scrolled to"
            press Right
            frame "The pill at the end stays where it is"
            press Enter
            expect call "MainFilterPill.openFilters()"
            expect request betting:open-filters
            """),
        Play(
            "Each sport by itself", state: "Many",
            """
            press Tab Right Enter
            expect call "GeneralFilterBar.changeSport(id: \\"basketball\\")"
            expect request betting:open-sports current=basketball
            press Right Enter
            expect request betting:open-sports current=tennis
            """),
    ]
}
