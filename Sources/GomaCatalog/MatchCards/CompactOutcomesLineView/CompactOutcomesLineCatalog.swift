extension CompactOutcomesLineDisplayState {
    static let threeWay = result(home: 2.90, draw: 3.05, away: 2.68)
    static let threeWaySelected = threeWay.selectingFirst
    static let twoWay = winner(home: 2.90, away: 3.05)
    static let overUnder = Self(
        outcomes: [
            OutcomeItemDisplayState(id: "over", title: "Over", odds: 1.85),
            OutcomeItemDisplayState(id: "under", title: "Under", odds: 1.95),
        ])
    static let locked = threeWay.holding(.locked)
    static let loading = threeWay.holding(.loading)
    static let unavailable = twoWay.holding(.unavailable)
    static let oddsChanges = Self(
        outcomes: [
            OutcomeItemDisplayState(
                id: "home", title: "1", odds: 2.95, oddsChange: .up, changeCount: 1, completeName: "Home"),
            OutcomeItemDisplayState(
                id: "draw", title: "X", odds: 3.00, oddsChange: .down, changeCount: 1, completeName: "Draw"),
            OutcomeItemDisplayState(id: "away", title: "2", odds: 2.70, completeName: "Away"),
        ])
    static let longNames = Self(
        outcomes: [
            OutcomeItemDisplayState(id: "home", title: "Wolverhampton Wanderers", odds: 12.50, isBoosted: true),
            OutcomeItemDisplayState(id: "away", title: "Borussia Mönchengladbach", odds: 101.00),
        ])

    /// Who wins, or that nobody does.
    static func result(home: Odds, draw: Odds, away: Odds) -> Self {
        Self(outcomes: [
            OutcomeItemDisplayState(id: "home", title: "1", odds: home, completeName: "Home"),
            OutcomeItemDisplayState(id: "draw", title: "X", odds: draw, completeName: "Draw"),
            OutcomeItemDisplayState(id: "away", title: "2", odds: away, completeName: "Away"),
        ])
    }

    /// Who wins, in sports that know no draw.
    static func winner(home: Odds, away: Odds) -> Self {
        Self(outcomes: [
            OutcomeItemDisplayState(id: "home", title: "1", odds: home, completeName: "Home"),
            OutcomeItemDisplayState(id: "away", title: "2", odds: away, completeName: "Away"),
        ])
    }

    var selectingFirst: Self { with { $0.outcomes[0].isSelected = true } }

    func holding(_ availability: OutcomeAvailability) -> Self {
        with { line in
            for index in line.outcomes.indices { line.outcomes[index].availability = availability }
        }
    }
}

extension LiveMatch {
    static let movingResult = Self(
        "moving-result", markets: [.result(home: 2.95, draw: 3.00, away: 2.70, moved: [.up, .down, .none])], by: .market
    )
}

enum CompactOutcomesLineCatalog: CatalogEntry {
    typealias ComponentType = CompactOutcomesLineView

    static let category = Category.matchCards
    static let subcategory = "Outcomes"
    static let summary = "Two or three prices in one low row."
    static let tags = ["odds", "market", "outcome", "selection", "inline"]
    static let children: [any StandardComponent.Type] = [OutcomeItemView.self]
    static let requests: [any ComponentRequest] = [ChooseOutcome(id: "draw", isChosen: true)]
    static let variants: [Variant<CompactOutcomesLineDisplayState>] = [
        Variant("Triple", .threeWay, summary: "Home, draw and away"),
        Variant("Triple selected", .threeWaySelected),
        Variant("High odds", .result(home: 5.50, draw: 4.20, away: 1.45)),
        Variant("Double", .twoWay, summary: "No draw"),
        Variant("Double selected", .twoWay.selectingFirst),
        Variant("Over/under", .overUnder),
        Variant(
            "Odds changes", .oddsChanges, summary: "One price rose, one fell; prices go on moving",
            feed: StateFeed(.movingResult)),
        Variant(
            "Locked", .locked, summary: "Held back for the moment, and once more",
            feed: .release({ line, _ in line.release() }, hold: { line, _ in line.hold() })),
        Variant(
            "Loading", .loading, summary: "The prices come after a while",
            feed: .arrival(while: { $0.outcomes.contains { $0.availability == .loading } }) { line, _ in
                line.arrive()
            }),
        Variant("Unavailable", .unavailable),
        Variant("Long names", .longNames, summary: "Names give way to prices"),
    ]
    static let plays = [
        Play(
            "Select and deselect", state: "Triple",
            """
            frame "No outcome is chosen"
            focus outcomes.draw
            press it
            expect call "OutcomeItem.toggleSelection()"
            frame "The draw is on the slip"
            press Enter
            frame "And off it again"
            """),
        Play(
            "Prices arrive", state: "Loading",
            """
            expect not "2.90"
            wait 1.5s
            expect "2.90"
            frame "The prices have come"
            press Tab Enter
            expect "✓"
            """),
        Play(
            "A market comes back", state: "Locked",
            """
            wait 4s
            press Tab Enter
            expect "✓"
            frame "Open again, and chosen"
            wait 2.5s
            frame "Held back once more"
            wait 2s
            frame "Open, and still chosen"
            """),
        Play(
            "A live market", state: "Odds changes",
            """
            frame "Two prices have just moved"
            wait 4s
            frame "Another price has risen"
            wait 6.5s
            expect not "2.70"
            frame "The market is held back"
            wait 4s
            frame "And open again"
            """),
    ]
}
