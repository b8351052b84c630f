extension MatchHeaderCompactDisplayState {
    static let preLive = Self(
        home: "Manchester United", away: "Glasgow Rangers", sport: "Football", country: "England",
        league: "UEFA Europa League", countryID: "england", leagueID: "uefa-europa-league")
    static let longNames = Self(
        home: "Borussia Mönchengladbach", away: "Wolverhampton Wanderers", sport: "Football", country: "Germany",
        league: "Bundesliga", countryID: "germany", leagueID: "bundesliga")
    static let longContent = Self(
        home: "FC Bayern München Fußball-Verein e.V.", away: "Real Club Deportivo de La Coruña", sport: "Football",
        country: "International", league: "UEFA Champions League Qualification Playoffs", countryID: "international",
        leagueID: "uefa-champions-league-qualification")
    static let withoutPages = Self(
        home: "Sporting CP", away: "SL Benfica", sport: "Football", country: "Portugal", league: "Club Friendlies")
    static let liveFootball = Self(
        home: "Arsenal", away: "Chelsea", sport: "Football", country: "England", league: "Premier League",
        countryID: "england", leagueID: "premier-league", score: .football)
    static let liveLongNames = Self(
        home: "Wolverhampton Wanderers", away: "Brighton & Hove Albion", sport: "Football", country: "England",
        league: "Premier League", countryID: "england", leagueID: "premier-league",
        score: ScoreDisplayState(columns: [ScoreColumn("1", "2", emphasis: .both)]))
    static let liveTennis = tennis(
        "Alcaraz", "Sinner", [.game("40", "30"), .init("6", "3"), .init("4", "6"), .init("2", "1")], .home)
    static let liveTennisAdvantage = tennis(
        "Carlos Alcaraz", "Jannik Sinner", [.game("A", "40"), .init("7", "6"), .init("3", "6"), .init("6", "5")],
        .home)
    static let liveTennisTiebreak = tennis(
        "Medvedev", "Zverev", [.game("8", "7"), .init("6", "7"), .init("7", "6"), .init("6", "6")], .away)
    static let liveFiveSets = tennis(
        "Auger-Aliassime Auger-Aliassime Auger-Aliassime",
        "Davidovich Fokina Davidovich Fokina Davidovich Fokina Davidovich Fokina",
        [
            .game("15", "30"), .init("6", "4"), .init("4", "6"), .init("7", "6"), .init("3", "6"), .init("2", "1"),
        ], .home)
    static let liveFullNames = tennis(
        "Alejandro Davidovich Fokina", "Botic van de Zandschulp",
        [.game("40", "40"), .init("6", "3"), .init("4", "5")], .away)

    private static func tennis(
        _ home: String, _ away: String, _ columns: [ScoreColumn], _ serving: ScoreSide
    ) -> Self {
        Self(
            home: home, away: away, sport: "Tennis", country: "France", league: "Roland Garros",
            countryID: "france", leagueID: "roland-garros",
            score: ScoreDisplayState(columns: columns, serving: serving))
    }
}

enum MatchHeaderCompactCatalog: CatalogEntry {
    typealias ComponentType = MatchHeaderCompactView

    static let category = Category.matchCards
    static let subcategory = "Headers"
    static let summary = "The head of a match's page: teams, live score and the path to the league."
    static let tags = ["match", "score", "live", "league", "header"]
    static let children: [any StandardComponent.Type] = [ScoreView.self]
    static let defaultWidth = 60
    static let requests: [any ComponentRequest] = [
        OpenCountry(id: "england"),
        OpenCompetition(id: "premier-league"),
    ]
    static let variants: [Variant<MatchHeaderCompactDisplayState>] = [
        Variant("Default prelive", .preLive),
        Variant("Long names", .longNames),
        Variant("Long content", .longContent, summary: "The path gives way to the league"),
        Variant("Without pages", .withoutPages, summary: "Country and league lead nowhere"),
        Variant("Live football", .liveFootball),
        Variant("Live long names", .liveLongNames),
        Variant("Live tennis", .liveTennis, summary: "The home side serves"),
        Variant("Live tennis advantage", .liveTennisAdvantage),
        Variant("Live tennis tiebreak", .liveTennisTiebreak, summary: "The away side serves"),
        Variant("Live five sets", .liveFiveSets, summary: "Names give way to the score"),
        Variant("Live full names", .liveFullNames),
    ]
    static let plays = [
        Play(
            "Follow the path", state: "Live football",
            """
            focus country
            press it
            expect call "MatchHeaderCompact.openCountry()"
            frame "The country has the focus"
            focus league
            press it
            expect call "MatchHeaderCompact.openLeague()"
            frame "The league has the focus"
            """)
    ]
}
