import Expectations
import GomaPictures
import GomaTestSupport
import GomaUI
import TerminalKit
import Testing

@testable import GomaPages

/// Components that want to know hear where they stand.
@MainActor
@Suite(.serialized)
struct PagePlaceTests {
    private let environment = ViewEnvironment.simulated()
    private let flag = CollectionSource<JSONValue>([]) { "\($0)" }

    init() { BeaconView.told = [] }

    private func makeWindow(_ text: String, height: Int = 12) throws -> (window: Window, page: PageController) {
        var kit = PageKit()
        kit.addSource("news") { [flag] _ in flag }
        let page = try PageController(
            PageDescription(parsing: text, file: "place.yaml"), kit: kit,
            components: try ComponentRegistry(standard: [FoldingHeadView.self, BeaconView.self, HeaderTextView.self]),
            in: environment)
        let window = Window(
            size: Size(width: 40, height: height), root: RootController(page, in: environment),
            scheduler: environment.scheduler)
        window.update()
        return (window, page)
    }

    private func scroller(in window: Window) throws -> ScrollView {
        try #require(window.topController?.view.tree.lazy.compactMap { $0 as? ScrollView }.first)
    }

    private func says(_ words: String, _ window: Window) -> Bool {
        window.surface.rows.contains { $0.contains(words) }
    }

    /// What has been told since this was asked last.
    private func takeTold() -> [String] {
        defer { BeaconView.told = [] }
        return BeaconView.told
    }

    private static func texts(_ count: Int) -> String {
        (0..<count).map { "  - {component: HeaderText, with: {title: Text \($0)}}\n" }.joined()
    }

    @Test(arguments: ["place: top, ", ""])
    func `a header hears how far the page is scrolled, and folds in the same picture`(place: String) throws {
        let (window, _) = try makeWindow(
            "parts:\n  - {component: FoldingHead, \(place)with: {title: Head}}\n" + Self.texts(20))
        let head = try #require(window.topController?.view.tree.lazy.compactMap { $0 as? FoldingHeadView }.first)
        expect(head.places.last?.offset, is: 0)
        expect(says("Details", window), is: true)
        let heard = head.places.count

        try scroller(in: window).contentOffset = 2
        #expect(window.update())

        #expect(head.places.count > heard && head.places.last?.offset == 2)
        expect(says("Details", window), is: false)
        expect(says("Head", window), is: !place.isEmpty)
        // Nothing is told twice.
        let all = head.places.count
        expect(Set(head.places).count, is: all)
        window.send(.key(KeyEvent(.character("x"))))
        window.update()
        expect(head.places.count, is: all)

        try scroller(in: window).contentOffset = 0
        window.update()
        expect(head.places.last?.offset, is: 0)
        expect(says("Details", window), is: true)
        expect(head.places.last, is: (try scroller(in: window)).scrollPlace)
    }

    @Test func `a part hears when it comes into view and goes out of it`() throws {
        let (window, page) = try makeWindow(
            "parts:\n  - {component: Beacon, with: {title: A}}\n" + Self.texts(14)
                + "  - {component: Beacon, with: {title: B}}\n  - {component: Beacon, with: {title: C}}\n"
                + "routes: {other: {parts: [{component: Beacon, with: {title: D}}]}}")
        expect(takeTold(), is: ["A: 0..<2"])

        try scroller(in: window).contentOffset = 1
        window.update()
        expect(takeTold(), is: ["A: 1..<2"])
        try scroller(in: window).contentOffset = .max / 2
        window.update()
        expect(takeTold(), is: ["A: none", "B: 0..<2", "C: 0..<2"])

        // The same is in view as before.
        window.send(.key(KeyEvent(.character("x"))))
        window.update()
        expect(takeTold(), is: [])

        page.go(to: "other")
        window.update()
        expect(Set(takeTold()), is: ["B: none", "C: none", "D: 0..<2"])
        page.goBack()
        window.update()
        expect(Set(takeTold()), is: ["D: none", "B: 0..<2", "C: 0..<2"])
    }

    @Test func `what comes above pushes a part out of view, and another screen covers it`() throws {
        let (window, page) = try makeWindow(
            "sources: {news: {kind: news}}\nparts:\n  - {component: HeaderText, each: news, with: {title: $it.name}}\n"
                + "  - {component: Beacon, with: {title: A}}\n" + Self.texts(14))
        expect(takeTold(), is: ["A: 0..<2"])

        flag.append((0..<20).map { .object(["id": .string("n\($0)"), "name": .string("News \($0)")]) })
        window.update()
        expect(takeTold(), is: ["A: none"])
        flag.replaceAll(with: [])
        window.update()
        expect(takeTold(), is: ["A: 0..<2"])

        let screen = ViewController()
        page.present(screen, as: .fullScreen)
        window.update()
        expect(takeTold(), is: ["A: none"])
        screen.leave()
        window.update()
        expect(takeTold(), is: ["A: 0..<2"])
    }

    @Test func `of a long list those hear of it that come into view`() throws {
        let parts = (0..<500).map { "  - {component: Beacon, with: {title: P\($0)}}\n" }.joined()
        let (window, _) = try makeWindow("parts:\n" + parts)
        let seen = takeTold()
        #expect(seen.contains("P0: 0..<2") && seen.count < 12)

        try scroller(in: window).contentOffset = .max / 2
        window.update()

        let told = takeTold()
        #expect(told.contains("P0: none") && told.contains("P499: 0..<2") && !told.contains { $0.hasPrefix("P250:") })
    }
}
