import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaPages

@MainActor
struct PageDescriptionTests {
    private static let match = """
        matches:
          - id: m1
            competition: League
            home: Reds
            away: Blues
            markets:
              - id: 1x2
                name: Result
                outcomes: [{id: home, title: Home, odds: 1.85}, {id: away, title: Away, odds: 2}]

        """

    /// The sentence with which making the page ends; `nil` where it can be made.
    private func problem(_ text: String) -> String? {
        do {
            let page = try PageDescription(parsing: text, file: "a.yaml")
            let style = try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName)
            let services = GalleryServices(
                registry: .goma, themes: ThemeSelection(style), environment: ViewEnvironment.simulated())
            _ = try GalleryRouter(services: services) {}.makePageWindow(
                page, file: "a.yaml", size: Size(width: 80, height: 24))
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `a page holds what its file says`() throws {
        let page = try PageDescription(
            parsing: Self.match + """
                title: Match
                balance: 250.10
                currency: EUR
                parts:
                  - {component: AdaptiveTabBar, place: bottom}
                  - columns:
                      - parts: [{component: TallOddsMatchCard, match: m1, gap: 1}]
                      - {width: 30, parts: [{component: Button, state: Submit, with: {title: Done}}]}
                """, file: "a.yaml")

        #expect(page.title == "Match")
        #expect(MoneyFormatter(Localization.english).string(page.balance) == "EUR 250.10")
        #expect(page.matches.first?.markets.first?.outcomes.map(\.odds) == [1.85, 2])
        #expect(page.screen.bottom.count == 1 && page.screen.body.count == 1 && page.screen.top.isEmpty)
        guard case .columns(let columns)? = page.screen.body.first else {
            Issue.record("no columns")
            return
        }
        #expect(columns.map(\.width) == [nil, 30])
    }

    @Test(arguments: [
        ("title: x", "a.yaml: a page without parts shows nothing; list them under \"parts:\""),
        ("titel: x", "a.yaml: \"titel\" is not a field here; did you mean \"title\"?; there are title, balance"),
        ("- x", "a.yaml: a page: write one \"field: value\" on each line"),
        ("parts: x", "a.yaml: parts: wants a list"), ("parts: [x]", "a.yaml: parts[0]: write one"),
        ("parts: [{state: x}]", "a.yaml: parts[0].component: wants text"),
        ("parts: [{component: Buton}]", "a.yaml: parts[0]: no component is named \"Buton\"; did you mean \"Button\"?"),
        (
            "parts: [{component: Button, state: Submti}]",
            "a.yaml: parts[0]: Button has no state \"Submti\"; did you mean"
        ),
        ("parts: [{component: Button, with: {titel: x}}]", "a.yaml: parts[0]: \"titel\" is not a field here"),
        (
            "parts: [{component: TransactionItem, with: {moment: {year: 2026, month: 2, day: 31, hour: 1, minute: 1}}}]",
            "a.yaml: parts[0]: moment.day: is 31 and wants a day of month 2 of 2026, 1 to 28"
        ),
        ("parts: [{component: Button, width: 0}]", "a.yaml: parts[0].width: wants a whole number from 1 to 500"),
        ("parts: [{flow: [{component: Button}], width: 0}]", "a.yaml: parts[0].width: wants a whole number from 1"),
        ("parts: [{flow: [{component: Buton}]}]", "a.yaml: parts[0].flow[0]: no component is named \"Buton\""),
        (
            "parts: [{flow: [], gap: 1}]",
            "a.yaml: parts[0]: \"gap\" is not a field here; there are flow, width, when, place"
        ),
        ("parts: [{component: Button, place: left}]", "a.yaml: parts[0].place: wants one of top, body, bottom"),
        ("parts: [{component: Button, each: matches}]", "a.yaml: parts[0].each: wants one of match, market, selection"),
        ("parts: [{component: Score, match: m9}]", "a.yaml: parts[0]: there is no match \"m9\"; there are m1"),
        (
            "parts: [{component: MarketOutcomesLine, match: m1, market: x}]",
            "a.yaml: parts[0]: there is no market \"x\" of match \"m1\"; there are 1x2"
        ),
        ("parts: [{component: Button, match: this}]", "a.yaml: parts[0]: there is no match \"this\"; there are m1"),
        (
            "parts: [{component: Button, each: market}]",
            "a.yaml: parts[0].match: wants text"
        ),
        ("parts: [{component: Score, each: market, match: m1}]", "a.yaml: parts[0]: a Score cannot show a market"),
        (
            "parts: [{component: Button}]\nmatch-page: {parts: [{component: Button, match: this}]}",
            "a.yaml: match-page.parts[0]: a Button cannot show a match"
        ),
        (
            "parts: [{component: Button}]\nmatch-page: {parts: []}",
            "a.yaml: match-page: a page without parts shows nothing"
        ),
        ("parts: [{component: Button, match: m1}]", "a.yaml: parts[0]: a Button cannot show a match"),
        ("parts: [{component: Button, each: selection}]", "a.yaml: parts[0]: a Button cannot show a selection"),
        (
            "parts: [{component: Button, of: reset}]",
            "a.yaml: parts[0]: there is no \"reset\" that a part could be of; there are bet-slip"
        ),
        ("model: lamp\nparts: [{component: Button}]", "a.yaml: model: wants one of filters, signup"),
        (
            "model: filters\nparts: [{component: Button, of: rset}]",
            "a.yaml: parts[0]: there is no \"rset\" that a part could be of; there are bet-slip, title, filters"
        ),
        ("model: filters\nparts: [{component: Button, of: sort}]", "a.yaml: parts[0]: a Button cannot show a sort"),
        (
            "parts: [{component: Button, when: done}]",
            "a.yaml: parts[0]: there is no \"done\" that could hold"
        ),
        (
            "model: signup\nparts: [{columns: [], when: don}]",
            "a.yaml: parts[0]: there is no \"don\" that could hold; there are details, code, done, unanswered"
        ),
        (
            "now: Today 18:15\nparts: [{component: Button}]",
            "a.yaml: now: wants a moment such as 2026-06-13 20:45, and \"Today 18:15\" is none"
        ),
        ("now: [2026]\nparts: [{component: Button}]", "a.yaml: now: wants a moment such as 2026-06-13 20:45"),
        (
            "now: 2026-06-31 20:45\nparts: [{component: Button}]",
            "a.yaml: now: day: is 31 and wants a day of month 6 of 2026, 1 to 30"
        ),
        (
            "now: 2026-06-13 24:00\nparts: [{component: Button}]",
            "a.yaml: now: hour: wants a whole number from 0 to 23"
        ),
        ("bonus: -1\nparts: [{component: Button}]", "a.yaml: bonus: wants a whole number from 0 to 1000"),
        (
            "parts: [{component: Button, answers: [1]}]",
            "a.yaml: parts[0].answers: wants a request, or a list of them"
        ),
        (
            "parts: [{component: Button}]\npages: [{title: x, parts: [{component: Button}]}]",
            "a.yaml: pages[0].answers: wants a request, or a list of them"
        ),
        (
            "parts: [{component: Button}]\npages: [{answers: a:x, parts: [{component: Button}]}]",
            "a.yaml: pages[0].title: wants text"
        ),
        (
            "parts: [{component: Button}]\npages: [{title: x, answers: a:x, parts: [{component: Buton}]}]",
            "a.yaml: pages[0].parts[0]: no component is named \"Buton\""
        ),
        ("parts: [{more: [{component: Button}]}]", "a.yaml: parts[0].button: wants a component"),
        (
            "parts: [{more: [], button: {component: Button}}]",
            "a.yaml: parts[0].button: a Button cannot show a list that goes on"
        ),
        (
            "balance: -1\nparts: [{component: Button}]",
            "a.yaml: balance: wants an amount of money from 0 to 1000000000000"
        ),
        (
            "balance: 1e30\nparts: [{component: Button}]",
            "a.yaml: balance: wants an amount of money from 0 to 1000000000000"
        ),
    ])
    func `what is wrong is named with its place`(text: String, message: String) {
        let isWhole = text.hasPrefix("-") || text.hasPrefix("tit")
        #expect(
            problem(isWhole ? text : Self.match + text)?.hasPrefix(message) == true, "\(problem(text) ?? "nothing")")
    }

    @Test func `odds that are none are refused`() {
        let text = Self.match.replacing("1.85", with: "0.5") + "parts: [{component: Button}]"
        #expect(
            problem(text)
                == "a.yaml: matches[0].markets[0].outcomes[0].odds: wants decimal odds from 1.001 to 1000000000000")
    }
}
