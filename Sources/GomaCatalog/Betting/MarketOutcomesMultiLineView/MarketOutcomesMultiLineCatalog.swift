extension MarketOutcomesMultiLineDisplayState {
    static let overUnder = Self(lines: ["0.5", "1.0", "1.5"].map { .init(.overUnder($0, over: 1.80, under: 3.20)) })
    static let homeDrawAway = Self(
        lines: [.result("1", home: 1.85, draw: 3.55, away: 4.20), .result("2", home: 2.10, draw: 2.05, away: 5.50)])
    static let suspendedLine = Self(
        lines: [
            .init(.overUnder("0.5", over: 1.80, under: 3.20)), .suspended,
            .init(.overUnder("2.5", over: 2.10, under: 1.75)),
        ])
    static let mixed = Self(
        title: "Popular markets",
        lines: [
            .threeWay,
            MarketOutcomesLineDisplayState(
                outcomes: [
                    OutcomeItemDisplayState(id: "yes", title: "Yes", odds: 1.90),
                    OutcomeItemDisplayState(id: "no", title: "No", odds: 1.85),
                ]),
        ])
    static let oddsChanges = Self(
        lines: [
            MarketOutcomesLineDisplayState(outcomes: [.rising, .falling]),
            MarketOutcomesLineDisplayState(.overUnder("3.5", over: 3.20, under: 1.35))
                .with { $0.outcomes[0].isSelected = true },
        ])
    static let emptyWithTitle = Self(
        title: "Total goals", phase: .empty(message: "No total goals markets available for this match"))
    static let empty = Self(phase: .empty(message: "Markets temporarily unavailable"))
    static let loading = Self(id: "goals", phase: .loading, lines: overUnder.lines)
    static let failed = Self(id: "goals", phase: .failed(.refused), lines: overUnder.lines)
    static let unconnected = failed.with { $0.phase = .failed(.told("No connection to the markets")) }
    static let toBeRefused = Self(id: "goals", title: "Total goals", phase: .failed(.refused), lines: overUnder.lines)
    static let toBeRefusedOnce = failed.with { ($0.id, $0.title) = ("first-half", "Goals, first half") }
    static let toBeLost = failed.with { ($0.id, $0.title) = ("second-half", "Goals, second half") }
}

extension MarketOutcomesLineDisplayState {
    /// Who wins; `id` tells several of them apart.
    static func result(_ id: String, home: Odds, draw: Odds, away: Odds) -> Self {
        Self(outcomes: [
            OutcomeItemDisplayState(id: "home\(id)", title: "Home", odds: home, bettingOfferID: "result-home\(id)"),
            OutcomeItemDisplayState(id: "draw\(id)", title: "Draw", odds: draw, bettingOfferID: "result-draw\(id)"),
            OutcomeItemDisplayState(id: "away\(id)", title: "Away", odds: away, bettingOfferID: "result-away\(id)"),
        ])
    }
}

extension LiveMatch {
    static let movingGoals = Self(
        "moving-goals",
        markets: [
            .overUnder("2.5", over: 1.95, under: 1.80, moved: [.up, .down]),
            .overUnder("3.5", over: 3.20, under: 1.35),
        ], by: .market)
}

enum MarketOutcomesMultiLineCatalog: CatalogEntry {
    typealias ComponentType = MarketOutcomesMultiLineView

    static let category = Category.betting
    static let subcategory = "Outcomes"
    static let summary = "A group of markets, a line of prices for each."
    static let tags = ["odds", "market", "group", "loading", "error"]
    static let children: [any StandardComponent.Type] = [MarketOutcomesLineView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [
        ChooseOutcome(id: "over0.5", isChosen: true),
        LoadMarkets(group: "goals"),
    ]
    static let variants: [Variant<MarketOutcomesMultiLineDisplayState>] = [
        Variant("Over/under group", .overUnder),
        Variant("1X2 group", .homeDrawAway),
        Variant(
            "Suspended line", .suspendedLine, summary: "One market takes no bets for a while",
            feed: .release(
                { group, _ in group.lines[1].resume() },
                hold: { group, _ in group.lines[1].suspend() })),
        Variant("Mixed layout", .mixed, summary: "Three prices above two"),
        Variant(
            "Odds changes", .oddsChanges, summary: "Two prices moved, one is selected", feed: StateFeed(.movingGoals)),
        Variant("Empty with title", .emptyWithTitle),
        Variant("Empty", .empty),
        Variant("Loading", .loading, summary: "The markets come after a while"),
        Variant("Failed", .failed, summary: "Trying again brings the markets"),
        Variant("Failed with reason", .unconnected, summary: "In the words of the feed"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "Trying again brings nothing"),
        Variant.failsOnce(.toBeRefusedOnce, summary: "Trying again a second time brings the markets"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "Trying again is not answered"),
    ]
    static let plays = [
        Play(
            "Choose in two lines", state: "Over/under group",
            """
            press Tab Enter Down Right Enter
            frame "two chosen"
            """),
        Play(
            "Markets arrive", state: "Loading",
            """
            wait 1.5s
            expect "Over 0.5"
            frame "The markets have come"
            press Tab Enter
            expect "✓"
            """),
        Play(
            "One market comes back", state: "Suspended line",
            """
            expect "Market suspended"
            wait 4s
            expect not "Market suspended"
            frame "All three take bets"
            """),
        Play(
            "Try again", state: "Failed",
            """
            frame "failed"
            press Enter
            expect call "MarketOutcomesMultiLine.reload()"
            frame "loading"
            wait 2s
            frame "there"
            """),
        Play(
            "Refused, and refused again", state: "Refused",
            """
            press Tab Enter
            expect call "MarketOutcomesMultiLine.reload()"
            expect not "Try again"
            wait 1.5s
            expect "Try again"
            press Tab Enter
            wait 1.5s
            expect "Try again"
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            press Tab Enter
            wait 1.5s
            expect "Try again"
            press Tab Enter
            wait 1.5s
            expect "Over 0.5"
            frame "there in the end"
            """),
        Play.noAnswer(to: "press Tab Enter", meanwhile: "Loading markets", frame: "no answer"),
    ]
}
