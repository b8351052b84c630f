extension MarketOutcomesLineDisplayState {
    static let threeWay = Self(outcomes: [.home, .draw, .away])
    static let homeSelected = Self(outcomes: [.homeSelected, .draw, .away])
    static let homeUnavailable = Self(outcomes: [.unavailable, .draw, .away])
    static let oddsUp = Self(
        outcomes: [
            OutcomeItemDisplayState(id: "home", title: "Home", odds: 1.90, oddsChange: .up, changeCount: 1), .draw,
            .away,
        ])
    static let oddsDown = Self(
        outcomes: [
            .home, .draw,
            OutcomeItemDisplayState(id: "away", title: "Away", odds: 4.10, oddsChange: .down, changeCount: 1),
        ])
    static let twoWay = Self(
        outcomes: [
            OutcomeItemDisplayState(id: "under", title: "Under 2.5", odds: 1.95),
            OutcomeItemDisplayState(id: "over", title: "Over 2.5", odds: 1.85),
        ])
    static let doubleChance = Self(
        outcomes: [
            OutcomeItemDisplayState(id: "1x", title: "1X", odds: 1.25),
            OutcomeItemDisplayState(id: "12", title: "12", odds: 1.15),
            OutcomeItemDisplayState(id: "x2", title: "X2", odds: 2.10),
        ])
    static let handicap = Self(
        outcomes: [
            OutcomeItemDisplayState(id: "home-1.5", title: "Home -1.5", odds: 2.15),
            OutcomeItemDisplayState(id: "away+1.5", title: "Away +1.5", odds: 1.75),
        ])
    static let grid = Self(
        outcomes: [
            OutcomeItemDisplayState(id: "home-over", title: "Home & over 2.5", odds: 3.10),
            OutcomeItemDisplayState(id: "away-over", title: "Away & over 2.5", odds: 6.25, isSelected: true),
            OutcomeItemDisplayState(id: "home-under", title: "Home & under 2.5", odds: 4.40),
            OutcomeItemDisplayState(id: "away-under", title: "Away & under 2.5", odds: 9.50),
        ], layout: .grid)
    static let oddGrid = Self(
        outcomes: [
            OutcomeItemDisplayState(id: "home-nil", title: "Home to nil", odds: 2.90),
            OutcomeItemDisplayState(id: "away-nil", title: "Away to nil", odds: 5.75),
            OutcomeItemDisplayState(id: "neither", title: "Neither side to nil", odds: 1.50),
        ], layout: .grid)
    static let single = Self(
        outcomes: [OutcomeItemDisplayState(id: "none", title: "", availability: .unavailable)])
    static let suspended = Self(mode: .suspended, outcomes: [.home, .draw, .away])
    static let reviewed = suspended.with { $0.notice = "Held for a video review" }
    static let closed = Self(mode: .closed, outcomes: [.home, .draw, .away])
    static let seeAll = Self(mode: .seeAll, outcomes: [], matchID: "arsenal-chelsea")
}

enum MarketOutcomesLineCatalog: CatalogEntry {
    typealias ComponentType = MarketOutcomesLineView

    static let category = Category.betting
    static let subcategory = "Outcomes"
    static let summary = "One market as a row of prices, or the reason why there are none."
    static let tags = ["odds", "market", "outcome", "selection"]
    static let children: [any StandardComponent.Type] = [OutcomeItemView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [
        ChooseOutcome(id: "draw", offer: "match-draw", isChosen: true),
        OpenAllMarkets(match: "arsenal-chelsea"),
    ]
    static let variants: [Variant<MarketOutcomesLineDisplayState>] = [
        Variant("Three-way market", .threeWay),
        Variant("Two-way market", .twoWay),
        Variant("Double chance", .doubleChance),
        Variant("Handicap", .handicap),
        Variant("Grid", .grid, summary: "Two below two"),
        Variant("Odd grid", .oddGrid, summary: "The last has its row to itself"),
        Variant("Selected outcome", .homeSelected),
        Variant("Odds up", .oddsUp, summary: "The home price rose"),
        Variant("Odds down", .oddsDown, summary: "The away price fell"),
        Variant("Disabled outcome", .homeUnavailable, summary: "No price for the home side"),
        Variant("Single placeholder", .single, summary: "One outcome without a price"),
        Variant(
            "Suspended", .suspended, summary: "No bets are taken for a while, and once more",
            feed: .release(
                { market, _ in market.resume() },
                hold: { market, _ in market.suspend() })),
        Variant("Suspended with reason", .reviewed, summary: "In the words of the feed"),
        Variant("Closed", .closed, summary: "No bets are taken any more"),
        Variant("See all", .seeAll, summary: "The way to all markets"),
    ]
    static let plays = [
        Play(
            "Choose and change one's mind", state: "Three-way market",
            """
            focus outcomes.draw
            press it
            expect "✓   Draw"
            frame "draw"
            press Enter
            expect not "✓"
            press Right Enter
            frame "away"
            """),
        Play(
            "Through the grid", state: "Grid",
            """
            press Tab Down Enter
            expect "✓  Home & under 2.5"
            frame "below"
            press Right Enter
            frame "beside"
            """),
        Play(
            "A market comes back", state: "Suspended",
            """
            expect "Market suspended"
            wait 4s
            press Tab Enter
            expect "✓"
            frame "Open again, and the home side chosen"
            wait 2.5s
            frame "Held back once more"
            wait 2s
            expect "✓"
            frame "Open, and still chosen"
            """),
        Play(
            "See all markets", state: "See all",
            """
            press Enter
            expect call "MarketOutcomesLine.showAllMarkets()"
            expect request betting:open-all-markets match=arsenal-chelsea
            """),
    ]
}
