import Expectations
import Foundation
import GomaPageViewer
import GomaPictures
import GomaTestSupport
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaPages

/// What was done to a page is there again in another run.
@MainActor
struct PageMemoryTests {
    private static let text = """
        title: Home
        tabs: [live]
        sources:
          flag: {value: {count: 1}}
          form: {kind: form, fields: [{id: name, title: Name}, {id: pin, kind: secret, title: Secret}]}
        parts:
          - {component: Button, with: {id: more, title: "More", isEnabled: true}}
          - {component: HeaderText, with: {title: "count ${flag.count}"}}
          - {component: BorderedTextField, with: {id: free, title: Free, isEnabled: true}}
          - {component: BorderedTextField, of: form.name}
          - {component: BorderedTextField, of: form.pin}
          - {component: BorderedTextField, with: {id: own, title: Own secret, isEnabled: true, isSecure: true}}
          - {component: PinDigitEntry, with: {id: code, digits: [null, null, null, null]}}
          - {component: StatusInfo, with: {kind: info, title: One, message: x}}
          - {component: StatusInfo, with: {kind: info, title: Two, message: x}}
          - {component: StatusInfo, with: {kind: info, title: Three, message: x}}
          - {component: Button, with: {id: last, title: "Last", isEnabled: true}}
        on:
          app:press id=more: {set: flag.count, to: 7}
        routes:
          live:
            title: Live
            parts:
              - {component: Button, with: {id: a, title: Live A, isEnabled: true}}
              - {component: Button, with: {id: b, title: Live B, isEnabled: true}}
          detail/{id}:
            title: Detail ${id}
            parts: [{component: Button, with: {id: detail, title: "Detail ${id}", isEnabled: true}}]

        """

    /// As a file keeps it.
    private func written(_ memory: PageMemory) throws -> PageMemory {
        try JSONDecoder().decode(PageMemory.self, from: JSONEncoder().encode(memory))
    }

    // MARK: In an app

    /// One run of an app with the page.
    private struct Run {
        let environment: ViewEnvironment
        let page: PageController
        let window: Window

        @MainActor
        init(
            _ text: String = PageMemoryTests.text, in environment: ViewEnvironment = .simulated(),
            remembering memory: PageMemory? = nil
        ) throws {
            self.environment = environment
            page = try PageController(
                PageDescription(parsing: text, file: "memory.yaml"), kit: .goma,
                components: ComponentRegistry(standard: [
                    ButtonView.self, HeaderTextView.self, BorderedTextFieldView.self, StatusInfoView.self,
                    PinDigitEntryView.self,
                ]), in: environment, remembering: memory)
            window = Window(
                size: Size(width: 60, height: 14), root: RootController(page, in: environment),
                scheduler: environment.scheduler)
            window.update()
            window.update()
        }

        @MainActor var text: String { window.surface.rows.joined(separator: "\n") }

        @MainActor var focused: String { window.focusedView.flatMap(ReadingText.words) ?? "nobody" }

        @MainActor
        func press(_ keys: Key...) { press(keys.map { KeyEvent($0) }) }

        @MainActor
        func press(_ keys: [KeyEvent]) {
            for key in keys {
                window.send(.key(key))
                environment.scheduler.advance(by: .milliseconds(600))
                window.update()
            }
        }

        @MainActor
        func type(_ text: String) { for character in text { press(.character(character)) } }
    }

    @Test func `values, what was typed, the focus and how far one was are there again`() throws {
        let first = try Run()
        first.press(.enter, .tab)
        first.type("free")
        first.press(.tab)
        first.type("Ana")
        first.press(.tab)
        first.type("s3cret")
        let (text, focused) = (first.text, first.focused)

        let second = try Run(remembering: written(first.page.memory))

        expect(second.text, contains: "Ana")
        expect(text, contains: "Ana")
        expect(second.focused, contains: "Secret")
        expect(focused, contains: "Secret")
        second.press(.home)
        second.press([.backTab, .backTab, .backTab])
        expect(second.text, contains: "count 7")
        expect(second.text, contains: "free")
    }

    @Test func `a control that no part can have, as a memory that somebody wrote may name, is not looked for`() throws {
        let first = try Run()
        let text = String(decoding: try JSONEncoder().encode(first.page.memory), as: UTF8.self)
        let edited = text.replacing("\"stop\":0", with: "\"stop\":-1")
        expect(edited, isNot: text)

        let second = try Run(remembering: JSONDecoder().decode(PageMemory.self, from: Data(edited.utf8)))

        expect(second.text, contains: "count 1")
    }

