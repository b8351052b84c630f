extension MatchHeaderCompactDisplayState {
    /// The gallery's "Default prelive".
    public static let preLive = Self(
        home: "Manchester United", away: "Glasgow Rangers", sport: "Football", country: "England",
        league: "UEFA Europa League", countryID: "england", leagueID: "uefa-europa-league")
    /// The gallery's "Long names".
    public static let longNames = Self(
        home: "Borussia Mönchengladbach", away: "Wolverhampton Wanderers", sport: "Football", country: "Germany",
        league: "Bundesliga", countryID: "germany", leagueID: "bundesliga")
    /// The gallery's "Long content". The path gives way to the league.
    public static let longContent = Self(
        home: "FC Bayern München Fußball-Verein e.V.", away: "Real Club Deportivo de La Coruña", sport: "Football",
        country: "International", league: "UEFA Champions League Qualification Playoffs", countryID: "international",
        leagueID: "uefa-champions-league-qualification")
    /// The gallery's "Without pages". Country and league lead nowhere.
    public static let withoutPages = Self(
        home: "Sporting CP", away: "SL Benfica", sport: "Football", country: "Portugal", league: "Club Friendlies")
    /// The gallery's "Live football".
    public static let liveFootball = Self(
        home: "Arsenal", away: "Chelsea", sport: "Football", country: "England", league: "Premier League",
        countryID: "england", leagueID: "premier-league", score: .football)
    /// The gallery's "Live long names".
    public static let liveLongNames = Self(
        home: "Wolverhampton Wanderers", away: "Brighton & Hove Albion", sport: "Football", country: "England",
        league: "Premier League", countryID: "england", leagueID: "premier-league",
        score: ScoreDisplayState(columns: [ScoreColumn("1", "2", emphasis: .both)]))
    /// The gallery's "Live tennis". The home side serves.
    public static let liveTennis = tennis(
        "Alcaraz", "Sinner", [.game("40", "30"), .init("6", "3"), .init("4", "6"), .init("2", "1")], .home)
    /// The gallery's "Live tennis advantage".
    public static let liveTennisAdvantage = tennis(
        "Carlos Alcaraz", "Jannik Sinner", [.game("AD", "40"), .init("7", "6"), .init("3", "6"), .init("6", "5")],
        .home)
    /// The gallery's "Live tennis tiebreak". The away side serves.
    public static let liveTennisTiebreak = tennis(
        "Medvedev", "Zverev", [.game("8", "7"), .init("6", "7"), .init("7", "6"), .init("6", "6")], .away)
    /// The gallery's "Live five sets". Names give way to the score.
    public static let liveFiveSets = tennis(
        "Auger-Aliassime Auger-Aliassime Auger-Aliassime",
        "Davidovich Fokina Davidovich Fokina Davidovich Fokina Davidovich Fokina",
        [
            .game("15", "30"), .init("6", "4"), .init("4", "6"), .init("7", "6"), .init("3", "6"), .init("2", "1"),
        ], .home)
    /// The gallery's "Live full names".
    public static let liveFullNames = tennis(
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

/// The page head's page in the gallery.
public enum MatchHeaderCompactCatalog: CatalogEntry {
    public typealias ComponentType = MatchHeaderCompactView

    public static let category = Category.matchCards
    public static let subcategory = "Headers"
    public static let summary = "The head of a match's page: teams, live score and the path to the league."
    public static let tags = ["match", "score", "live", "league", "header"]
    public static let children: [any StandardComponent.Type] = [ScoreView.self]
    public static let defaultWidth = 60
    public static let variants: [Variant<MatchHeaderCompactDisplayState>] = [
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
    public static let plays = [
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
