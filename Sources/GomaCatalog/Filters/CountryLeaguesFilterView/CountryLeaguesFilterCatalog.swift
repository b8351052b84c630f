extension CountryLeaguesFilterDisplayState {
    static let basic = Self(title: "Popular countries", countries: [.england, .france, .germany])
    static let countryExpanded = Self(
        title: "Popular countries", countries: [.england.expanded, .france, .germany])
    static let leagueSelected = countryExpanded.with { $0.selectedID = "championship" }
    static let countryCollapsed = Self(
        title: "Popular countries", countries: [.england, .france.expanded, .germany], selectedID: "championship")
    static let wholeCountry = Self(
        title: "Popular countries",
        countries: [
            CountryLeagues(
                id: "england", title: "England", code: "ENG",
                leagues: [
                    FilterOption(
                        id: "england_all", title: "All of England", icon: .trophy, count: 49, tintsIcon: false,
                        isAll: true)
                ] + CountryLeagues.england.leagues, isExpanded: true),
            .france,
        ], selectedID: "england_all")
    static let missingChoice = Self(
        title: "Popular countries", countries: [.france.expanded, .germany], selectedID: "championship")
    static let withoutEvents = Self(
        title: "All countries",
        countries: [
            CountryLeagues(
                id: "iceland", title: "Iceland", code: "ISL",
                leagues: [FilterOption(id: "besta-deild", title: "Besta deild", count: 0)], isExpanded: true),
            CountryLeagues(id: "faroes", title: "Faroe Islands", leagues: []),
        ])
    static let many = Self(title: "All countries", countries: manyCountries)
    static let scrolling = Self(
        title: "All countries", countries: manyCountries.map(\.expanded), selectedID: "international-15")
    static let searching = Self(title: "All countries", countries: manyCountries, searchText: "league en")

    private static let manyCountries: [CountryLeagues] = [
        CountryLeagues(
            id: "england", title: "England", code: "ENG",
            leagues: CountryLeagues.england.leagues + [
                FilterOption(id: "league-one", title: "League One", count: 24),
                FilterOption(id: "league-two", title: "League Two", count: 0),
            ]),
        .france, .germany,
        CountryLeagues(
            id: "italy", title: "Italy", code: "ITA",
            leagues: [FilterOption(id: "serie-a", title: "Serie A", count: 20)]),
        CountryLeagues(
            id: "spain", title: "Spain", code: "ESP",
            leagues: [FilterOption(id: "la-liga", title: "La Liga", count: 20)]),
        CountryLeagues(
            id: "international", title: "International", code: "INT",
            leagues: (1...23).map {
                FilterOption(id: "international-\($0)", title: "International Cup \($0)", count: $0 * 60)
            }),
    ]
}

extension CountryLeagues {
    static let england = Self(
        id: "england", title: "England", code: "ENG",
        leagues: [
            FilterOption(id: "premier-league", title: "Premier League", count: 25),
            FilterOption(id: "championship", title: "Championship", count: 24),
        ])
    static let france = Self(
        id: "france", title: "France", code: "FRA",
        leagues: [FilterOption(id: "ligue-1", title: "Ligue 1", count: 20)])
    static let germany = Self(
        id: "germany", title: "Germany", code: "GER",
        leagues: [FilterOption(id: "bundesliga", title: "Bundesliga", count: 18)])

    /// With its leagues in view.
    fileprivate var expanded: Self { with { $0.isExpanded = true } }
}

enum CountryLeaguesFilterCatalog: CatalogEntry {
    typealias ComponentType = CountryLeaguesFilterView

    static let category = Category.filters
    static let subcategory = "Sports"
    static let summary = "Countries that open to show their leagues, one of which can be chosen."
    static let tags = ["filter", "selection", "league", "country", "tree", "panel", "search"]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [
        ChooseItem(id: "championship", group: "country-leagues"), ClearChoice(group: "country-leagues"),
    ]
    static let variants: [Variant<CountryLeaguesFilterDisplayState>] = [
        Variant("Basic", .basic, summary: "All countries closed, none chosen"),
        Variant("Country expanded", .countryExpanded),
        Variant("League chosen", .leagueSelected, summary: "Its country is marked too"),
        Variant("Country collapsed", .countryCollapsed, summary: "It holds the choice, and says so"),
        Variant("All of a country", .wholeCountry, summary: "It adds nothing to the country's events"),
        Variant("Missing choice", .missingChoice, summary: "Nothing is marked, and the choice can be taken back"),
        Variant("Panel collapsed", .leagueSelected.with { $0.isCollapsed = true }, summary: "Says what is chosen"),
        Variant("Without events", .withoutEvents, summary: "A league, and a country"),
        Variant("Many countries", .many, summary: "Their leagues can be searched"),
        Variant("Everything open", .scrolling, summary: "The choice is brought into view"),
        Variant("Search", .searching, summary: "By the names of leagues and countries"),
        Variant("Nothing found", .searching.with { $0.searchText = "curling" }),
        Variant("Empty", .init(title: "All countries", countries: [])),
    ]
    static let plays = [
        Play(
            "Into a country and out", state: "Basic",
            """
            focus options
            press Right
            expect call "CountryLeaguesFilter.toggleCountry(id: \\"england\\")"
            press Right
            frame "in the country"
            press Down Enter
            expect call "CountryLeaguesFilter.selectFilter(id: \\"championship\\")"
            frame "chosen"
            press Left Left
            expect not "Premier League"
            frame "closed, and marked"
            """),
        Play(
            "Close and take back", state: "League chosen",
            """
            focus header
            press Enter
            expect call "CountryLeaguesFilter.toggleCollapse()"
            wait 150ms
            frame "closing"
            wait 200ms
            press Right
            wait 350ms
            focus reset
            press Enter
            expect call "CountryLeaguesFilter.reset()"
            frame "nothing chosen"
            """),
        Play(
            "Search", state: "Many countries",
            """
            focus search
            type "spain"
            expect call "CountryLeaguesFilter.search(for: \\"spain\\")"
            press Enter
            expect call "CountryLeaguesFilter.selectFilter(id: \\"la-liga\\")"
            frame "found and chosen"
            press Esc
            frame "its country is open"
            """),
    ]
}
