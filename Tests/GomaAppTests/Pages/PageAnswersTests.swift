import Expectations
import GomaCatalog
import TerminalKit
import PageTestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Requests of components that lead to another part of their page, or to a page over it.
@MainActor
struct PageAnswersTests {
    private func ask(_ request: some ComponentRequest, on stage: PageHarness) {
        stage.presenter.session.environment.ask(to: request)
        stage.window.update()
    }

    // MARK: Parts

    private static let long = """
        title: Long
        parts:
          - {component: LanguageSelector, gap: 10}
          - {component: ShareChannelsGrid, gap: 10}
          - {component: ThemeSwitcher, gap: 2, id: themes}
          - {component: LanguageSelector, gap: 10}
        on:
          betting:open-filters: {show: themes}
          app:open-page page=themes: {show: themes}

        """

    @Test func `a part that answers a request comes into view and gets the keys`() throws {
        let stage = try PageHarness(describing: Self.long, width: 80, height: 20)
        expect(stage.text, lacks: "System")

        ask(OpenPage("themes"), on: stage)

        expect(stage.text, contains: "System")
        expect(stage.window.focusedView?.accessibilityIdentifier, is: "theme-light")
        expect(stage.events.last, is: "answer: app:open-page page=themes")
    }

    @Test func `a part that is in view gets the keys where it is`() throws {
        let stage = try PageHarness(describing: Self.long, width: 80, height: 60)
        let before = stage.window.surface.rows.firstIndex { $0.contains("System") }

        ask(OpenPage("themes"), on: stage)

        expect(stage.window.focusedView?.accessibilityIdentifier, is: "theme-light")
        expect(stage.window.surface.rows.firstIndex { $0.contains("System") }, is: before)
    }

    @Test func `a part is meant by a way with what its page was opened with`() throws {
        let stage = try PageHarness(
            describing: """
                sources: {news: {value: [{id: a, title: One}, {id: b, title: Two}]}}
                parts: [{component: HeaderText, with: {title: News}}]
                routes:
                  story/{id}:
                    parts:
                      - {component: Button, with: {id: more, title: More}}
                      - {component: Button, of: news.$id, with: {id: story, title: "About ${news.$id.title}"}}
                    on: {app:press id=more: {show: news.$id}}
                """, width: 60, height: 20)
        try stage.presenter.begin(at: "story/b")
        stage.wait(.zero)
        try stage.focus("More")

        stage.press(.enter)

        expect(stage.focusedWords, contains: "About Two")
    }

    // MARK: Pages

    private static let pages = """
        title: Home
        parts: [{component: Button, with: {title: Here}}]
        on:
          app:open-page page=slots: {go: slots}
          casino:open-game id=aviator: {go: aviator}
          app:open-page page=aviator: {go: aviator}
        routes:
          slots:
            title: Slots
            parts: [{component: LanguageSelector}, {component: ProfileMenuList}]
          aviator:
            title: Aviator
            parts: [{component: Button, with: {title: There}}]

        """

    @Test func `a page opens over another, and Esc leads back through all of them`() throws {
        let stage = try PageHarness(describing: Self.pages, width: 80, height: 24)

        ask(OpenPage("slots"), on: stage)
        expect(stage.window.title, is: "Slots")
        ask(OpenGame(id: "aviator"), on: stage)
        expect(stage.window.title, is: "Aviator")
        expect(stage.text, contains: "There")
        stage.press(.escape)
        expect(stage.window.title, is: "Slots")
        stage.press(.escape)

        expect(stage.window.title, is: "Home")
        #expect(!stage.hasQuit)
    }

    @Test func `where one goes on a page is among its events`() throws {
        let text = """
            parts: [{component: HeaderText, id: head, with: {title: Here}}]
            on:
              app:open-page page=slots: {go: slots}
              app:open-page page=box: {open: slots}
              app:open-page page=root: root
              app:open-page page=first: first
              app:open-page page=head: {show: head}
            routes: {slots: {parts: [{component: HeaderText, with: {title: There}}]}}
            """
        let stage = try PageHarness(describing: text, width: 80, height: 24)

        for page in ["slots", "box", "root", "first", "head"] { ask(OpenPage(page), on: stage) }

        expect(
            stage.events.filter { !$0.hasPrefix("answer: ") },
            is: [
                "open page: slots", "open page: slots", "go to the first page", "go to the first page of the tab",
                "show part: head",
            ])
    }

    @Test func `a page that is open does not open once more`() throws {
        let stage = try PageHarness(describing: Self.pages, width: 80, height: 24)
        ask(OpenPage("slots"), on: stage)

        ask(OpenPage("slots"), on: stage)
        stage.press(.escape)

        expect(stage.window.title, is: "Home")
    }

    @Test func `a box over the page of a tab is left on the way to where all begins, as to another tab`() throws {
        let stage = try PageHarness(
            describing: """
                tabs: [live, bets]
                parts: [{component: HeaderText, with: {title: At home}}]
                routes:
                  live: {parts: [{component: HeaderText, with: {title: On now}}]}
                  bets: {parts: [{component: HeaderText, with: {title: My bets}}]}
                  slip: {parts: [{component: HeaderText, with: {title: The slip}}]}
                """, width: 60, height: 20)
        let ways: [() -> Void] = [{ stage.presenter.goToRoot() }, { _ = stage.presenter.go(to: "bets") }]
        for leave in ways {
            _ = stage.presenter.go(to: "live")
            _ = stage.presenter.open("slip")
            stage.wait(.zero)
            expect(stage.text, contains: "The slip")

            leave()
            _ = stage.presenter.go(to: "live")
            stage.wait(.zero)

            expect(stage.text, contains: "On now")
            expect(stage.text, lacks: "The slip")
        }
    }

    @Test func `what was done on a page is there when it opens again`() throws {
        let stage = try PageHarness(describing: Self.pages, width: 80, height: 24)
        ask(OpenPage("slots"), on: stage)
        try stage.click("Español")
        stage.wait(.zero)
        stage.press(.escape, .escape)
        expect(stage.window.title, is: "Home")

        ask(OpenPage("slots"), on: stage)

        expect(stage.text, contains: "◉ Español")
    }

    // MARK: The rest of a list

    private static let list = """
        parts:
          - component: HeaderText
            with: {title: First}
          - when: all.phase is complete
            parts: [{component: HeaderText, with: {title: Second}}, {component: HeaderText, with: {title: Third}}]
          - {component: SeeMoreButton, id: all, with: {id: all, title: "", remainingCount: COUNT}}

        """

    @Test func `the rest of a list shows when its button has brought all there is`() throws {
        let stage = try PageHarness(describing: Self.list.replacing("COUNT", with: "12"), width: 80, height: 24)
        expect(stage.text, lacks: "Second")
        // Somebody brings ten at once.
        stage.services.environment.owner.script = AnswerScript()

        try stage.click("Load 12 more")
        stage.wait(.seconds(2))
        expect(stage.text, lacks: "Second")
        try stage.click("Load 2 more")
        stage.wait(.seconds(2))

        expect(stage.text, contains: "Second")
        expect(stage.text, contains: "Third")
        expect(stage.text, lacks: "Load")
    }

    @Test func `a list that is whole from the beginning shows all of itself`() throws {
        let text = Self.list.replacing("with: {id: all, title: \"\", remainingCount: COUNT}", with: "state: Complete")

        let stage = try PageHarness(describing: text, width: 80, height: 24)

        expect(stage.text, contains: "Second")
    }
}
