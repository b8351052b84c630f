import Expectations
import GomaPages
import GomaPictures
import GomaTestSupport
import GomaUI
import TerminalKit
import Testing

/// A page in an app of somebody's own, by what is public.
@MainActor
struct PageControllerTests {
    private static let text = """
        title: The stable
        sources:
          races: {kind: races}
          chosen: {value: {race: none}}
        parts:
          - {component: Button, each: races, gap: 1}
          - {component: HeaderText, with: {title: "Chosen: ${chosen.race}"}}
          - {component: StatusInfo, when: chosen.race is not none, with: {id: hint, kind: info, title: One is chosen, message: x}}
        on:
          racing:open-race: [{set: chosen.race, to: "${id}"}, {go: "race/${id}"}]
        routes:
          race/{id}:
            title: ${races.$id.name}
            parts:
              - {component: TallOddsMatchCard, of: races.$id}
        """

    private let races = CollectionSource(
        [
            Race(id: "derby", name: "The Derby", runner: "Golden Mane", odds: 2.5),
            Race(id: "oaks", name: "The Oaks", runner: "Silver Hoof", odds: 4),
        ], empty: "No race today"
    ) { $0.id }
    private let environment = ViewEnvironment.simulated()

    private func makeApp(_ text: String = Self.text, kit: PageKit? = nil) throws -> (
        app: RootController, page: PageController, window: Window
    ) {
        let kit: PageKit = kit ?? .stable(races)
        let components = try ComponentRegistry(
            standard: [ButtonView.self, HeaderTextView.self, StatusInfoView.self, TallOddsMatchCardView.self])
        let page = try PageController(
            PageDescription(parsing: text, file: "stable.yaml"), kit: kit, components: components, in: environment)
        let app = RootController(page, in: environment)
        let window = Window(size: Size(width: 60, height: 20), root: app, scheduler: environment.scheduler)
        window.update()
        return (app, page, window)
    }

    private func press(_ key: Key, in window: Window) {
        window.send(.key(KeyEvent(key)))
        environment.scheduler.advance(by: .seconds(1))
        window.update()
    }

    private func text(of window: Window) -> String { window.surface.rows.joined(separator: "\n") }

    @Test func `the way back from a tab is told in the customer's language`() throws {
        let environment = ViewEnvironment.simulated(localization: Localization.french)
        let text = """
            title: Home
            tabs: [live]
            parts: [{component: Button, with: {id: home, title: Home, isEnabled: true}}]
            routes:
              live: {title: Live, parts: [{component: Button, with: {id: live, title: Live, isEnabled: true}}]}
            """
        let page = try PageController(
            PageDescription(parsing: text, file: "tabs.yaml"), kit: PageKit(),
            components: ComponentRegistry(standard: [ButtonView.self]), in: environment)
        let window = RootController(page, in: environment).makeWindow(size: Size(width: 120, height: 20))
        window.update()

        page.go(to: "live")
        window.update()

        expect(page.keyBindings.last?.title, is: "retour")
        expect(window.surface.rows.last?.contains("Esc retour"), is: true)
    }

    @Test func `a request leads to another page, and Esc back to where one was`() throws {
        let (_, page, window) = try makeApp()
        expect(text(of: window), contains: "The Derby")
        expect(text(of: window), contains: "Chosen: none")
        expect(text(of: window), lacks: "One is chosen")

        press(.tab, in: window)
        let focused = window.focusedView
        press(.enter, in: window)

        expect(page.pageName, is: "race/oaks")
        expect(page.top.title, is: "The Oaks")
        expect(text(of: window), contains: "Silver Hoof")
        expect(text(of: window), contains: "4.00")
        press(.escape, in: window)
        expectEmpty(page.pageName)
        expect(text(of: window), contains: "Chosen: oaks")
        expect(text(of: window), contains: "One is chosen")
        #expect(window.focusedView === focused && focused != nil)
    }

    @Test func `a component shows a type as was said last of the two`() throws {
        var kit = PageKit.stable(races)
        kit.bind(ButtonView.self, to: Race.self) { race in
            RaceButtonModel(race.place { ButtonDisplayState(id: $0.id, title: "\($0.name) anew") })
        }

        let (_, _, window) = try makeApp(kit: kit)

        expect(text(of: window), contains: "The Derby anew")
        expect(text(of: window), contains: "The Oaks anew")
    }

    @Test func `a page that opens over another holds the focus until it is left`() throws {
        let (_, page, window) = try makeApp(
            Self.text.replacing("{go: \"race/${id}\"}", with: "{open: \"race/${id}\"}"))
        let focused = window.focusedView

        press(.enter, in: window)

        let rows = text(of: window)
        expect(rows, contains: "Golden Mane")
        expect(rows, contains: "╭")
        expect(page.pageName, is: "race/derby")
        #expect(page.screens.count == 1 && window.focusedView !== focused)
        for _ in 0..<6 { press(.tab, in: window) }
        expect(window.focusedView.map { focused?.isDescendant(of: $0) }, isNot: true)
        expect(page.pageName, is: "race/derby")
        press(.escape, in: window)
        #expect(page.pageName.isEmpty && window.focusedView === focused)
        expect(text(of: window), lacks: "Golden Mane")
    }

    @Test func `what changes in a source shows wherever it is, and the focus stays`() throws {
        let (_, page, window) = try makeApp()
        press(.tab, in: window)
        let focused = window.focusedView

        races.insert(Race(id: "ebor", name: "The Ebor", runner: "Night Mail", odds: 7), before: "derby")
        races.update("oaks") { $0.name = "The Oaks Stakes" }
        environment.scheduler.advance(by: .seconds(1))
        window.update()

        let rows = text(of: window)
        #expect(rows.contains("The Oaks Stakes") && window.focusedView === focused)
        let places = ["The Ebor", "The Derby", "The Oaks"].compactMap { rows.range(of: $0)?.lowerBound }
        expect(places.count, is: 3)
        expect(places, is: places.sorted())
        page.go(to: "race/oaks")
        window.update()
        races.update("oaks") { $0.odds = 5.25 }
        environment.scheduler.advance(by: .seconds(1))
        window.update()
        expect(text(of: window), contains: "5.25")
    }

