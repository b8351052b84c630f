extension SeeMoreButtonDisplayState {
    static let games = Self(id: "games", title: "Load more games")
    static let loading = Self(id: "games", title: "Load more games", phase: .loading)
    static let twentyFiveLeft = Self(id: "games", title: "Load more games", remainingCount: 25)
    static let failed = twentyFiveLeft.with { $0.phase = .failed(.refused) }
    static let failedWithReason = Self(
        id: "games", remainingCount: 25, style: .bordered,
        phase: .failed(.told("The list has changed; load it again")))
    static let complete = Self(id: "games", title: "Load more games", remainingCount: 0, phase: .complete)
    static let bordered = Self(id: "games", title: "Load more games", style: .bordered)
    static let borderedDisabled = Self(
        id: "games", title: "Show the next matches", style: .bordered, isEnabled: false)
    static let toBeRefusedOnce = Self(id: "games", remainingCount: 8)
    static let toBeLost = Self(id: "games", remainingCount: 120)
}

enum SeeMoreButtonCatalog: CatalogEntry {
    typealias ComponentType = SeeMoreButtonView

    static let category = Category.status
    static let subcategory = "Loading"
    static let summary = "Brings the next page of a list, and says how much is left."
    static let tags = ["button", "list", "loading", "page", "more"]
    static let requests: [any ComponentRequest] = [LoadMore(list: "games")]
    static let variants: [Variant<SeeMoreButtonDisplayState>] = [
        Variant("Default", .games, summary: "Nobody knows how much is left"),
        Variant("Own words", .init(id: "transactions")),
        Variant("Loading", .loading, summary: "The next page is on its way"),
        Variant("Disabled", .init(id: "games", title: "Load more games", isEnabled: false)),
        Variant("25 left", .twentyFiveLeft, summary: "Three pages are still to come"),
        Variant("Thousands left", .init(id: "transactions", remainingCount: 9950)),
        Variant("Failed", .failed, summary: "It can be asked for again"),
        Variant("Failed with reason", .failedWithReason, summary: "In the words of the server"),
        Variant("Complete", .complete, summary: "All there is has come"),
        Variant("Bordered", .bordered),
        Variant("Bordered disabled", .borderedDisabled),
        Variant("Refused", .init(id: "games", remainingCount: 40), answers: [.refused], summary: "No page comes"),
        Variant.failsOnce(.toBeRefusedOnce, summary: "Asked for once more, the last page comes"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No request is answered"),
    ]
    static let plays = [
        Play(
            "To the end", state: "25 left",
            """
            press Tab Enter
            expect call "SeeMoreButton.loadMore()"
            expect "Loading"
            frame "The next page is on its way"
            press Enter
            wait 1.5s
            expect "Load 15 more"
            frame "One page has come"
            press Enter
            wait 1.5s
            expect "Load 5 more"
            press Enter
            wait 1.5s
            expect "Nothing more to load"
            frame "All has come"
            """),
        Play(
            "Refused, and refused again", state: "Refused",
            """
            press Tab Enter
            wait 1.5s
            expect "More could not be loaded"
            frame "Refused"
            press Enter
            expect not "More could not be loaded"
            wait 1.5s
            expect "More could not be loaded"
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            press Tab Enter
            wait 1.5s
            expect "Try again"
            press Enter
            wait 1.5s
            expect "Nothing more to load"
            """),
        Play.noAnswer(to: "press Tab Enter", meanwhile: "Loading", frame: "It can be asked for again"),
        Play(
            "An outline with the focus", state: "Bordered",
            """
            press Tab
            frame "A heavy line"
            """),
    ]
}
