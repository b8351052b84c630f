import Expectations
import GomaPictures
import GomaTestSupport
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaPageViewer
@testable import GomaPages

/// Pages as an app has them: their parts have the keys from the start, commands work everywhere, and what is shown follows the room
/// and the language.
@MainActor
struct InsidePageTests {
    private static let text = """
        title: Home
        focus: b
        tabs: [live]
        sources:
          notes: {value: [{id: one, title: $words.signupTitle}, {id: two, title: Plain}]}
          details: {kind: form, fields: [{id: first, title: First}, {id: last, title: Last}]}
          late: {value: {text: null}}
        commands:
          - {title: Go live, key: "2", do: {go: live}}
          - {title: To the first, key: f, do: first}
          - {title: Say it, do: {say: Said}}
        parts:
          - {component: Button, id: a, with: {id: a, title: Button A, isEnabled: true}}
          - {component: Button, id: b, with: {id: b, title: Button B, isEnabled: true}}
          - {component: HeaderText, each: notes, with: {title: $it.title}}
          - {component: BorderedTextField, of: details.first}
          - {component: BorderedTextField, of: details.last}
          - {component: TextSection, when: late.text, with: {title: Late, text: $late.text}}
          - {component: Button, below: 90, with: {id: n, title: Narrow only, isEnabled: true}}
          - columns:
              - parts: [{component: HeaderText, with: {title: "Always there"}}]
              - {width: 30, from: 100, parts: [{component: HeaderText, with: {title: "Beside it"}}]}
        on:
          app:press id=a: {set: late.text, to: Arrived}
          app:press id=b: {go: detail}
        routes:
          live:
            title: Live
            parts: [{component: Button, with: {id: a, title: Live A, isEnabled: true}}]
          detail:
            title: Detail
            focus: second
            parts:
              - {component: Button, with: {id: x, title: Detail X, isEnabled: true}}
              - {component: Button, id: second, with: {id: y, title: Detail Y, isEnabled: true}}

        """

    private func makePage(width: Int = 120) throws -> PageHarness {
        try PageHarness(describing: Self.text, width: width, height: 40)
    }

    @Test func `the part that is named has the keys, and Esc leaves the page rather than its parts`() throws {
        let page = try makePage()
        expect(page.focusedWords, contains: "Button B")

        page.press(.enter)
        expect(page.focusedWords, contains: "Detail Y")
        expect(page.status, contains: "Esc back")
        page.press(.escape)
        expect(page.focusedWords, contains: "Button B")
        expect(page.hasQuit, is: false)
        page.press(.escape)

        #expect(page.hasQuit)
    }

    @Test func `a page that names no part begins with its first control, and first leads back to the tab's first page`()
        throws
    {
        let page = try makePage()
        page.press(.character("2"))
        expect(page.text, contains: "Live A")
        expect(page.focusedWords, contains: "Live A")
        _ = page.presenter.go(to: "detail")
        page.wait(.zero)
        expect(page.text, contains: "Detail X")

        page.press(.character("f"))

        expect(page.text, contains: "Live A")
        expect(page.text, lacks: "Detail X")
    }

    @Test(arguments: ["go", "open"])
    func `what is said as another page comes is said there alone, beside what that page tells`(way: String) throws {
        let page = try PageHarness(
            describing: """
                title: Home
                focus: a
                parts: [{component: Button, id: a, with: {id: a, title: Button A, isEnabled: true}}]
                on:
                  app:press id=a: [{say: Added}, {\(way): detail}]
                routes:
                  detail:
                    title: Detail
                    focus: x
                    parts: [{component: Button, id: x, with: {id: x, title: Button X, isEnabled: true}}]
                """, width: 120, height: 20)

        page.press(.enter)
        let row = try #require(page.window.surface.rows.first { $0.contains("Added") })
        expect(page.focusedWords, contains: "Button X")
        expect(row, contains: "Detail")
        expect(page.text.ranges(of: "Added").count, is: 1)
        page.wait(.seconds(4))

        expect(page.text, lacks: "Added")
        expect(page.text, contains: "Detail")
    }