    @Test func `a secret is not kept`() throws {
        let first = try Run()
        first.press(.tab, .tab, .tab)
        first.type("s3cret")
        first.press(.tab)
        first.type("0wnsecret")
        first.press(.tab)
        first.type("1357")
        expect(first.text, contains: "•••••••••")

        let memory = first.page.memory
        let text = String(decoding: try JSONEncoder().encode(memory), as: UTF8.self)

        expect(text, lacks: "s3cret")
        expect(text, lacks: "0wnsecret")
        expect(text, lacks: "1,3,5,7")
        #expect(!memory.interfaces.keys.contains { $0.hasPrefix("form.pin ") || $0.contains("Own secret") })
        #expect(memory.interfaces.keys.contains { $0.hasPrefix("form.name ") })
    }

    @Test func `pages that were open are open again, in each tab, with the way back`() throws {
        let first = try Run()
        first.page.go(to: "detail/one")
        first.page.go(to: "live")
        first.press(.tab)
        first.page.go(to: "detail/two")
        first.window.update()

        let second = try Run(remembering: written(first.page.memory))

        expect(second.page.pageName, is: "detail/two")
        expect(second.text, contains: "Detail two")
        second.press(.escape)
        expect(second.page.pageName, is: "live")
        expect(second.focused, contains: "Live B")
        second.press(.escape)
        expect(second.page.pageName, is: "detail/one")
        second.press(.escape)
        expectEmpty(second.page.pageName)
    }

    @Test func `where one was on a page below a box is kept also once another language is spoken`() throws {
        let run = try Run(in: .simulated(localization: LanguageSwitch(Localization.english)))
        run.press(.tab)
        let place = run.page.memory.stacks[""]?.first?.place
        run.page.open("detail/one")
        run.window.update()
        #expect(place?.part != nil && run.page.pageName == "detail/one")

        #expect(run.page.session.speak("fr"))
        run.page.languageChanged()
        run.window.update()

        expect(run.page.memory.stacks[""]?.first?.place, is: place)
        run.press(.escape)
        expectEmpty(run.page.pageName)
        expect(run.focused, contains: "Free")
    }

    @Test func `what was open in a box in the program is not open in an app`() throws {
        let first = try PageHarness(describing: Self.text, width: 60, height: 20)
        #expect(first.presenter.open("detail/one"))
        first.window.update()
        let memory = try written(first.presenter.memory)
        expect(memory.stacks[""]?.map(\.isBox), is: [false, true])

        let second = try Run(remembering: memory)

        expectEmpty(second.page.pageName)
        expect(second.text, contains: "More")
        expect(second.page.memory.stacks[""]?.count, is: 1)
    }

    @Test func `what is declared otherwise by now begins anew`() throws {
        let first = try Run()
        first.press(.enter, .tab)
        first.type("free")
        let other = Self.text.replacing("{count: 1}", with: "{count: 2}").replacing(
            "title: Free", with: "title: Freely"
        )
        .replacing("  live:", with: "  later:").replacing("[live]", with: "[later]")
        first.page.go(to: "live")

        let second = try Run(other, remembering: written(first.page.memory))

        expect(second.text, contains: "count 2")
        expect(second.text, lacks: "free")
        expectEmpty(second.page.pageName)
    }

    @Test func `a number that is declared with a fraction of nothing is there again`() throws {
        let text = Self.text.replacing("{count: 1}", with: "{count: 4.0}")
        let first = try Run(text)
        expect(first.text, contains: "count 4")
        first.press(.enter)

        let second = try Run(text, remembering: written(first.page.memory))

        expect(second.text, contains: "count 7")
    }

    @Test func `a source of another kind that is written alike begins anew`() throws {
        let (form, value) = (
            "{kind: form, fields: [{id: name, title: Name}]}", "{value: {fields: [{id: name, title: Name}]}}"
        )
        func session(_ source: String, remembering memory: PageMemory? = nil) throws -> PageSession {
            let text = """
                sources: {source: \(source)}
                parts: [{component: Button, with: {id: more, title: More, isEnabled: true}}]
                """
            return try PageSession(
                PageDescription(parsing: text, file: "memory.yaml"), kit: .goma,
                registry: ComponentRegistry(standard: [ButtonView.self]), environment: .simulated(),
                remembering: memory)
        }
        let first = try session(form)
        try #require(first.sources["source"] as? FormSource).set("name", to: .string("Ana"))
        let memory = try written(first.memory(stacks: [:], tab: ""))

        let (other, same) = (try session(value, remembering: memory), try session(form, remembering: memory))

        let fresh = try session(value)
        expect(other.sources["source"]?.memory, is: fresh.sources["source"]?.memory)
        expect(same.sources["source"]?.memory, is: .object(["name": .string("Ana")]))
    }

