import Expectations
import Foundation
import GomaPictures
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// A page that is written otherwise while it is shown.
@MainActor
struct PageRenewalTests {
    private static let page = """
        title: Long
        sources:
          book: {kind: sportsbook, matches: [{id: a, competition: L, home: Reds, away: Blues, markets: [
            {id: 1x2, name: R, outcomes: [{id: home, title: Home, odds: 1.5}]}]}]}
        parts:
          - {component: HeaderText, gap: 10, with: {title: First}}
          - {component: InlineMatchCard, each: book.matches, gap: 10}
          - {component: LanguageSelector, gap: 10}
          - {component: Button, gap: 10, with: {id: go, title: Go}}
        on: {app:press: {go: other}}
        routes:
          other: {title: Other, parts: [{component: HeaderText, with: {title: Elsewhere}}]}
        """

    private func renew(_ stage: PageHarness, _ text: String) throws {
        try stage.presenter.renew(PageDescription(parsing: text, file: "page.yaml")) {
            throw PageFileError.none(path: $0)
        }
        stage.window.update()
    }

    @Test func `what is saved shows at the same place, with the focus, the slip and what was done to parts`() throws {
        let stage = try PageHarness(describing: Self.page, width: 80, height: 20)
        try stage.focus("1.50")
        stage.press(.enter)
        try stage.focus("Español")
        let row = stage.window.surface.rows.firstIndex { $0.contains("Español") }

        try renew(
            stage, Self.page.replacing("title: First", with: "title: Once").replacing("title: Go", with: "title: On"))

        expect(stage.focusedWords, contains: "Español")
        expect(stage.window.surface.rows.firstIndex { $0.contains("Español") }, is: row)
        expect(stage.presenter.book.slip.active.count, is: 1)
        stage.press(.escape, .home)
        expect(stage.text, contains: "Once")
        stage.press(.pageDown)
        expect(stage.text, contains: "✓")
        stage.press(.end)
        expect(stage.text, contains: "  On  ")
        expect(stage.text, lacks: "  Go  ")
    }

    @Test func `a part keeps what was typed into it, and the focus, where another has come above it`() throws {
        let page = """
            parts:
              - {component: BorderedTextField, with: {id: free, title: Free, isEnabled: true}}
              - {component: Button, with: {id: go, title: Go}}
            """
        let stage = try PageHarness(describing: page, width: 80, height: 20)
        stage.press(.tab)
        stage.type("Ana")

        let above = "parts:\n  - {component: Button, with: {id: new, title: New}}\n"
        try renew(stage, page.replacing("parts:\n", with: above))
        expect(stage.text, contains: "Ana")
        expect(stage.focusedWords, contains: "Free")
        try renew(stage, page.replacing("parts:\n", with: above).replacing("title: Free", with: "title: Freely"))

        expect(stage.text, lacks: "Ana")
        expect(stage.focusedWords, contains: "Freely")
    }

    @Test func `of parts that are written alike each keeps what was typed into it`() throws {
        let field = "  - {component: BorderedTextField, with: {id: free, title: Free, isEnabled: true}}\n"
        let stage = try PageHarness(describing: "parts:\n\(field)\(field)", width: 80, height: 20)
        stage.press(.tab)
        stage.type("Ana")
        stage.press(.tab)
        stage.type("Eva")

        try renew(stage, "parts:\n  - {component: HeaderText, with: {title: New}}\n\(field)\(field)")

        expect(stage.window.surface.rows.filter { $0.contains("Ana") || $0.contains("Eva") }.count, is: 2)
    }

