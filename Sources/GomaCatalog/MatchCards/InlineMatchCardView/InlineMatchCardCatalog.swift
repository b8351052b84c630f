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
    static let liveTennisServing = Self(
        id: "alcaraz-sinner", header: .liveTennis, home: "Alcaraz, Carlos", away: "Sinner, Jannik",
        detailedScore: .tennisAdvantage, outcomes: .winner(home: 1.72, away: 2.10))
    static let liveFootball = Self(
        id: "liverpool-arsenal", header: .liveFootball, home: "Liverpool F.C.", away: "Arsenal F.C.",
        score: .football, outcomes: .result(home: 1.45, draw: 4.10, away: 7.50))
    static let liveBasketball = Self(
        id: "lakers-celtics", header: .liveBasketball, home: "LA Lakers", away: "Boston Celtics", score: .basketball,
        outcomes: .winner(home: 2.40, away: 1.58))
    static let selected = Self(
        id: "tottenham-united",
        header: .init(mode: .preLive(date: "TODAY, 20:45"), icons: [.betBuilder], marketCount: 211),
        home: "Tottenham", away: "Man United",
        outcomes: CompactOutcomesLineDisplayState.selecting(0, in: .result(home: 2.25, draw: 3.40, away: 3.05)))
    static let locked = Self(
        id: "team-a-team-b", header: .halfTime, home: "Team A", away: "Team B", score: .footballTied,
        outcomes: .locked)
    static let longNames = Self(
        id: "monchengladbach-wolves", header: .liveWithoutIcons, home: "Borussia Verein für Leibesübungen 1900",
        away: "Wolverhampton Wanderers Football Club", score: .footballHigh,
        outcomes: .result(home: 1.02, draw: 15.00, away: 101.00))
    static let ended = Self(
        id: "porto-braga", header: .ended, home: "FC Porto", away: "SC Braga", score: .footballTied,
        outcomes: CompactOutcomesLineDisplayState.holding(.unavailable, .threeWay))
}

/// The dense card's page in the gallery.
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
    static let variants: [Variant<InlineMatchCardDisplayState>] = [
        Variant("Pre-live football", .preLive),
        Variant("Pre-live future date", .futureDate),
        Variant("Pre-live without icons", .withoutIcons),
        Variant("Live tennis", .liveTennis, summary: "Two prices, points and sets"),
        Variant("Live tennis serving", .liveTennisServing, summary: "The score tells who serves"),
        Variant("Live football", .liveFootball, summary: "Prices move, a goal is scored, the match ends"),
        Variant("Live basketball", .liveBasketball, summary: "All points and the quarters"),
        Variant("With selected outcome", .selected),
        Variant("Locked market", .locked, summary: "Prices are held back"),
        Variant("Long names", .longNames, summary: "Names give way to score and prices"),
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
            expect "Full time"
            frame "The match is over"
            """),
    ]

    /// A match that is on goes on, and ends; one whose market is held back stays as it is.
    static func makeViewModel(
        _ state: InlineMatchCardDisplayState, in environment: ViewEnvironment
    ) -> InlineMatchCardViewModel {
        let model = InlineMatchCardViewModel(state, in: environment)
        let hasPrices = state.outcomes.outcomes.contains { $0.availability == .open }
        if state.header.mode.isLive, hasPrices { model.follow(.match) }
        return model
    }
}