    @Test func `only a box says what keys do while it lies over a page, which says so again after that`() throws {
        let page = try PageHarness(
            describing: """
                title: Home
                focus: a
                parts: [{component: Button, id: a, with: {id: a, title: Button A, isEnabled: true}}]
                on: {app:press id=a: {open: box}}
                routes:
                  box:
                    title: Box
                    parts: [{component: Button, with: {id: x, title: Button X, isEnabled: true}}]
                """, width: 120, height: 20)
        expect(page.status, contains: "q quit")
        expect(page.status, lacks: "Esc")

        page.press(.enter)

        expect(page.text, contains: "Button X")
        expect(page.status, lacks: "q quit")
        expect(page.text.ranges(of: "q quit").count, is: 1)
        page.press(.escape)
        expect(page.status, contains: "q quit")
    }

    @Test func `commands are listed and done by their titles, and letters that are typed are text`() throws {
        let page = try makePage()
        page.press(.control("p"))
        expect(page.text, contains: "Go live")
        expect(page.text, contains: "Say it")
        page.type("say it")
        page.press(.enter)
        expect(page.status, contains: "Said")
        try page.presenter.perform("go LIVE")
        page.wait(.zero)
        expect(page.text, contains: "Live A")
        #expect(throws: CommandNameError.self) { try page.presenter.perform("go home") }
        page.press(.escape)

        try page.focus("First")
        page.type("f2")

        expect(page.text, contains: "f2")
        expect(page.text, lacks: "Live A")
    }

    @Test func `Enter leads from a field to the next, and sends from the last`() throws {
        let page = try makePage()
        try page.focus("First")
        page.type("x")

        page.press(.enter)
        expect(page.focusedWords, contains: "Last")
        page.type("y")
        page.press(.enter)

        #expect(page.services.environment.owner.requests.contains { $0.request is SubmitForm })
    }

    @Test func `columns and blocks are there by the room that there is`() throws {
        let page = try makePage()
        expect(page.text, contains: "Beside it")
        expect(page.text, lacks: "Narrow only")

        page.resize(width: 80, height: 40)
        expect(page.text, lacks: "Beside it")
        expect(page.text, contains: "Narrow only")
        expect(page.text, contains: "Always there")
    }

    @Test func `what is there by a condition is made when it is first there`() throws {
        let page = try makePage()
        expect(page.text, lacks: "is missing")
        try page.focus("Button A")

        page.press(.enter)

        expect(page.text, contains: "Arrived")
        expect(page.text, lacks: "is missing")
    }

    @Test func `another language is spoken by all that is shown, and by what a page says in values of its own`() throws
    {
        let page = try makePage()
        expect(page.text, contains: "Open an account")
        expect(page.text, contains: "Plain")

        #expect(page.presenter.session.speak("fr"))
        page.presenter.languageChanged()
        page.wait(.zero)

        expect(page.text, lacks: "Open an account")
        expect(page.text, contains: "Ouvrir un compte")
        expect(page.focusedWords, contains: "Button B")
        expect(page.presenter.session.speak("xx"), is: false)
    }

    @Test func `a language that a part asks for is spoken by all that is shown`() throws {
        let text = "parts: [{component: ResendCode, with: {id: code, interval: 5, phase: ready}}]"
        let page = try PageHarness(describing: text, width: 60, height: 20)
        let asking = ButtonViewModel(
            ButtonDisplayState(id: "a", title: "A"), in: page.presenter.session.environment)
        expect(page.text, contains: "Resend code")

        let question = asking.ask(to: ChangeLanguage(code: "fr")) { _ in }
        page.wait(.zero)

        expect(page.text, contains: "Renvoyer le code")
        expect(page.text, lacks: "Resend code")
        withExtendedLifetime(question) {}
    }
}