    @Test func `a feed goes on with the source of its name, also where that holds something else now`() throws {
        let page = "sources: {news: {kind: data, values: [{id: a}]}}\nparts: [{component: Button}]"
        let stage = try PageHarness(describing: page, width: 80, height: 20)
        let feed = FeedSource(Data(#"{"at":2,"insert":{"id":"c"}}"#.utf8))
        let player = try stage.presenter.play(feed, on: stage.services.environment.scheduler)

        try renew(stage, page.replacing("[{id: a}]", with: "[{id: b}]"))
        stage.wait(.seconds(2))

        expect(stage.presenter.session.sources["news"]?.elementIDs, is: ["b", "c"])
        withExtendedLifetime(player) {}
    }

    /// A source that answers what its page may want to answer itself.
    private final class Desk: PageSource {
        private var taking: Owner.Taking?

        struct Options: Codable {
            let number: Int
        }

        init(in environment: ViewEnvironment) {
            super.init(.data)
            taking = environment.owner.take(ResendCode.self) { _ in .done(()) }
        }
    }

    @Test(arguments: [false, true])
    func `what a page says of a request goes before what its sources do, also once it has been read again`(
        isRenewed: Bool
    ) throws {
        let page = """
            sources: {desk: {kind: desk, number: 1}}
            parts: [{component: ResendCode, with: {id: code, interval: 5, phase: ready}}]
            on: {account:resend-code: {ask: answer}}
            """
        var kit = PageKit.goma
        var count = 0
        kit.addSource("desk", options: Desk.Options.self) { _, setting in Desk(in: setting.environment) }
        kit.addAction("answer") { task in
            count += 1
            task.answer(.done())
        }
        let stage = try PageHarness(describing: page, kit: kit, width: 80, height: 20)
        if isRenewed { try renew(stage, page.replacing("number: 1", with: "number: 2")) }

        stage.press(.tab, .enter)
        stage.wait(.milliseconds(100))

        expect(count, is: 1)
    }

    @Test func `what an action has been asked is waited for still once the page has been read again`() throws {
        let page = """
            parts:
              - {component: Button, with: {id: press, title: Press, isEnabled: true}}
              - {component: HeaderText, when: asking.order, with: {title: Ordering}}
            on: {app:press id=press: {ask: order}}
            """
        var kit = PageKit.goma
        var tasks: [PageTask] = []
        kit.addAction("order") { tasks.append($0) }
        let stage = try PageHarness(describing: page, kit: kit, width: 80, height: 20)
        stage.press(.tab, .enter)
        stage.wait(.milliseconds(100))

        try renew(stage, page.replacing("title: Press", with: "title: Order"))
        stage.press(.tab, .enter)
        stage.wait(.milliseconds(100))
        try #require(tasks.count == 1)
        expect(stage.text, contains: "Ordering")
        tasks[0].answer(.done())
        stage.wait(.milliseconds(100))

        expect(stage.text, lacks: "Ordering")
    }

    @Test func `what a page held before it was read again is let go of`() throws {
        let page = """
            sources: {news: {kind: data, values: [{id: a}]}}
            parts: [{component: HeaderText, each: news, with: {title: $it.id}}]
            """
        let stage = try PageHarness(describing: page, width: 80, height: 20)
        weak var gone: PageSource?
        gone = stage.presenter.session.sources["news"]
        #expect(gone != nil)

        try renew(stage, page.replacing("id: a", with: "id: b"))

        #expect(gone == nil)
    }

    @Test func `the sources that every page has stay as long as those that it declares`() throws {
        let stage = try PageHarness(describing: Self.page, width: 80, height: 20)
        let first = try #require(stage.presenter.session.sources["app"])

        try renew(stage, Self.page.replacing("title: First", with: "title: Once"))
        #expect(stage.presenter.session.sources["app"] === first)
        try renew(stage, Self.page.replacing("home: Reds", with: "home: Greens"))

        #expect(stage.presenter.session.sources["app"] !== first)
    }

    @Test func `what a source holds otherwise shows, and filters go on steering the list`() throws {
        let filters = """
            sources:
              book: {kind: sportsbook, matches: [
                {id: a, sport: football, competition: L, home: Reds, away: Blues},
                {id: b, sport: tennis, competition: L, home: Ana, away: Eva}]}
              filters: {kind: match-filters, of: book}
            parts:
              - {component: SportGamesFilter, of: filters.sports}
              - {component: InlineMatchCard, each: filters.matches}
              - {component: HeaderText, with: {title: Below}}
            """
        let stage = try PageHarness(describing: filters, width: 80, height: 50)
        try stage.click("Tennis")
        stage.wait(.seconds(1))
        expect(stage.text, lacks: "Reds")

        try renew(stage, filters.replacing("title: Below", with: "title: Beneath"))
        expect(stage.text, contains: "Beneath")
        expect(stage.text, contains: "Ana")
        expect(stage.text, lacks: "Reds")
        try stage.click("Football")
        stage.wait(.seconds(1))
        expect(stage.text, contains: "Reds")
        expect(stage.text, lacks: "Ana")

        try renew(stage, filters.replacing("home: Reds", with: "home: Greens"))
        expect(stage.text, contains: "Greens")
        expect(stage.text, contains: "Ana")
        expect(stage.text, lacks: "Reds")
        try stage.click("Tennis")
        stage.wait(.seconds(1))
        expect(stage.text, lacks: "Greens")
        expect(stage.text, contains: "Ana")
    }

    @Test(arguments: [KeyEvent(.character("?")), KeyEvent(.enter)])
    func `the focus comes back to the control that had it where a page is saved below something else`(
        opening: KeyEvent
    ) throws {
        let page = """
            parts:
              - {component: Button, with: {id: one, title: One}}
              - {component: Button, with: {id: two, title: Two}}
            on: {app:press id=two: {open: box}}
            routes: {box: {title: Box, parts: [{component: HeaderText, with: {title: In the box}}]}}
            """
        let stage = try PageHarness(describing: page, width: 80, height: 24)
        try stage.focus("Two")
        stage.press(opening)

        let above = "parts:\n  - {component: Button, with: {id: new, title: New}}\n"
        try renew(stage, page.replacing("parts:\n", with: above))
        stage.press(.escape)

        expect(stage.focusedWords, contains: "Two")
    }

    @Test func `a page with mistakes changes nothing`() throws {
        let stage = try PageHarness(describing: Self.page, width: 80, height: 20)
        let before = stage.text

        let error = #expect(throws: PageMistakes.self) {
            try renew(stage, Self.page.replacing("HeaderText, gap", with: "HeaderTxt, gap"))
        }

        expect(error?.all.map(\.place.line), is: [6])
        expect(stage.text, is: before)
    }

    @Test func `while the page as it has been saved is wrong, that stands in the status`() throws {
        let stage = try PageHarness(describing: Self.page, width: 120, height: 20)

        stage.presenter.brokenPlace = "page.yaml:6:18"
        stage.presenter.say("page.yaml:6:18: no component is named so")
        stage.wait(.seconds(5))
        expect(stage.status, contains: "wrong at page.yaml:6:18")
        stage.presenter.brokenPlace = nil
        stage.window.update()

        expect(stage.status, lacks: "wrong")
    }

    @Test func `a page that is open and is there no more is left`() throws {
        let stage = try PageHarness(describing: Self.page, width: 80, height: 20)
        try stage.focus("Go")
        stage.press(.enter)
        expect(stage.window.title, is: "Other")
        expect(stage.text, contains: "Elsewhere")
        try renew(stage, Self.page.replacing("title: Elsewhere", with: "title: Nowhere"))
        expect(stage.text, contains: "Nowhere")

        try renew(
            stage,
            Self.page.replacing("other: {title", with: "another: {title").replacing("go: other", with: "go: another"))

        expect(stage.window.title, is: "Long")
    }

    @Test func `what has been entered into a form stays in it where that is written otherwise`() throws {
        let text = """
            sources:
              form: {kind: form, fields: [{id: name, title: Name}, {id: town, title: Town, value: Porto}]}
            parts: [{component: BorderedTextField, of: form.name}, {component: BorderedTextField, of: form.town}]
            """
        let stage = try PageHarness(describing: text, width: 80, height: 20)
        stage.press(.tab)
        stage.type("Ana")

        try renew(stage, text.replacing("title: Name", with: "title: Whole name").replacing("Porto", with: "Braga"))

        expect(stage.text, contains: "Ana")
        expect(stage.focusedWords, contains: "Whole name")
        expect(stage.text, contains: "Braga")
        expect(stage.text, lacks: "Porto")
    }

    @Test func `a form that is written otherwise leads to what is wrong with it`() throws {
        let text = """
            sources: {form: {kind: form, fields: [{id: name, title: Name}]}}
            parts: [{component: BorderedTextField, of: form.name}]
            """
        let stage = try PageHarness(describing: text, width: 80, height: 20)
        try renew(stage, text.replacing("title: Name", with: "title: Whole name"))
        let form = try #require(stage.presenter.session.sources["form"] as? FormSource)

        let isRight = form.begin()
        stage.wait(.zero)

        expect(isRight, is: false)
        expect(stage.focusedWords, contains: "Whole name")
    }
}
