extension SuggestedBetsExpandedDisplayState {
    static let expanded = Self(title: "Popular bets", cards: suggested([.premierLeague, .notFavorite]))
    static let singlePage = Self(title: "Explore more bets", cards: suggested([.premierLeague]))
    static let multiPage = Self(
        title: "Suggested bets", currentPage: 1, cards: suggested([.premierLeague, .notFavorite, .outcomeDeselected]))
    static let demo = Self(
        title: "Explore more bets", currentPage: 1,
        cards: suggested([.premierLeague, .live, .notFavorite, .outcomeDeselected]))
    static let lines = Self(title: "Goals, goals, goals", cards: suggested([.premierLeagueLines, .live]))
    static let collapsedMultiPage = Self(
        title: "Top picks", isExpanded: false, cards: suggested([.premierLeague, .notFavorite, .outcomeDeselected]))
    static let empty = Self(title: "Suggested bets", cards: [])
    static let hidden = Self(title: "Suggested bets", isVisible: false, cards: suggested([.premierLeague]))

    /// Cards whose outcomes, and what is bet on with them, are named by their matches.
    private static func suggested(_ cards: [TallOddsMatchCardDisplayState]) -> [TallOddsMatchCardDisplayState] {
        cards.map { card in
            var card = card
            for line in card.outcomes.lines.indices {
                for index in card.outcomes.lines[line].outcomes.indices {
                    let id = "\(card.id).\(line).\(index)"
                    card.outcomes.lines[line].outcomes[index].id = id
                    card.outcomes.lines[line].outcomes[index].bettingOfferID = id
                }
            }
            return card
        }
    }
}

enum SuggestedBetsExpandedCatalog: CatalogEntry {
    typealias ComponentType = SuggestedBetsExpandedView

    static let category = Category.betting
    static let subcategory = "Suggestions"
    static let summary = "Suggested matches to page through, in a section that opens and closes."
    static let tags = ["match", "odds", "suggestion", "pages", "section"]
    static let children: [any StandardComponent.Type] = [TallOddsMatchCardView.self]
    static let defaultWidth = 64
    static let requests: [any ComponentRequest] = [
        ChooseOutcome(
            id: "premier-league.0.0", match: "premier-league", offer: "premier-league.0.0", isChosen: true)
    ]
    static let variants: [Variant<SuggestedBetsExpandedDisplayState>] = [
        Variant("Expanded", .expanded, summary: "Two matches"),
        Variant("Collapsed", .singlePage.with { $0.isExpanded = false }),
        Variant("Collapsed multi-page", .collapsedMultiPage),
        Variant("Visible", .demo, summary: "Four matches, the second one is on", feed: StateFeed(.live)),
        Variant("Hidden", .hidden, summary: "Takes no room"),
        Variant("Single page", .singlePage, summary: "One match, no dots"),
        Variant("Multi-page", .multiPage, summary: "The second of three matches"),
        Variant("Lines", .lines, summary: "Pages of different heights", feed: StateFeed(.live)),
        Variant("Empty", .empty, summary: "Nothing is suggested"),
    ]
    static let plays = [
        Play(
            "Open and choose", state: "Collapsed",
            """
            frame "The section is closed"
            focus header
            press it
            expect call "SuggestedBetsExpanded.toggleExpanded()"
            expect "Liverpool"
            frame "The first match"
            focus outcomes.premier-league.0.0
            press it
            expect call "OutcomeItem.toggleSelection()"
            frame "The home side is on the slip"
            """),
        Play(
            "Page through", state: "Expanded",
            """
            press Tab PgDn
            expect call "SuggestedBetsExpanded.showPage(1)"
            frame "The second match comes"
            wait 1s
            expect "Barcelona"
            frame "The second match is there"
            press PgUp
            wait 1s
            expect "Liverpool"
            frame "Back at the first"
            """),
    ]
}