    @Test func `a part that is not shown in one run is in the next as it was left before`() throws {
        let text = """
            parts: [{component: Button, with: {id: more, title: "More", isEnabled: true}}]
            routes: {free: {parts: [{component: BorderedTextField, with: {id: free, title: Free, isEnabled: true}}]}}

            """
        let first = try Run(text)
        first.page.go(to: "free")
        first.window.update()
        first.type("Ana")
        expect(first.text, contains: "Ana")
        first.page.goToRoot()
        let second = try Run(text, remembering: written(first.page.memory))
        expect(second.text, lacks: "Ana")

        let third = try Run(text, remembering: written(second.page.memory))
        third.page.go(to: "free")
        third.window.update()

        expect(third.text, contains: "Ana")
    }

    @Test func `states of parts not shown outlast a page that is read again, until any is to be forgotten`() throws {
        let text = "parts: [{component: Button, with: {id: more, title: More, isEnabled: true}}]"
        func session(remembering memory: PageMemory? = nil, renewing earlier: PageSession? = nil) throws -> PageSession
        {
            try PageSession(
                PageDescription(parsing: text, file: "memory.yaml"), kit: .goma,
                registry: ComponentRegistry(standard: [ButtonView.self]), environment: .simulated(),
                remembering: memory, renewing: earlier)
        }
        var memory = PageMemory()
        memory.states = ["free": .string("Ana")]

        let renewed = try session(renewing: session(remembering: memory))
        let kept = renewed.memory(stacks: [:], tab: "").states
        renewed.forgetLeftStates { _ in false }

        expect(kept, is: memory.states)
        expectEmpty(renewed.memory(stacks: [:], tab: "").states)
    }

    // MARK: In the program

    @Test func `the program opens what was open, and a bar is as far as it was scrolled`() throws {
        let text = """
            title: Home
            parts:
              - {component: PillSelectorBar, state: Interactive}
              - {component: Button, with: {id: more, title: "More", isEnabled: true}}
            on: {app:press id=more: {open: box}}
            routes: {box: {title: Box, parts: [{component: HeaderText, with: {title: In the box}}]}}

            """
        let first = try PageHarness(describing: text, width: 40, height: 12)
        first.press(.tab, .right, .right, .right, .right)
        first.wait(.seconds(1))
        try first.focus("More")
        first.wait(.seconds(1))
        let bar = first.window.surface.rows[0]
        first.press(.enter)
        expect(first.text, contains: "In the box")

        let second = try PageHarness(
            describing: text, width: 40, height: 12, remembering: written(first.presenter.memory))
        second.wait(.zero)

        expect(second.text, contains: "In the box")
        second.press(.escape)
        second.wait(.seconds(1))
        expect(second.window.surface.rows[0], is: bar)
        expect(second.focusedWords, contains: "More")
        let fresh = try PageHarness(describing: text, width: 40, height: 12)
        expect(fresh.window.surface.rows[0], isNot: bar)
    }

    @Test func `the program gives the focus back that the first page of a tab had`() throws {
        let first = try PageHarness(describing: Self.text, width: 60, height: 20)
        _ = first.presenter.go(to: "live")
        first.window.update()
        try first.focus("Live B")

        let second = try PageHarness(
            describing: Self.text, width: 60, height: 20, remembering: written(first.presenter.memory))
        second.wait(.zero)

        expect(first.focusedWords, contains: "Live B")
        expect(second.focusedWords, contains: "Live B")
    }

    @Test func `the program opens the tab that was shown, with the page over it and the way back`() throws {
        let first = try PageHarness(describing: Self.text, width: 60, height: 20)
        _ = first.presenter.go(to: "live")
        _ = first.presenter.go(to: "detail/two")
        first.window.update()

        let second = try PageHarness(
            describing: Self.text, width: 60, height: 20, remembering: written(first.presenter.memory))
        second.wait(.zero)

        expect(second.text, contains: "Detail two")
        expectEmpty(second.events)
        second.presenter.goBack()
        second.window.update()
        expect(second.text, contains: "Live A")
        expect(second.text, lacks: "Detail two")
        second.presenter.goBack()
        second.window.update()
        expect(second.text, contains: "More")
        expect(second.text, lacks: "Live A")
        expect(second.hasQuit, is: false)
    }
}
