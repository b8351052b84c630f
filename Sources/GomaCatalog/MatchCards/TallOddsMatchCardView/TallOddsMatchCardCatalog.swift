extension TallOddsMatchCardDisplayState {
    static let premierLeague = Self(
        id: "premier-league", header: .premierLeague, home: "Liverpool F.C.", away: "Arsenal F.C.",
        marketInfo: .init(market: .init(id: "1x2-tr", text: "1X2 TR"), icons: Self.threeIcons, marketCount: 1235),
        outcomes: .init(lines: [.result("", home: 1.85, draw: 3.55, away: 4.20)]))
    static let premierLeagueLines = Self(
        id: "premier-league", header: .premierLeague, home: "Liverpool F.C.", away: "Arsenal F.C.",
        marketInfo: .init(
            market: .init(id: "over-under", text: "Over/under"), icons: Self.threeIcons, marketCount: 1235),
        outcomes: .overUnder)
    static let live = Self(
        id: "chelsea-tottenham", header: Self.liveHeader, home: "Chelsea F.C.", away: "Tottenham Hotspur",
        score: ScoreDisplayState(columns: [ScoreColumn](LiveMatch.live.match.score)),
        marketInfo: .init(market: .init(id: "1x2-tr", text: "1X2 TR"), icons: Self.threeIcons, marketCount: 987),
        outcomes: .init(lines: LiveMatch.live.match.markets.map { .init($0) }))
    static let liveLines = Self(
        id: "chelsea-tottenham", header: Self.liveHeader, home: "Chelsea F.C.", away: "Tottenham Hotspur",
        score: .football,
        marketInfo: .init(
            market: .init(id: "over-under", text: "Over/under"), icons: Self.threeIcons, marketCount: 987),
        outcomes: .suspendedLine)
    static let liveTennis = Self(
        id: "nadal-djokovic",
        header: .init(
            id: "nadal-djokovic", competition: "Roland Garros", countryCode: "FRA", sport: .tennis, isFavorite: false,
            time: .period(MatchPeriod(.named("3rd set"))), isLive: true, competitionID: "roland-garros"),
        home: "Rafael Nadal", away: "Novak Djokovic", score: .tennisThirdSet,
        marketInfo: .init(
            market: .init(id: "match-winner", text: "Match winner"), icons: [.statistics], marketCount: 64),
        outcomes: .init(lines: LiveMatch.liveTennis.match.markets.map { .init($0) }))
    static let notFavorite = Self(
        id: "barcelona-madrid",
        header: .init(
            id: "barcelona-madrid", competition: "La Liga", countryCode: "ESP", sport: .football, isFavorite: false,
            time: .april(17, 20, 30, today: 16), competitionID: "la-liga"),
        home: "FC Barcelona", away: "Real Madrid",
        marketInfo: .init(market: .init(id: "1x2-tr", text: "1X2 TR"), icons: [.mostPopular], marketCount: 456),
        outcomes: .init(lines: [.result("", home: 2.10, draw: 3.40, away: 3.20)]))
    static let favorite = notFavorite.with { $0.header.isFavorite = true }
    static let outcomeDeselected = Self(
        id: "bayern-dortmund",
        header: .init(
            id: "bayern-dortmund", competition: "Bundesliga", countryCode: "GER", sport: .football, isFavorite: false,
            time: .april(18, 15, 30), competitionID: "bundesliga"),
        home: "Bayern Munich", away: "Borussia Dortmund",
        marketInfo: .init(
            market: .init(id: "1x2-tr", text: "1X2 TR"), icons: MarketInfoIcon.allCases, marketCount: 2847),
        outcomes: .init(lines: [
            MarketOutcomesLineDisplayState(outcomes: [
                .init(id: "home", title: "Home", odds: 1.60),
                .init(id: "draw", title: "Draw", odds: 4.40, isBoosted: true),
                .init(id: "away", title: "Away", odds: 5.25),
            ])
        ]))
    static let transparent = Self(
        id: "benfica-porto",
        header: .init(
            id: "benfica-porto", competition: "Primeira Liga", countryCode: "POR", sport: .football, isFavorite: false,
            time: .april(19, 20, 15), competitionID: "primeira-liga"),
        home: "SL Benfica", away: "FC Porto",
        marketInfo: .init(
            market: .init(id: "double-chance", text: "Double chance"), icons: [.mostPopular], marketCount: 318),
        outcomes: .init(lines: [.doubleChance]), ground: .clear)
    static let ownGround = Self(
        id: "inter-milan",
        header: .init(
            id: "inter-milan", competition: "Serie A", countryCode: "ITA", sport: .football, isFavorite: false,
            time: .april(20, 20, 45), competitionID: "serie-a"),
        home: "Inter", away: "AC Milan",
        marketInfo: .init(market: .init(id: "1x2-tr", text: "1X2 TR"), icons: [.statistics], marketCount: 412),
        outcomes: .init(lines: [.result("", home: 2.30, draw: 3.25, away: 3.05)]),
        ground: .custom(.backgroundSecondary))
    static let loading = Self(
        id: "ajax-psv",
        header: .init(
            id: "ajax-psv", competition: "Eredivisie", countryCode: "NED", sport: .football, isFavorite: false,
            time: .period(MatchPeriod(.halfTime)), isLive: true, competitionID: "eredivisie"),
        home: "AFC Ajax", away: "PSV Eindhoven", score: .loading,
        marketInfo: .init(market: .init(id: "1x2-tr", text: "1X2 TR"), marketCount: 205), outcomes: .loading)

    private static let threeIcons: [MarketInfoIcon] = [.expressPickShort, .mostPopular, .statistics]

    private static let liveHeader = MatchHeaderDisplayState(
        id: "chelsea-tottenham", competition: "Premier League", countryCode: "ENG", sport: .football, isFavorite: true,
        time: .period(MatchPeriod(.secondHalf, minute: 67)), isLive: true, competitionID: "premier-league")
}