    @Test func `an element that goes and comes again is followed as before`() throws {
        let (_, _, window) = try makeApp()

        races.remove("oaks")
        window.update()
        expect(text(of: window), lacks: "The Oaks")
        races.insert(Race(id: "oaks", name: "The Oaks again", runner: "Silver Hoof", odds: 4))
        window.update()
        expect(text(of: window), contains: "The Oaks again")
        races.update("oaks") { $0.name = "The Oaks at last" }
        environment.scheduler.advance(by: .seconds(1))
        window.update()

        expect(text(of: window), contains: "The Oaks at last")
    }

    @Test func `a page that is gone to from a box takes the box away`() throws {
        let (_, page, window) = try makeApp()
        page.open("race/oaks")
        window.update()
        expect(page.pageName, is: "race/oaks")
        expect(page.screens.count, is: 1)

        page.go(to: "race/derby")
        window.update()

        expect(page.pageName, is: "race/derby")
        expect(page.screens.count, is: 2)
        expect(text(of: window), contains: "Golden Mane")
        expect(text(of: window), lacks: "Silver Hoof")
        press(.escape, in: window)
        expectEmpty(page.pageName)
        expect(text(of: window), contains: "The Oaks")
    }

    @Test func `going where one already is leads back there, however often`() throws {
        let (_, page, window) = try makeApp()
        for _ in 0..<100 {
            page.go(to: "race/oaks")
            page.go(to: "race/derby")
        }
        expect(page.screens.count, is: 3)
        page.go(to: "race/oaks")
        expect(page.screens.count, is: 2)
        #expect(!page.go(to: "race"))
        window.update()
    }

    @Test func `a source that loads, fails and comes again says so, and asks again where the customer wants it`() throws
    {
        races.replaceAll(with: [])
        let (_, _, window) = try makeApp()
        expect(text(of: window), contains: "No race today")
        var retries = 0
        races.onRetry = { retries += 1 }

        races.phase = .loading
        window.update()
        expect(text(of: window), contains: "Loading…")
        races.apply(.failed(reason: "The course does not answer"))
        window.update()
        expect(text(of: window), contains: "The course does not answer")
        press(.tab, in: window)
        press(.enter, in: window)
        expect(retries, is: 1)
        races.apply(.all([Race(id: "derby", name: "The Derby", runner: "Golden Mane", odds: 2.5)]))
        window.update()

        expect(text(of: window), contains: "The Derby")
        expect(text(of: window), lacks: "does not answer")
    }

    @Test func `a source that fails leaves what has come, and says why below it`() throws {
        let (_, _, window) = try makeApp()

        races.phase = .failed(reason: "The course does not answer")
        window.update()

        let rows = window.surface.rows
        let places = ["The Derby", "The Oaks", "The course does not answer"].map { words in
            rows.firstIndex { $0.contains(words) }
        }
        expect(places, lacks: nil)
        expect(places.compactMap(\.self), is: places.compactMap(\.self).sorted())
    }

    @Test func `a collection follows a sequence of changes`() async throws {
        let (stream, continuation) = AsyncStream<CollectionChange<Race>>.makeStream()
        let source = CollectionSource<Race> { $0.id }
        source.follow(stream)
        expect(source.phase, is: .loading)

        continuation.yield(.all([Race(id: "derby", name: "The Derby", runner: "Golden Mane", odds: 2.5)]))
        continuation.yield(.insert(Race(id: "oaks", name: "The Oaks", runner: "Silver Hoof", odds: 4), before: "derby"))
        continuation.yield(.put(Race(id: "derby", name: "Epsom", runner: "Golden Mane", odds: 2)))
        continuation.yield(.move("oaks"))
        continuation.yield(.failed(reason: "off the air"))
        continuation.finish()
        while case let phase = source.phase, phase == .loading || phase == .ready { await Task.yield() }

        expect(source.ids, is: ["derby", "oaks"])
        expect(source["derby"]?.name, is: "Epsom")
        expect(source.phase, is: .failed(reason: "off the air"))
    }

    @Test func `more is asked for when the end of what has come is near`() throws {
        let (_, _, window) = try makeApp()
        var asked = 0
        races.onLoadMore = { [races] in
            asked += 1
            let first = races.ids.count
            races.append(
                (first..<first + 40).map { Race(id: "r\($0)", name: "Race \($0)", runner: "Runner", odds: 2) })
            if asked == 4 { races.onLoadMore = nil }
        }
        environment.scheduler.advance(by: .seconds(1))
        window.update()

        #expect(asked >= 1 && asked < 4)
        for _ in 0..<400 {
            press(.down, in: window)
        }
        expect(asked, is: 4)
        expect(races.ids.count, is: 162)
        expect(text(of: window), contains: "Race 161")
    }

    @Test func `all that is wrong with a page is told`() throws {
        let error = #expect(throws: PageMistakes.self) {
            _ = try makeApp(
                Self.text.replacing("each: races", with: "each: runners").replacing("{set: chosen", with: "{set: races")
            )
        }

        expect(
            error?.all.map(\.description),
            is: [
                "stable.yaml:6:31: there is no \"runners\"; there are asking, chosen, races, words",
                "stable.yaml:10:22: races.race cannot be set; only a source with a \"value\" can, a field of a form, "
                    + "and the state of a part with an \"id\"",
            ])
    }
}
