import Expectations
import GomaPictures
import GomaTestSupport
import GomaUI
import TerminalKit
import Testing

@testable import GomaPages

/// Pages of a hundred thousand parts: what is done hangs on what is seen.
@MainActor
struct PageLengthTests {
    private static let count = 100_000
    private let environment = ViewEnvironment.simulated()
    private let races = CollectionSource(
        (0..<count).map { Race(id: "r\($0)", name: "Race \($0)", runner: "Runner", odds: 2) }
    ) { $0.id }

    /// Counts the parts that are made.
    private final class Count {
        var made = 0
    }

    private func makeWindow(_ text: String, _ kit: PageKit) throws -> Window {
        let page = try PageController(
            PageDescription(parsing: text, file: "long.yaml"), kit: kit,
            components: try ComponentRegistry(standard: [HeaderTextView.self, ButtonView.self]), in: environment)
        let window = Window(
            size: Size(width: 60, height: 20), root: RootController(page, in: environment),
            scheduler: environment.scheduler)
        window.update()
        return window
    }

    private func press(_ key: Key, in window: Window) {
        window.send(.key(KeyEvent(key)))
        window.update()
    }

    private func text(of window: Window) -> String { window.surface.rows.joined(separator: "\n") }

    private func kit(counting count: Count) -> PageKit {
        var kit = PageKit()
        kit.addSource("races") { [races] _ in races }
        kit.bind(ButtonView.self, to: Race.self) { race in
            count.made += 1
            return ButtonViewModel(race.place { ButtonDisplayState(id: $0.id, title: $0.name) })
        }
        return kit
    }

    private static let page = """
        sources: {races: {kind: races}}
        parts: [{component: Button, each: races, gap: 1}]
        """

    @Test func `of a hundred thousand elements those are made that come near view`() throws {
        let count = Count()
        let window = try makeWindow(Self.page, kit(counting: count))
        #expect(count.made < 60 && text(of: window).contains("Race 0"))

        for _ in 0..<20 { press(.down, in: window) }
        #expect(count.made < 100 && text(of: window).contains("Race 20"))
        races.update("r20") { $0.name = "The Derby" }
        environment.scheduler.advance(by: .seconds(1))
        window.update()
        #expect(text(of: window).contains("The Derby") && count.made < 100)
        window.send(.resize(Size(width: 100, height: 30)))
        window.update()
        #expect(text(of: window).contains("The Derby") && count.made < 160)
        press(.end, in: window)

        #expect(count.made < 260)
    }

    @Test func `each part has one model`() throws {
        let count = Count()
        var kit = kit(counting: count)
        let few = CollectionSource((0..<3).map { Race(id: "r\($0)", name: "Race \($0)", runner: "Runner", odds: 2) }) {
            $0.id
        }
        kit.addSource("races") { _ in few }
        _ = try makeWindow(Self.page, kit)

        expect(count.made, is: 3)
    }

    @Test func `what comes above leaves the place on the screen where it is`() throws {
        let count = Count()
        let window = try makeWindow(Self.page, kit(counting: count))
        for _ in 0..<30 { press(.down, in: window) }
        let before = window.surface.rows

        for number in 0..<50 {
            races.insert(Race(id: "n\(number)", name: "News", runner: "Runner", odds: 3), before: "r0")
        }
        environment.scheduler.advance(by: PageListView.showingInterval)
        window.update()

        expect(window.surface.rows, is: before)
        expect(races.ids.count, is: Self.count + 50)
    }

    @Test func `what comes at once shows at once, however much it is`() throws {
        let count = Count()
        let few = CollectionSource((0..<100).map { Race(id: "r\($0)", name: "Race \($0)", runner: "Runner", odds: 2) })
        {
            $0.id
        }
        var told = 0
        let follower = few.follow { told += 1 }
        var kit = kit(counting: count)
        kit.addSource("races") { _ in few }
        let window = try makeWindow(Self.page, kit)
        let made = count.made

        for number in 0..<1000 { few.insert(Race(id: "n\(number)", name: "News \(number)", runner: "Runner", odds: 3)) }
        expect(told, is: 1000)
        expect(count.made, is: made)
        environment.scheduler.advance(by: PageListView.showingInterval)
        window.update()
        press(.end, in: window)

        #expect(text(of: window).contains("News 999") && count.made < made + 80)
        withExtendedLifetime(follower) {}
    }

    @Test func `more is asked for where what stood below all that is in view has gone`() throws {
        let many = CollectionSource((0..<100).map { Race(id: "r\($0)", name: "Race \($0)", runner: "Runner", odds: 2) })
        {
            $0.id
        }
        var asked = 0
        many.onLoadMore = { asked += 1 }
        var kit = kit(counting: Count())
        kit.addSource("races") { _ in many }
        let window = try makeWindow(Self.page, kit)

        for number in 5..<100 { many.remove("r\(number)") }
        environment.scheduler.advance(by: .seconds(1))
        window.update()

        expect(asked, is: 1)
    }

    @Test func `fields of data are found without looking through all of it for each`() throws {
        let values = (0..<2000).map { "{id: v\($0), title: Value \($0)}" }.joined(separator: ", ")
        let window = try makeWindow(
            "sources: {news: {value: [\(values)]}}\nparts: [{component: HeaderText, each: news, with: {title: $it.title}}]",
            PageKit())

        expect(text(of: window), contains: "Value 0")
        expect(text(of: window), contains: "Value 18")
        expect(text(of: window), lacks: "Value 40")
    }