extension LiveMatch {
    static let live = Self(
        "chelsea-tottenham", in: .secondHalf, minute: 67, score: .periods([Tally(1, 0), Tally(1, 1)]),
        markets: [.result(home: 1.45, draw: 4.10, away: 7.50, moved: [.none, .none, .up])])
    static let liveLines = Self(
        "chelsea-tottenham", in: .secondHalf, minute: 67, score: .total(Tally(2, 1)),
        markets: [
            .overUnder("0.5", over: 1.80, under: 3.20), .result(home: 1.85, draw: 3.55, away: 4.20).suspended,
            .overUnder("2.5", over: 2.10, under: 1.75),
        ])
    static let liveTennis = Self(
        "nadal-djokovic", score: .games([Tally(6, 4), Tally(3, 6)], TennisGame(.forty, .thirty)),
        markets: [.winner(home: 2.05, away: 1.75, named: ("Nadal", "Djokovic"))])
}

enum TallOddsMatchCardCatalog: CatalogEntry {
    typealias ComponentType = TallOddsMatchCardView

    static let category = Category.matchCards
    static let subcategory = "Betting"
    static let summary = "A whole match in a list: teams, score, main market and its prices."
    static let tags = ["match", "card", "odds", "live", "favourite", "score"]
    static let children: [any StandardComponent.Type] = [
        MatchHeaderView.self, ScoreView.self, MarketInfoLineView.self, MarketOutcomesMultiLineView.self,
    ]
    static let defaultWidth = 64
    static let requests: [any ComponentRequest] = [
        OpenMatch(id: "premier-league"),
        ChooseOutcome(id: "away", match: "premier-league", offer: "result-away", isChosen: true),
    ]
    static let variants: [Variant<TallOddsMatchCardDisplayState>] = [
        Variant("Pre-match", .premierLeague),
        Variant("Pre-match three lines", .premierLeagueLines),
        Variant("Live", .live, summary: "Second half, the away price rose", feed: StateFeed(.live)),
        Variant("Live three lines", .liveLines, summary: "One line takes no bets now", feed: StateFeed(.liveLines)),
        Variant("Live tennis", .liveTennis, summary: "Sets, points and who serves", feed: StateFeed(.liveTennis)),
        Variant("Favorited", .favorite),
        Variant("Not favorited", .notFavorite),
        Variant("Outcome selected", .outcomeDeselected.with { $0.outcomes.lines[0].outcomes[0].isSelected = true }),
        Variant("Outcome deselected", .outcomeDeselected),
        Variant("Transparent background", .transparent),
        Variant("Ground of its own", .ownGround, summary: "On a role that the app has chosen"),
        Variant(
            "Loading", .loading, summary: "Score and markets are on their way, and come after a while",
            feed: .arrival(while: { $0.score?.phase == .loading }) { card, _ in
                card.score = .football
                card.outcomes = .init(lines: [.result("", home: 1.40, draw: 4.60, away: 8.00)])
            }),
    ]
    static let plays = [
        Play(
            "Open the match", state: "Pre-match",
            """
            press Tab Enter
            expect call "TallOddsMatchCard.openMatch()"
            expect request betting:open-match id=premier-league
            frame "card"
            """),
        Play(
            "Score and markets arrive", state: "Loading",
            """
            expect not "1.40"
            wait 1.5s
            expect "1.40"
            frame "All has come"
            press Shift-Tab Enter
            expect "✓"
            """),
        Play(
            "Choose a price", state: "Pre-match",
            """
            focus outcomes.away
            press it
            expect "✓"
            frame "away"
            call outcomes.lines[0].outcomes[1] toggleSelection()
            frame "draw too"
            """),
    ]
}
