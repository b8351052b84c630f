extension InlineMatchCardDisplayState {
    static let preLive = Self(
        id: "sunderland-everton", header: .today, home: "Sunderland Football Club", away: "Everton",
        outcomes: .threeWay)
    static let futureDate = Self(
        id: "westham-burnley", header: .date, home: "Westham", away: "Burnley",
        outcomes: .result(home: 2.03, draw: 3.50, away: 3.80))
    static let withoutIcons = Self(
        id: "madrid-barcelona", header: .todayWithoutIcons, home: "Real Madrid", away: "Barcelona",
        outcomes: .result(home: 1.95, draw: 3.60, away: 3.70))
    static let liveTennis = Self(
        id: "alcaraz-sinner", header: .liveTennis, home: "Alcaraz, Carlos", away: "Sinner, Jannik", score: .tennis,
        outcomes: .winner(home: 1.72, away: 2.10))
    static let liveTennisServing = liveTennis.with { ($0.score, $0.detailedScore) = (nil, .tennisAdvantage) }
    static let liveFootball = Self(
        id: "liverpool-arsenal", header: .liveFootball, home: "Liverpool F.C.", away: "Arsenal F.C.",
        score: .football, outcomes: .result(home: 1.45, draw: 4.10, away: 7.50))
    static let liveBasketball = Self(
        id: "lakers-celtics", header: .liveBasketball, home: "LA Lakers", away: "Boston Celtics", score: .basketball,
        outcomes: .winner(home: 2.40, away: 1.58))
    static let selected = Self(
        id: "tottenham-united", header: .init(time: .today(20, 45), icons: [.betBuilder], marketCount: 211),
        home: "Tottenham", away: "Man United", outcomes: .result(home: 2.25, draw: 3.40, away: 3.05).selectingFirst)
    static let locked = Self(
        id: "team-a-team-b", header: .halfTime, home: "Team A", away: "Team B", score: .footballTied, outcomes: .locked)
    static let longNames = Self(
        id: "monchengladbach-wolves", header: .liveWithoutIcons, home: "Borussia Verein für Leibesübungen 1900",
        away: "Wolverhampton Wanderers Football Club", score: .footballHigh,
        outcomes: .result(home: 1.02, draw: 15.00, away: 101.00))
    static let ended = Self(
        id: "porto-braga", header: .ended, home: "FC Porto", away: "SC Braga", score: .footballTied,
        outcomes: .threeWay.holding(.unavailable))
}

extension LiveMatch {
    static let tennis = Self(
        "alcaraz-sinner", score: .games([Tally(6, 4), Tally(4, 6), Tally(2, 1)], TennisGame(.thirty, .fifteen)),
        markets: [.winner(home: 1.72, away: 2.10)])
    static let tennisAdvantage = Self(
        "alcaraz-sinner", score: .games([Tally(6, 3), Tally(5, 6)], TennisGame(.advantage, .forty)),
        markets: [.winner(home: 1.72, away: 2.10)])
    static let football = Self(
        "liverpool-arsenal", minute: 45, score: .total(Tally(2, 1)),
        markets: [.result(home: 1.45, draw: 4.10, away: 7.50)])
    static let basketball = Self(
        "lakers-celtics", score: .periods([Tally(22, 18), Tally(19, 24), Tally(21, 22), Tally(16, 18)]),
        markets: [.winner(home: 2.40, away: 1.58)])
    static let gladbachWolves = Self(
        "monchengladbach-wolves", minute: 65, score: .total(Tally(5, 3)),
        markets: [.result(home: 1.02, draw: 15.00, away: 101.00)])
}

enum InlineMatchCardCatalog: CatalogEntry {
    typealias ComponentType = InlineMatchCardView

    static let category = Category.matchCards
    static let subcategory = "Compact"
    static let summary = "A match in four rows: when, who, how it stands, and its prices."
    static let tags = ["match", "card", "odds", "live", "score", "inline"]
    static let children: [any StandardComponent.Type] = [
        CompactMatchHeaderView.self, CompactOutcomesLineView.self, InlineScoreView.self, ScoreView.self,
    ]
    static let defaultWidth = 72
    static let requests: [any ComponentRequest] = [
        OpenMatch(id: "sunderland-everton"),
        OpenAllMarkets(match: "sunderland-everton"),
        ChooseOutcome(id: "home", match: "sunderland-everton", isChosen: true),
    ]
    static let variants: [Variant<InlineMatchCardDisplayState>] = [
        Variant("Pre-live football", .preLive),
        Variant("Pre-live future date", .futureDate),
        Variant("Pre-live without icons", .withoutIcons),
        Variant("Live tennis", .liveTennis, summary: "Two prices, points and sets", feed: StateFeed(.tennis)),
        Variant(
            "Live tennis serving", .liveTennisServing, summary: "The score tells who serves",
            feed: StateFeed(.tennisAdvantage)),
        Variant(
            "Live football", .liveFootball, summary: "Prices move, a goal is scored, the match ends",
            feed: StateFeed(.football)),
        Variant(
            "Live basketball", .liveBasketball, summary: "All points and the quarters", feed: StateFeed(.basketball)),
        Variant("With selected outcome", .selected),
        Variant("Locked market", .locked, summary: "Prices are held back"),
        Variant(
            "Long names", .longNames, summary: "Names give way to score and prices", feed: StateFeed(.gladbachWolves)),
        Variant("Ended", .ended, summary: "No prices any more"),
    ]
    static let plays = [
        Play(
            "Choose an outcome", state: "Pre-live football",
            """
            press Tab
            frame "The card has the focus"
            press Enter
            expect call "InlineMatchCard.openMatch()"
            focus header.markets
            press it
            expect call "CompactMatchHeader.openMarkets()"
            focus outcomes.home
            press it
            expect call "OutcomeItem.toggleSelection()"
            frame "The home side is on the slip"
            """),
        Play(
            "A match ends", state: "Live football",
            """
            expect "45'"
            wait 5s
            expect "46'"
            wait 5s
            frame "The market is held back"
            wait 1s
            frame "A goal"
            wait 2s
            frame "New prices"
            wait 11s
            expect "Ended"
            frame "The match is over"
            """),
    ]
}
