extension LeaguesFilterDisplayState {
    static let expanded = Self(leagues: [.premierLeague, .laLiga, .bundesliga, .serieA])
    static let allSelected = Self(leagues: [
        FilterOption(id: "all", title: "All leagues", icon: .globe, count: 1_112, tintsIcon: false, isAll: true),
        .premierLeague, .laLiga, .bundesliga, .serieA,
    ])
    static let middleSelected = expanded.with { $0.selectedID = "bundesliga" }
    static let missingChoice = Self(leagues: [.premierLeague, .laLiga], selectedID: "serie-a")
    static let withZero = Self(leagues: [
        .premierLeague, FilterOption(id: "ligue-1", title: "Ligue 1", icon: .football, count: 0), .serieA,
    ])
    static let longName = Self(leagues: [
        FilterOption(
            id: "uefa-groups", title: "UEFA Champions League Group Stage and Play-offs", icon: .trophy, count: 16),
        FilterOption(id: "short", title: "Short", icon: .football, count: 10),
    ])
    static let many = Self(title: "Football leagues", leagues: tenLeagues)
    static let scrolling = Self(leagues: tenLeagues + smallLeagues, selectedID: "allsvenskan")
    static let searching = Self(leagues: tenLeagues + smallLeagues, searchText: "liga")

    private static let tenLeagues: [FilterOption] = [
        .premierLeague, .laLiga, .bundesliga, .serieA,
        FilterOption(id: "champions-league", title: "Champions League", icon: .trophy, count: 16),
        FilterOption(id: "europa-league", title: "Europa League", icon: .trophy, count: 12),
        FilterOption(id: "mls", title: "MLS", icon: .football, count: 28),
        FilterOption(id: "eredivisie", title: "Eredivisie", icon: .football, count: 18),
        FilterOption(id: "primeira-liga", title: "Primeira Liga", icon: .football, count: 16),
        FilterOption(id: "ligue-1", title: "Ligue 1", icon: .football, count: 20),
    ]
    private static let smallLeagues = [
        ("super-lig", "Süper Lig", 19), ("ekstraklasa", "Ekstraklasa", 9), ("allsvenskan", "Allsvenskan", 8),
        ("liga-1", "Liga 1", 0), ("superligaen", "Superligaen", 6), ("eliteserien", "Eliteserien", 8),
    ].map { FilterOption(id: $0.0, title: $0.1, icon: .football, count: $0.2) }
}

extension FilterOption {
    static let premierLeague = Self(id: "premier-league", title: "Premier League", icon: .football, count: 32)
    static let laLiga = Self(id: "la-liga", title: "La Liga", icon: .football, count: 28)
    static let bundesliga = Self(id: "bundesliga", title: "Bundesliga", icon: .football, count: 25)
    static let serieA = Self(id: "serie-a", title: "Serie A", icon: .football, count: 27)
}

enum LeaguesFilterCatalog: CatalogEntry {
    typealias ComponentType = LeaguesFilterView

    static let category = Category.filters
    static let subcategory = "Panels"
    static let summary = "A panel of leagues that opens and closes, one of which can be chosen."
    static let tags = ["filter", "selection", "league", "panel", "search"]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [
        ChooseItem(id: "bundesliga", group: "leagues"), ClearChoice(group: "leagues"),
    ]
    static let variants: [Variant<LeaguesFilterDisplayState>] = [
        Variant("Expanded", .expanded, summary: "Four leagues, none chosen"),
        Variant("All chosen", .allSelected, summary: "Nothing is limited, which has a row of its own"),
        Variant("First chosen", .expanded.with { $0.selectedID = "premier-league" }),
        Variant("Middle chosen", .middleSelected),
        Variant("Missing choice", .missingChoice, summary: "No row is marked, and the choice can be taken back"),
        Variant("Collapsed", .middleSelected.with { $0.isCollapsed = true }, summary: "Says what is chosen"),
        Variant("Few", .init(leagues: [.premierLeague, .laLiga])),
        Variant("With zero", .withZero, summary: "A league without events says so"),
        Variant("Long name", .longName, summary: "A name is cut before its count"),
        Variant("Many", .many, summary: "Ten leagues, all in view"),
        Variant("Scrolling", .scrolling, summary: "The chosen one is brought into view"),
        Variant("Search", .searching, summary: "Those that were found"),
        Variant("Nothing found", .searching.with { $0.searchText = "curling" }),
        Variant("Empty", .init(leagues: [])),
    ]
    static let plays = [
        Play(
            "Choose and take back", state: "Expanded",
            """
            focus options
            press Down Down Enter
            expect call "LeaguesFilter.selectFilter(id: \\"bundesliga\\")"
            frame "chosen"
            focus reset
            press Enter
            expect call "LeaguesFilter.reset()"
            frame "all again"
            """),
        Play(
            "Close and open", state: "Middle chosen",
            """
            focus header
            press Left
            expect call "LeaguesFilter.toggleCollapse()"
            wait 150ms
            frame "closing"
            wait 200ms
            expect not "Serie A"
            press Right
            wait 350ms
            expect "Serie A"
            press Enter
            wait 350ms
            expect not "Serie A"
            frame "closed"
            """),
        Play(
            "Search", state: "Scrolling",
            """
            focus options
            press /
            expect focus search
            type "super"
            expect call "LeaguesFilter.search(for: \\"super\\")"
            expect "2 of 16"
            press Down
            frame "found"
            press Enter
            expect call "LeaguesFilter.selectFilter(id: \\"superligaen\\")"
            press Esc
            expect call "LeaguesFilter.search(for: \\"\\")"
            frame "all again"
            """),
    ]
}
