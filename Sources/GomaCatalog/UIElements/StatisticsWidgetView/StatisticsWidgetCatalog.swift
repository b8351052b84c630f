extension StatisticsWidgetDisplayState {
    static let football = Self(id: "football", tabs: footballTabs(.notLoaded))
    static let headToHead = Self(id: "head-to-head", tabs: footballTabs(.loaded))
    static let form = Self(id: "form", tabs: footballTabs(.loaded), selectedTabIndex: 1)
    static let teamStats = Self(id: "team-stats", tabs: footballTabs(.loaded), selectedTabIndex: 2)
    static let lastMatches = Self(id: "last-matches", tabs: footballTabs(.loaded), selectedTabIndex: 3)
    static let tennis = Self(
        id: "tennis",
        tabs: [
            StatisticsTab(
                id: "head-to-head", title: "Head to head", phase: .loaded,
                content: .headToHead(
                    StatisticsHeadToHead(
                        sides: StatisticsSides(home: "R. Nadal", away: "N. Djokovic"), homeWins: 3, draws: nil,
                        awayWins: 5,
                        results: [
                            StatisticsResult(
                                home: "R. Nadal", away: "N. Djokovic", homeScore: 1, awayScore: 2,
                                competition: "Roland Garros",
                                date: CalendarMoment(year: 2024, month: 6, day: 4, hour: 13, minute: 30))
                        ]))),
            tennisAces,
        ])
    static let columns = Self(id: "columns", tabs: [tennisAces])
    static let loading = Self(id: "loading", tabs: footballTabs(.loading))
    static let refreshing = Self(id: "refreshing", tabs: footballTabs(.refreshing), selectedTabIndex: 2)
    static let failed = Self(
        id: "failed",
        tabs: footballTabs(.loaded).failingFirst(.told("Network connection failed")))
    static let toBeRefused = Self(id: "refused", tabs: footballTabs(.notLoaded), selectedTabIndex: 1)
    static let toBeRefusedOnce = Self(
        id: "refused-once", tabs: footballTabs(.loaded).failingFirst(.refused))
    static let toBeLost = Self(id: "times-out", tabs: footballTabs(.notLoaded), selectedTabIndex: 2)
    static let noData = Self(
        id: "no-data",
        tabs: [StatisticsTab(id: "form", title: "Form", phase: .loaded, content: .form([]))])
    static let empty = Self(id: "empty", tabs: [])
    static let longNames = Self(
        id: "long-names",
        tabs: [
            StatisticsTab(
                id: "stats", title: "Statistics of the season", phase: .loaded,
                content: .comparison(
                    sides: StatisticsSides(
                        home: "Wolverhampton Wanderers Football Club",
                        away: "Borussia Verein für Leibesübungen 1900 Mönchengladbach"),
                    rows: [
                        StatisticsComparison(
                            title: "Passes completed in the opponent’s half", home: 12_480, away: 9_975),
                        StatisticsComparison(title: "Penalties", home: 3, away: 0),
                        StatisticsComparison(title: "Own goals", home: 0, away: 0),
                    ]))
        ])

    private static func footballTabs(_ phase: StatisticsPhase) -> [StatisticsTab] {
        let isThere = phase == .loaded || phase == .refreshing
        return footballPages.map { id, title in
            StatisticsTab(id: id, title: title, phase: phase, content: isThere ? footballContent(ofPage: id) : nil)
        }
    }

    private static let footballPages = [
        ("head-to-head", "Head to head"), ("form", "Form"), ("team-stats", "Team stats"),
        ("last-matches", "Last matches"),
    ]

    /// The content of a page of a widget of the gallery; that of a football match where the widget has no other.
    static func content(ofPage page: String, of widget: String) -> StatisticsContent {
        let own = [tennis, columns, noData, longNames].first { $0.id == widget }
        return own?.tabs.first { $0.id == page }?.content ?? footballContent(ofPage: page)
    }

    /// The content of a page of the statistics of a football match.
    private static func footballContent(ofPage id: String) -> StatisticsContent {
        switch id {
        case "form": footballForm
        case "team-stats": footballComparison
        case "last-matches": footballResults
        default: footballRecord
        }
    }

    private static let footballSides = StatisticsSides(home: "Manchester", away: "Glasgow")

    private static let footballRecord = StatisticsContent.headToHead(
        StatisticsHeadToHead(
            sides: footballSides, homeWins: 8, draws: 3, awayWins: 4,
            results: [
                result("Manchester", 2, 1, "Glasgow"), result("Manchester", 1, 3, "Glasgow"),
                result("Glasgow", 1, 1, "Manchester"), result("Glasgow", 0, 2, "Manchester"),
            ]))

    private static let footballForm = StatisticsContent.form([
        StatisticsForm(team: "Manchester", results: [.win, .win, .draw, .win, .loss], scores: [2, 3, 1, 2, 0]),
        StatisticsForm(team: "Glasgow", results: [.loss, .win, .win, .draw, .win], scores: [1, 2, 4, 1, 2]),
    ])

    private static let footballComparison = StatisticsContent.comparison(
        sides: footballSides,
        rows: [
            StatisticsComparison(title: "Goals scored", home: 24, away: 18),
            StatisticsComparison(title: "Goals conceded", home: 12, away: 15),
            StatisticsComparison(title: "Possession", home: 58, away: 42, isPercentage: true),
            StatisticsComparison(
                title: "Shots per game", home: Amount(hundredths: 1420), away: Amount(hundredths: 1180)),
            StatisticsComparison(title: "Pass accuracy", home: 86, away: 82, isPercentage: true),
            StatisticsComparison(title: "Yellow cards", home: 28, away: 32),
        ])

    private static let footballResults = StatisticsContent.results([
        result("Manchester", 2, 1, "Liverpool", "Premier League", day: 12, month: 4),
        result("Arsenal", 0, 3, "Manchester", "Premier League", day: 5, month: 4),
        result("Manchester", 1, 1, "Chelsea", "FA Cup", day: 29, month: 3),
        result("Newcastle", 1, 2, "Manchester", "Premier League", day: 22, month: 3),
        result("Manchester", 0, 1, "Everton", "Premier League", day: 15, month: 3),
    ])

    private static let tennisAces = StatisticsTab(
        id: "aces", title: "Aces", phase: .loaded,
        content: .columns(
            title: "Aces in each set",
            columns: [
                StatisticsColumn(name: "Set 1", value: 4), StatisticsColumn(name: "Set 2", value: 7),
                StatisticsColumn(name: "Set 3", value: 0), StatisticsColumn(name: "Set 4", value: 11),
                StatisticsColumn(name: "Set 5", value: 6),
            ]))

    private static func result(
        _ home: String, _ homeScore: Int, _ awayScore: Int, _ away: String, _ competition: String = ""
    ) -> StatisticsResult {
        StatisticsResult(
            home: home, away: away, homeScore: homeScore, awayScore: awayScore, competition: competition)
    }

    /// A match of the spring of 2025.
    private static func result(
        _ home: String, _ homeScore: Int, _ awayScore: Int, _ away: String, _ competition: String, day: Int, month: Int
    ) -> StatisticsResult {
        result(home, homeScore, awayScore, away, competition).with {
            $0.date = CalendarMoment(year: 2025, month: month, day: day, hour: 15, minute: 30)
        }
    }
}