    @Test(arguments: [true, false])
    func `a collection that becomes long keeps the focus and its place on the screen`(hasFocus: Bool) throws {
        let few = CollectionSource((0..<64).map { Race(id: "r\($0)", name: "Race \($0)", runner: "Runner", odds: 2) }) {
            $0.id
        }
        let count = Count()
        var kit = kit(counting: count)
        kit.addSource("races") { _ in few }
        let window = try makeWindow(Self.page, kit)
        for _ in 0..<30 { press(.down, in: window) }
        if !hasFocus { window.focus(nil) }
        window.update()
        let (before, focused, made) = (window.surface.rows, window.focusedView, count.made)
        expect((focused != nil), is: hasFocus)
        expect(text(of: window), contains: "Race 30")

        for number in 0..<20 {
            few.insert(Race(id: "n\(number)", name: "News", runner: "Runner", odds: 3), before: "r\(number)")
            few.insert(Race(id: "m\(number)", name: "More", runner: "Runner", odds: 3))
        }
        environment.scheduler.advance(by: PageListView.showingInterval)
        window.update()

        #expect(window.surface.rows == before && window.focusedView === focused)
        #expect(count.made < made + 20)
        guard hasFocus else { return }
        press(.down, in: window)
        expect(text(of: window), contains: "Race 31")
    }

    /// A part whose controls are made anew whenever it comes into a window.
    private final class FreshPart: View {
        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 10, height: 1) }

        override func windowChanged(isInWindow: Bool) {
            guard isInWindow else { return }
            for view in subviews { view.removeFromSuperview() }
            for (x, title) in [(0, "A"), (5, "B")] {
                let button = Button(title) {}
                button.frame = Rect(x: x, y: 0, width: 3, height: 1)
                addSubview(button)
            }
        }
    }

    @Test func `of an element with several controls the same one has the focus once its collection is long`() throws {
        let races = (0..<64).map { Race(id: "r\($0)", name: "Race", runner: "Runner", odds: 2) }
        let few = CollectionSource(races) { $0.id }
        let list = PageListView(few, environment: environment) { _ in FreshPart() }
        let window = Window(
            size: Size(width: 60, height: 70), root: ViewController(showing: list), scheduler: environment.scheduler)
        window.update()
        let part = try #require(list.tree.compactMap { $0 as? FreshPart }.first)
        window.focus(part.focusableViews.last)
        window.update()

        few.insert(Race(id: "late", name: "Race", runner: "Runner", odds: 2))
        window.update()

        #expect(list.lazy != nil && window.focusedView?.isDescendant(of: part) == true)
        expect((window.focusedView as? Button)?.title, is: "B")
    }

    @Test(arguments: [(.loading, 0), (.failed(reason: "off the air"), 0), (.ready, 1)] as [(SourcePhase, Int)])
    func `more is asked for only while nothing is on its way and nothing has failed`(phase: SourcePhase, count: Int) {
        let few = CollectionSource([Race(id: "oaks", name: "The Oaks", runner: "Silver Hoof", odds: 4)]) { $0.id }
        var asked = 0
        few.onLoadMore = { asked += 1 }
        few.phase = phase
        let list = PageListView(few, environment: environment) { _ in View() }

        environment.scheduler.advance(by: .seconds(1))

        expect(asked, is: count)
        withExtendedLifetime(list) {}
    }

    // MARK: Parts

    @Test func `of the parts that a page lists those are made that come near view`() throws {
        let parts = (0..<500).map { "  - {component: Button, with: {title: Part \($0), isEnabled: true}}" }
        let text = (["parts:"] + parts.prefix(100) + ["  - {component: Button, id: named}"] + parts.suffix(400))
            .joined(separator: "\n")
        let window = try makeWindow(text, PageKit())
        func made() -> [PagePartView] { window.topController?.view.tree.compactMap { $0 as? PagePartView } ?? [] }
        #expect(self.text(of: window).contains("Part 0") && made().count < 120)
        // What is looked for by its name is there from the start.
        #expect(made().contains { $0.id == "named" })

        press(.end, in: window)
        #expect(self.text(of: window).contains("Part 499") && made().count < 160)
        press(.home, in: window)
        press(.tab, in: window)
        for _ in 0..<100 { press(.down, in: window) }

        expect(self.text(of: window), contains: "Part 99")
        #expect(made().count < 240)
    }

    @Test(arguments: [(64, 0), (65, 1)])
    func `up to 64 parts below each other are the page's own, and more are a list's`(count: Int, lists: Int) throws {
        let parts = (0..<count).map { "  - {component: Button, with: {title: Part \($0), isEnabled: true}}" }

        let window = try makeWindow((["parts:"] + parts).joined(separator: "\n"), PageKit())

        let made = window.topController?.view.tree.filter { $0 is PageListView }
        expect(made?.count, is: lists)
    }

    // MARK: Files

    @Test func `of a file of a hundred thousand elements those are read that are looked at`() throws {
        let text =
            "[" + (0..<Self.count).map { #"{"id":"v\#($0)","title":"Value \#($0)"}"# }.joined(separator: ",") + "]"
        let file = FileSource { try JSONDocument.read(text, file: "a.json") }
        var kit = PageKit()
        kit.addSource("read") { _ in file }
        let window = try makeWindow(
            "sources: {news: {kind: read}}\nparts: [{component: HeaderText, each: news, with: {title: $it.title}}]", kit
        )
        expect(self.text(of: window), contains: "Value 0")
        expect(self.text(of: window), contains: "Value 9")
        let seen = file.readCount
        #expect(seen < 400)

        press(.end, in: window)

        expect(self.text(of: window), contains: "Value 99999")
        #expect(file.readCount < seen + 800)
    }
}
