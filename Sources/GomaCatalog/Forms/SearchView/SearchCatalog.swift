extension SearchDisplayState {
    static let sportsbook = Self(id: "sportsbook", placeholder: "Search in Sportsbook")
    static let games = Self(id: "casino", placeholder: "Search for games...")
    static let everywhere = Self(id: "everywhere", placeholder: "Search in Casino and Sportsbook")
    static let focused = sportsbook.with { $0.isFocused = true }
    static let withRecents = focused.with { $0.recents = .history }
    static let football = sportsbook.with { $0.text = "Football" }
    static let searching = withRecents.with { ($0.text, $0.progress) = ("Liver", .searching) }
    static let found = focused.with { ($0.text, $0.progress) = ("United", .found(count: 3)) }
    static let nothing = focused.with { ($0.text, $0.progress) = ("Curling", .found(count: 0)) }
    static let refused = focused.with { ($0.text, $0.progress) = ("Porto", .failed(.refused)) }
    static let unanswered = focused.with { ($0.text, $0.progress) = ("Madrid", .failed(.noAnswer)) }
    static let disabled = sportsbook.with { $0.isEnabled = false }
}

extension [RecentSearchDisplayState] {
    /// Five searches of before.
    fileprivate static let history = [
        "Liverpool", "Manchester United", "Premier League", "Champions League", "Arsenal",
    ].map { RecentSearchDisplayState($0, showsRule: false) }
}

enum SearchCatalog: CatalogEntry {
    typealias ComponentType = SearchView

    static let category = Category.forms
    static let subcategory = "Search"
    static let summary =
        "A field for searching that finds while the customer types, and offers searches of before."
    static let tags = ["search", "input", "history", "debounce"]
    static let children: [any StandardComponent.Type] = [RecentSearchView.self]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [
        CountHits("unit", in: "sportsbook"),
        SearchText("unit", in: "sportsbook"),
        ForgetSearch("Liverpool", in: "sportsbook"),
    ]
    static let variants: [Variant<SearchDisplayState>] = [
        Variant("Empty", .sportsbook),
        Variant("Custom placeholder", .games),
        Variant("Long placeholder", .everywhere, summary: "Cut where room ends"),
        Variant("Focused", .focused, summary: "Nothing was searched before"),
        Variant("Recent searches", .withRecents, summary: "Offered while nothing is typed"),
        Variant("With text", .football, summary: "Nothing is searched for yet"),
        Variant("Searching", .searching, summary: "The answer is on its way"),
        Variant("Found", .found),
        Variant("Nothing found", .nothing),
        Variant("Refused", .refused, answers: [.refused], summary: "Tried again, it is refused again"),
        Variant("No answer", .unanswered, answers: [.silence, .given], summary: "Answered once more it is tried"),
        Variant("Disabled", .disabled),
        Variant("Disabled with text", .football.with { $0.isEnabled = false }, summary: "Cannot be emptied either"),
    ]
    static let plays = [
        Play(
            "Search while typing", state: "Empty",
            """
            press Tab
            expect call "Search.setFocused(true)"
            type "unit"
            expect call "Search.updateText(\\"unit\\")"
            frame "asked for a moment after the last key"
            wait 0.9s
            expect "3 found"
            press Enter
            expect call "Search.submit()"
            expect request app:search text=unit search=sportsbook
            press Tab Enter
            expect call "Search.clearText()"
            expect "Recent searches"
            frame "remembered"
            """),
        Play(
            "Overtaken", state: "Focused",
            """
            press Tab
            type "l"
            wait 0.4s
            type "iv"
            wait 0.9s
            expect "1 found"
            frame "the newer answer is there first"
            wait 2s
            expect "1 found"
            """),
        Play(
            "Search again", state: "Recent searches",
            """
            press Tab Down Down Enter
            expect call "RecentSearch.repeatSearch()"
            expect "Manchester United"
            wait 0.9s
            expect "1 found"
            frame "from the history"
            """),
        Play(
            "Take out of the history", state: "Recent searches",
            """
            press Tab Down Del
            expect call "RecentSearch.remove()"
            expect not "Liverpool"
            frame "four are left"
            press Del Del Del Del
            expect not "Recent searches"
            frame "none is left, and the field has the focus"
            """),
        Play(
            "Refused again", state: "Refused",
            """
            press Tab Enter
            wait 0.9s
            expect "The search failed"
            """),
        Play(
            "No answer, then one", state: "No answer",
            """
            press Tab Enter
            expect not "No answer"
            wait 5.3s
            expect "No answer"
            press Enter
            wait 0.9s
            expect "1 found"
            frame "answered"
            """),
        Play(
            "Undo", state: "With text",
            """
            press Tab Ctrl-U
            expect "Search in Sportsbook"
            press Ctrl-_
            expect "Football"
            frame "what was typed is back"
            """),
    ]
}