extension [StatisticsTab] {
    /// The same pages, the first of which was not given.
    fileprivate func failingFirst(_ failure: RequestFailure) -> Self {
        with {
            $0[0].phase = .failed(failure)
            $0[0].content = nil
        }
    }
}

enum StatisticsWidgetCatalog: CatalogEntry {
    typealias ComponentType = StatisticsWidgetView

    static let category = Category.uiElements
    static let subcategory = "Statistics"
    static let summary = "Statistics of a match as charts, a page for each kind."
    static let tags = ["statistics", "chart", "tab", "head to head", "form", "loading"]
    static let children: [any StandardComponent.Type] = [MarketGroupSelectorTabView.self]
    static let defaultWidth = 56
    static let requests: [any ComponentRequest] = [
        LoadStatistics(widget: "football", page: "head-to-head"),
        ChooseItem(id: "team-stats", group: "head-to-head"),
    ]
    static let variants: [Variant<StatisticsWidgetDisplayState>] = [
        Variant("Football", .football, summary: "The first page is asked for, others once they come into view"),
        Variant("Head to head", .headToHead),
        Variant("Form", .form),
        Variant("Team stats", .teamStats),
        Variant("Last matches", .lastMatches),
        Variant("Tennis", .tennis, summary: "Nobody draws"),
        Variant("Columns", .columns, summary: "Numbers in a row, over an axis"),
        Variant("Loading", .loading),
        Variant("Refreshing", .refreshing, summary: "What is there stays until it has come anew"),
        Variant("Failed", .failed, summary: "In the words of the feed; the other pages are there"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "No page is given"),
        Variant.failsOnce(.toBeRefusedOnce, summary: "Asked for once more, the page comes"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No request is answered"),
        Variant("No data", .noData, summary: "The sides have not played yet"),
        Variant("Empty", .empty, summary: "There are no pages"),
        Variant("Long names", .longNames, summary: "Names are cut, numbers are not"),
    ]
    static let plays = [
        Play(
            "Page through", state: "Football",
            """
            frame "Nobody has asked yet"
            wait 0.1s
            expect "Loading statistics"
            wait 1.2s
            expect "Won 8"
            frame "The first page has come"
            press Tab PgDn
            expect call "StatisticsWidget.showTab(1)"
            frame "The next page slides in"
            wait 0.3s
            expect "Loading statistics"
            wait 1.2s
            expect "Scored"
            frame "The form"
            press PgUp
            wait 0.3s
            expect "Won 8"
            """),
        Play(
            "Choose a tab, then a dot", state: "Head to head",
            """
            press Tab Right Right Enter
            wait 0.4s
            expect "Possession"
            frame "The page of the tab"
            focus dots
            press Right
            wait 0.4s
            expect "Premier League"
            frame "The page of the dot"
            press Left
            wait 0.4s
            expect "Possession"
            """),
        Play(
            "Refresh", state: "Team stats",
            """
            focus refresh
            press it
            expect call "StatisticsWidget.refresh()"
            expect "Refreshing"
            expect "Possession"
            frame "What is there stays"
            wait 1.2s
            expect not "Refreshing"
            """),
        Play(
            "Refused, and refused again", state: "Refused",
            """
            wait 1.3s
            expect "could not be loaded"
            frame "Another try can be had"
            focus tryAgain
            press it
            expect call "StatisticsWidget.tryAgain()"
            expect "Loading statistics"
            expect focus TextLink
            frame "The focus stays"
            wait 1.2s
            expect "could not be loaded"
            expect focus tryAgain
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            focus tryAgain
            press it
            wait 1.2s
            expect "could not be loaded"
            focus tryAgain
            press it
            wait 1.2s
            expect "Won 8"
            frame "The page has come"
            """),
        Play(
            "No answer", state: "Times out",
            """
            wait 5s
            expect "Loading statistics"
            wait 0.1s
            expect "No answer"
            frame "Another try can be had"
            """),
    ]
}
