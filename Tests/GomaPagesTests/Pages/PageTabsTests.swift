import Expectations
import GomaPictures
import GomaTestSupport
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaPages

/// Pages that are tabs: each has a stack of its own, which stays as it is while another is shown.
@MainActor
struct PageTabsTests {
    private static let text = """
        title: Home
        tabs: [live, bets]
        parts:
          - {component: Button, with: {id: home-a, title: Home A, isEnabled: true}}
          - {component: Button, with: {id: home-b, title: Home B, isEnabled: true}}
        on:
          app:press id=home-b: {go: detail/one}
          app:press id=live-b: {go: detail/two}
        routes:
          live:
            title: Live
            parts:
              - {component: Button, with: {id: live-a, title: Live A, isEnabled: true}}
              - {component: Button, with: {id: live-b, title: Live B, isEnabled: true}}
          bets:
            title: Bets
            parts: [{component: Button, with: {id: bets-a, title: Bets A, isEnabled: true}}]
          detail/{id}:
            title: Detail ${id}
            parts: [{component: Button, with: {id: detail, title: "Detail ${id}", isEnabled: true}}]

        """

    // MARK: In an app

    private let environment = ViewEnvironment.simulated()

    private func makeApp() throws -> (PageController, Window) {
        let page = try PageController(
            PageDescription(parsing: Self.text, file: "tabs.yaml"), kit: PageKit(),
            components: ComponentRegistry(standard: [ButtonView.self]), in: environment)
        let window = Window(
            size: Size(width: 60, height: 20), root: RootController(page, in: environment),
            scheduler: environment.scheduler)
        window.update()
        return (page, window)
    }

    private func press(_ key: Key, _ window: Window) {
        window.send(.key(KeyEvent(key)))
        environment.scheduler.advance(by: .seconds(1))
        window.update()
    }

    @Test func `a tab is shown as it was left, with what lies over it and the focus`() throws {
        let (page, window) = try makeApp()
        page.go(to: "live")
        window.update()
        press(.tab, window)
        press(.enter, window)
        expect(page.pageName, is: "detail/two")
        expect(page.screens.count, is: 2)

        page.go(to: "bets")
        window.update()
        expect(page.pageName, is: "bets")
        expect(page.screens.count, is: 1)
        page.go(to: "live")
        window.update()
        expect(page.pageName, is: "detail/two")
        expect(page.screens.count, is: 2)
        press(.escape, window)
        expect(page.pageName, is: "live")
        expect(window.focusedView.flatMap(ReadingText.words)?.contains("Live B"), is: true)

        page.go(to: "bets")
        page.go(to: "live")
        window.update()

        expect(window.focusedView.flatMap(ReadingText.words)?.contains("Live B"), is: true)
    }

    @Test func `what changes while a tab is away, and while another page lies over it, is there when it is back`()
        throws
    {
        let text = """
            title: Home
            tabs: [live]
            sources: {count: {value: none}}
            parts: [{component: Button, id: set, with: {id: set, title: Set, isEnabled: true}}]
            on: {"app:press id=set": {set: count, to: many}}
            routes:
              live: {title: Live, parts: [{component: Button, with: {id: a, title: "Live ${count}", isEnabled: true}}]}
              over: {title: Over, parts: [{component: Button, with: {id: b, title: "Over ${count}", isEnabled: true}}]}
            """
        let page = try PageController(
            PageDescription(parsing: text, file: "tabs.yaml"), kit: PageKit(),
            components: ComponentRegistry(standard: [ButtonView.self]), in: environment)
        let window = Window(
            size: Size(width: 60, height: 20), root: RootController(page, in: environment),
            scheduler: environment.scheduler)
        func shows(_ words: String) -> Bool { window.surface.rows.contains { $0.contains(words) } }
        for name in ["live", "over"] {
            page.go(to: name)
            window.update()
        }
        #expect(shows("Over none"))
        page.goToRoot()
        window.update()
        press(.tab, window)
        press(.enter, window)

        page.go(to: "live")
        window.update()
        #expect(shows("Over many"))
        page.go(to: "live")
        window.update()

        #expect(shows("Live many"))
    }

    @Test func `going to the tab that is shown leads to its first page`() throws {
        let (page, _) = try makeApp()
        page.go(to: "live")
        page.go(to: "detail/x")
        page.go(to: "detail/y")

        page.go(to: "live")

        expect(page.pageName, is: "live")
        expect(page.screens.count, is: 1)
    }

    @Test func `the same page can be open in two tabs`() throws {
        let (page, _) = try makeApp()
        page.go(to: "detail/one")
        page.go(to: "live")
        page.go(to: "detail/one")

        expect(page.pageName, is: "detail/one")
        expect(page.screens.count, is: 2)
        page.goToRoot()
        expect(page.pageName, is: "detail/one")
        expect(page.screens.count, is: 2)
        page.goToRoot()
        expectEmpty(page.pageName)
        expect(page.screens.count, is: 1)
    }

    @Test func `Esc leads from a tab to where all begins, and no further`() throws {
        let (page, window) = try makeApp()
        page.go(to: "bets")
        page.go(to: "detail/one")
        window.update()

        press(.escape, window)
        expect(page.pageName, is: "bets")
        press(.escape, window)
        expectEmpty(page.pageName)
        press(.escape, window)

        #expect(page.pageName.isEmpty && page.window != nil)
    }

