extension TicketSelectionDisplayState {
    /// The gallery's "Pre-live".
    public static let preLive = Self(
        id: "united-liverpool", competition: "Premier League", sport: .football, countryCode: "ENG",
        home: "Manchester United", away: "Liverpool", date: "Today, 20:00", market: "Match Winner",
        selection: "Home Win", odds: 2.50)
    /// The gallery's "Pre-live, Champions League".
    public static let championsLeague = Self(
        id: "madrid-bayern", competition: "Champions League", sport: .football, countryCode: "EUR",
        home: "Real Madrid", away: "Bayern Munich", date: "Tomorrow, 21:00", market: "Match Winner",
        selection: "Draw", odds: 3.40)
    /// The gallery's "Live".
    public static let live = Self(
        id: "barcelona-atletico", competition: "La Liga", sport: .football, countryCode: "ESP", home: "Barcelona",
        away: "Atletico Madrid", score: TicketScore(2, 1), date: "Today, 18:30", tag: .live,
        market: "Total Goals", selection: "Over 2.5", odds: 1.85)
    /// The gallery's "Live, level score".
    public static let liveDraw = Self(
        id: "bayern-dortmund", competition: "Bundesliga", sport: .football, countryCode: "GER",
        home: "Bayern Munich", away: "Borussia Dortmund", score: TicketScore(1, 1), date: "Today, 17:30", tag: .live,
        market: "Both Teams To Score", selection: "Yes", odds: 1.65)
    /// The gallery's "High score".
    public static let highScore = Self(
        id: "juventus-milan", competition: "Serie A", sport: .football, countryCode: "ITA", home: "Juventus",
        away: "AC Milan", score: TicketScore(3, 2), date: "Today, 19:45", tag: .live, market: "Total Goals",
        selection: "Over 4.5", odds: 4.20)
    /// The gallery's "Long names". Names give way to date, score and price.
    public static let longNames = Self(
        id: "long", competition: "UEFA Europa Conference League Qualification Round", sport: .football,
        countryCode: "EUR", home: "Borussia VfL 1900 Mönchengladbach e.V.",
        away: "Club Atlético Independiente de Avellaneda", date: "Saturday, 16:15",
        market: "Team To Score The First Goal In The Second Half",
        selection: "Borussia VfL 1900 Mönchengladbach e.V.", odds: 12.75)
    /// The gallery's "No icons".
    public static let noIcons = Self(
        id: "arsenal-chelsea", competition: "FA Cup", home: "Arsenal", away: "Chelsea", date: "Sunday, 14:00",
        market: "Double Chance", selection: "Home or Draw", odds: 1.32)
    /// The gallery's "Won".
    public static let won = live.settled(as: .won)
    /// The gallery's "Lost".
    public static let lost = liveDraw.settled(as: .lost)
    /// The gallery's "Draw".
    public static let draw = liveDraw.settled(as: .draw)
    /// The gallery's "Cashed out".
    public static let cashedOut = live.settled(as: .cashedOut)

    /// The same selection, decided.
    func settled(as result: BetResult) -> Self {
        var state = self
        state.tag = .result(result)
        return state
    }
}

/// The ticket's selection's page in the gallery.
public enum TicketSelectionCatalog: CatalogEntry {
    public typealias ComponentType = TicketSelectionView

    public static let category = Category.betting
    public static let subcategory = "MyBets"
    public static let summary = "One selection of a placed bet, with its match, its price and its result."
    public static let tags = ["ticket", "selection", "live", "result", "score"]
    public static let children: [any StandardComponent.Type] = [CapsuleView.self]
    public static let defaultWidth = 52
    public static let variants: [Variant<TicketSelectionDisplayState>] = [
        Variant("Pre-live", .preLive),
        Variant("Pre-live, Champions League", .championsLeague),
        Variant("Live", .live),
        Variant("Live, level score", .liveDraw),
        Variant("High score", .highScore),
        Variant("Long names", .longNames, summary: "Names give way to date, score and price"),
        Variant("No icons", .noIcons),
        Variant("Won", .won),
        Variant("Lost", .lost),
        Variant("Draw", .draw),
        Variant("Cashed out", .cashedOut),
    ]
    public static let plays = [
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
