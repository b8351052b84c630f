extension TicketSelectionDisplayState {
    static let preLive = Self(
        id: "united-liverpool", competition: "Premier League", sport: .football, countryCode: "ENG",
        home: "Manchester United", away: "Liverpool", time: .today(20, 0), market: "Match winner",
        selection: "Home win", odds: 2.50)
    static let championsLeague = Self(
        id: "madrid-bayern", competition: "Champions League", sport: .football, countryCode: "EUR",
        home: "Real Madrid", away: "Bayern Munich", time: .day(13, 21, 0), market: "Match winner",
        selection: "Draw", odds: 3.40)
    static let live = Self(
        id: "barcelona-atletico", competition: "La Liga", sport: .football, countryCode: "ESP", home: "Barcelona",
        away: "Atletico Madrid", score: TicketScore(2, 1), time: .today(18, 30), tag: .live,
        market: "Total goals", selection: "Over 2.5", odds: 1.85)
    static let liveDraw = Self(
        id: "bayern-dortmund", competition: "Bundesliga", sport: .football, countryCode: "GER",
        home: "Bayern Munich", away: "Borussia Dortmund", score: TicketScore(1, 1), time: .today(17, 30), tag: .live,
        market: "Both teams to score", selection: "Yes", odds: 1.65)
    static let highScore = Self(
        id: "juventus-milan", competition: "Serie A", sport: .football, countryCode: "ITA", home: "Juventus",
        away: "AC Milan", score: TicketScore(3, 2), time: .today(19, 45), tag: .live, market: "Total goals",
        selection: "Over 4.5", odds: 4.20)
    static let longNames = Self(
        id: "long", competition: "UEFA Europa Conference League Qualification Round", sport: .football,
        countryCode: "EUR", home: "Borussia VfL 1900 Mönchengladbach e.V.",
        away: "Club Atlético Independiente de Avellaneda", time: .day(13, 16, 15),
        market: "Team to score the first goal in the second half",
        selection: "Borussia VfL 1900 Mönchengladbach e.V.", odds: 12.75)
    static let noIcons = Self(
        id: "arsenal-chelsea", competition: "FA Cup", home: "Arsenal", away: "Chelsea", time: .day(20, 14, 0),
        market: "Double chance", selection: "Home or draw", odds: 1.32)
    static let won = live.settled(as: .won)
    static let lost = liveDraw.settled(as: .lost)
    static let draw = liveDraw.settled(as: .draw)
    static let cashedOut = live.settled(as: .cashedOut)

    /// The same selection, decided.
    func settled(as result: BetResult) -> Self { with { $0.tag = .result(result) } }
}

enum TicketSelectionCatalog: CatalogEntry {
    typealias ComponentType = TicketSelectionView

    static let category = Category.betting
    static let subcategory = "MyBets"
    static let summary = "One selection of a placed bet, with its match, its price and its result."
    static let tags = ["ticket", "selection", "live", "result", "score"]
    static let children: [any StandardComponent.Type] = [CapsuleView.self]
    static let defaultWidth = 52
    static let requests: [any ComponentRequest] = [OpenMatch(id: "barcelona-atletico")]
    static let variants: [Variant<TicketSelectionDisplayState>] = [
        Variant("Pre-live", .preLive),
        Variant("Pre-live, Champions League", .championsLeague),
        Variant("Live", .live),
        Variant("Live, level score", .liveDraw),
        Variant("High score", .highScore),
        Variant("Long names", .longNames, summary: "Names give way to time, score and price"),
        Variant("No icons", .noIcons),
        Variant("Won", .won),
        Variant("Lost", .lost),
        Variant("Void", .draw),
        Variant("Cashed out", .cashedOut),
    ]
    static let plays = [
        Play(
            "Open the match", state: "Live",
            """
            press Tab
            frame "It has the focus"
            press Enter
            expect call "TicketSelection.openMatch()"
            """)
    ]
}