    @Test func `another language is spoken in the tabs that are put aside too`() throws {
        let environment = ViewEnvironment.simulated(localization: LanguageSwitch(Localization.english))
        let text = """
            tabs: [live]
            sources: {news: {kind: data}}
            parts: [{component: Button, with: {id: a, title: Home, isEnabled: true}}]
            routes:
              live:
                parts: [{component: HeaderText, each: news, with: {title: $it.title}}]
            """
        let page = try PageController(
            PageDescription(parsing: text, file: "tabs.yaml"), kit: PageKit(),
            components: ComponentRegistry(standard: [ButtonView.self, HeaderTextView.self]), in: environment)
        let window = Window(
            size: Size(width: 60, height: 20), root: RootController(page, in: environment),
            scheduler: environment.scheduler)
        func shows(_ words: String) -> Bool { window.surface.rows.contains { $0.contains(words) } }
        page.session.sources["news"]?.phase = .failed(reason: "Off the air")
        page.go(to: "live")
        window.update()
        expect(shows("Off the air"), is: true)
        expect(shows("Try again"), is: true)

        page.goToRoot()
        #expect(page.session.speak("fr"))
        page.languageChanged()
        page.go(to: "live")
        window.update()

        expect(shows("Off the air"), is: true)
        expect(shows(Localization.french.string(.askAgain)), is: true)
        expect(shows("Try again"), is: false)
    }

    // MARK: In the program

    @Test func `the program keeps the pages of a tab, and where the focus was`() throws {
        let page = try PageHarness(describing: Self.text, width: 60, height: 20)
        _ = page.presenter.go(to: "live")
        page.press(.tab, .tab)
        expect(page.focusedWords, contains: "Live B")
        page.wait(.seconds(1))
        page.press(.enter)
        expect(page.text, contains: "Detail two")

        _ = page.presenter.go(to: "bets")
        page.wait(.zero)
        expect(page.text, contains: "Bets A")
        expect(page.text, lacks: "Detail two")
        _ = page.presenter.go(to: "live")
        page.wait(.zero)
        expect(page.text, contains: "Detail two")
        page.presenter.goBack()
        page.wait(.zero)
        expect(page.text, contains: "Live A")
        _ = page.presenter.go(to: "detail/three")
        _ = page.presenter.go(to: "live")
        page.wait(.zero)
        expect(page.text, contains: "Live A")
        expect(page.text, lacks: "Detail three")
        page.presenter.goBack()
        page.wait(.zero)

        expect(page.text, contains: "Home A")
        expect(page.hasQuit, is: false)
        page.presenter.goBack()
        #expect(page.hasQuit)
    }

    @Test func `a page that is read again keeps the tab that is shown`() throws {
        let page = try PageHarness(describing: Self.text, width: 60, height: 20)
        _ = page.presenter.go(to: "live")
        _ = page.presenter.go(to: "detail/two")
        _ = page.presenter.go(to: "bets")

        try page.presenter.renew(
            PageDescription(parsing: Self.text.replacing("Bets A", with: "My bets"), file: "page.yaml")
        ) { throw PageFileError.none(path: $0) }
        page.wait(.zero)
        expect(page.text, contains: "My bets")
        _ = page.presenter.go(to: "live")
        page.wait(.zero)
        expect(page.text, contains: "Detail two")
        page.presenter.goBack()
        page.wait(.zero)

        expect(page.text, contains: "Live A")
    }

    @Test func `a page below another has its focus again when its tab is shown again and one goes back`() throws {
        let page = try PageHarness(describing: Self.text, width: 60, height: 20)
        _ = page.presenter.go(to: "live")
        page.wait(.zero)
        page.press(.tab, .tab)
        _ = page.presenter.go(to: "detail/two")
        page.wait(.zero)
        _ = page.presenter.go(to: "bets")
        page.wait(.zero)
        _ = page.presenter.go(to: "live")
        page.wait(.zero)

        page.presenter.goBack()
        page.wait(.zero)

        expect(page.focusedWords, contains: "Live B")
    }

    @Test func `a tab that a page has no more is left for the pages that lay over where all begins`() throws {
        let page = try PageHarness(describing: Self.text, width: 60, height: 20)
        _ = page.presenter.go(to: "detail/one")
        _ = page.presenter.go(to: "bets")
        let text = Self.text.replacing("[live, bets]", with: "[live]").replacing("  bets:", with: "  gone:")

        try page.presenter.renew(PageDescription(parsing: text, file: "page.yaml")) {
            throw PageFileError.none(path: $0)
        }
        page.wait(.zero)
        expect(page.text, contains: "Detail one")
        page.presenter.goBack()
        page.wait(.zero)

        expect(page.text, contains: "Home A")
        expect(page.text, lacks: "Detail one")
        expect(page.hasQuit, is: false)
    }

    @Test func `a tab that a page has no more when it is read again is left for where all begins`() throws {
        let page = try PageHarness(describing: Self.text, width: 60, height: 20)
        _ = page.presenter.go(to: "bets")
        let text = Self.text.replacing("[live, bets]", with: "[live]").replacing("  bets:", with: "  gone:")

        try page.presenter.renew(PageDescription(parsing: text, file: "page.yaml")) {
            throw PageFileError.none(path: $0)
        }
        page.wait(.zero)
        expect(page.text, contains: "Home A")
        page.presenter.goBack()

        #expect(page.hasQuit)
    }
}
