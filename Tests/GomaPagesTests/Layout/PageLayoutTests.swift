import Expectations
import GomaKit
import GomaPageViewer
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaPages

/// Where parts stand is what the layout manager answers to their traits.
@MainActor
struct PageLayoutTests {
    private let shelf = Shelf()

    private func open(_ text: String, width: Int = 60, by layout: (any PageLayoutManager)? = nil) throws -> PageHarness
    {
        var kit = PageKit()
        kit.layout = layout ?? shelf
        return try PageHarness(
            describing: text, kit: kit, registry: ComponentRegistry(standard: [PosterView.self, BannerView.self]),
            width: width, height: 40)
    }

    /// Where the components stand, by what they say.
    private func places(_ stage: PageHarness) -> [String: Rect] {
        let parts = stage.window.topController?.view.tree.compactMap { $0 as? PagePartView } ?? []
        return Dictionary(
            parts.filter { $0.isVisible && $0.bounds.height > 0 }.compactMap { part in
                let words = part.tree.compactMap { ($0 as? Label)?.text.description }.joined()
                return part.subviews.first.map { (words, $0.convertToWindow($0.bounds)) }
            }
        ) { first, _ in first }
    }

    @Test func `what stands in the last row of a page has that row alone`() {
        let footer = Label("keys")
        let page = PageView(top: View(), body: View(), bottom: View(), footer: footer, in: PageRoom())
        page.frame = Rect(x: 0, y: 0, width: 20, height: 5)

        page.layoutIfNeeded()

        expect(footer.frame, is: Rect(x: 0, y: 4, width: 20, height: 1))
    }

    private static func poster(_ title: String, _ more: String = "") -> String {
        "  - {component: Poster, with: {title: \(title)}\(more.isEmpty ? "" : ", ")\(more)}\n"
    }

    @Test func `a manager of one's own is asked with traits and the width, and parts stand where it answers`() throws {
        let stage = try open(
            "parts:\n" + Self.poster("A", "place: top") + Self.poster("B")
                + Self.poster("C", "traits: [compact, stackable]")
                + Self.poster("D", "traits: [stackable]")
                + Self.poster("E", "gap: 5, inset: 1, width: 7, traits: [centred]")
                + "  - {component: Banner, with: {title: F}, traits: [own]}\n")

        expect(
            places(stage),
            is: [
                "A": Rect(x: 3, y: 0, width: 30, height: 1), "B": Rect(x: 3, y: 4, width: 30, height: 1),
                "C": Rect(x: 3, y: 7, width: 10, height: 1), "D": Rect(x: 3, y: 8, width: 30, height: 1),
                "E": Rect(x: 51, y: 14, width: 7, height: 1), "F": Rect(x: 0, y: 17, width: 60, height: 1),
            ])
        for question in [
            "gap poster below header+poster in 60", "gap compact+poster+stackable below poster in 60",
            "gap poster+stackable below compact+poster+stackable in 60", "gap fullWidth+own below centred+poster in 60",
            "inset compact+poster+stackable in 60", "width fullWidth+own in 60", "offset centred+poster leaving 51",
        ] {
            expect(shelf.questions, contains: question, "\(question)")
        }
        // What the page says itself is not asked.
        #expect(!shelf.questions.contains { $0.contains("gap centred+poster") || $0 == "width centred+poster in 60" })
    }

    @Test func `without a header the first part keeps its distance from the top, and a block says its own`() throws {
        let stage = try open(
            "parts:\n" + Self.poster("A")
                + "  - gap: 4\n    parts: [{component: Poster, with: {title: B}}, {component: Poster, with: {title: C}}]\n"
        )

        expect(places(stage).mapValues(\.minY), is: ["A": 1, "B": 6, "C": 9])
        expect(shelf.questions, contains: "gap poster below nothing in 60")
    }

    @Test func `what is not shown has no distance, and what stands above it is the neighbour`() throws {
        let page =
            "sources: {a: {value: {isOn: false}}}\nparts:\n" + Self.poster("A", "traits: [stackable]")
            + Self.poster("B", "when: a.isOn") + Self.poster("C", "traits: [stackable]")

        let stage = try open(page)
        expect(places(stage).mapValues(\.minY), is: ["A": 1, "C": 2])
        let other = try open(page.replacing("false", with: "true"))
        expect(places(other).mapValues(\.minY), is: ["A": 1, "B": 4, "C": 7])
    }

    @Test func `a part that shows a value keeps its distances above and below`() throws {
        let stage = try open(
            "sources: {a: {value: {title: x}}}\nparts:\n" + Self.poster("A") + Self.poster("B", "of: a")
                + Self.poster("C"))

        expect(places(stage).mapValues(\.minY), is: ["A": 1, "B": 4, "C": 7])
    }

    @Test func `columns keep the largest distance, and each column its own`() throws {
        let page =
            "parts:\n" + Self.poster("A", "traits: [stackable]")
            + "  - columns:\n"
            + "      - parts: [{component: Poster, with: {title: B}, traits: [stackable]}]\n"
            + "      - parts: [{component: Poster, with: {title: C}}, {component: Poster, with: {title: D}}]\n"
            + Self.poster("E")

        let stage = try open(page, width: 102)
        expect(
            places(stage).mapValues(\.origin),
            is: [
                "A": Point(x: 3, y: 1), "B": Point(x: 3, y: 4), "C": Point(x: 54, y: 4), "D": Point(x: 54, y: 7),
                "E": Point(x: 3, y: 10),
            ])
        let narrow = try open(page, width: 60)
        expect(places(narrow).mapValues(\.minY), is: ["A": 1, "B": 2, "C": 5, "D": 8, "E": 11])
    }

    @Test(arguments: [9, 200])
    func `copies flow into the columns and rows that the manager wants, however many they are`(count: Int) throws {
        let values = (1...count).map { "{id: r\($0), title: R\($0)}" }.joined(separator: ", ")
        let stage = try open(
            "sources: {races: {value: [\(values)]}}\nparts:\n" + Self.poster("A")
                + "  - {component: Poster, each: races, with: {title: $it.title}}\n")

        let list = stage.window.topController?.view.tree.compactMap { $0 as? PageListView }.first
        expect((list?.lazy != nil), is: (count > PageListView.mostWhole))
        let places = places(stage)
        // Beside many there is a bar.
        let (x, width) = (count > 64 ? 32 : 33, count > 64 ? 23 : 24)
        expect(places["R1"], is: Rect(x: 3, y: 4, width: width, height: 1))
        expect(places["R2"], is: Rect(x: x, y: 4, width: width, height: 1))
        expect(places["R3"]?.minY, is: 7)
        expect(places["R5"]?.minY, is: 10)
    }

    @Test(arguments: [(0, 0, 2), (1, 0, 2), (1, 1, 2), (0, 2, 2), (2, 2, 4)])
    func `columns stand two apart, and what is blank beside their parts is among these`(
        left: Int, right: Int, gap: Int
    ) throws {
        let stage = try open(
            "parts:\n  - columns:\n"
                + "      - parts: [{component: Poster, with: {title: A}, inset: \(left)}]\n"
                + "      - {width: 48, parts: [{component: Poster, with: {title: B}, inset: \(right)}]}\n",
            width: 120, by: StandardPageLayout())

        let places = places(stage)
        let (first, second) = try (#require(places["A"]), #require(places["B"]))
        expect(first.minX, is: left)
        expect(first.minY, is: second.minY)
        expect(second.maxX, is: 120 - right)
        expect(second.minX - first.maxX, is: gap)
    }

    /// Cards that flow: copies by themselves, copies in a flow, and different blocks in one.
    private nonisolated static let flows: [String] = {
        let copies = "{component: Poster, each: races, with: {title: $it.title}, inset: 7}"
        let blocks = ["R1", "R2"].map { "{component: Poster, with: {title: \($0)}, inset: 7}" }
        return [copies, "flow: [\(copies)]", "flow: [\(blocks[0]), {columns: [{parts: [\(blocks[1])]}]}]"]
    }()

    @Test(arguments: flows, [0, 1, 3])
    func `cards that flow stand two columns apart, and what is blank beside them is among these`(
        flow: String, inset: Int
    ) throws {
        let stage = try open(
            "sources: {races: {value: [{id: r1, title: R1}, {id: r2, title: R2}]}}\nparts:\n  - "
                + flow.replacing("inset: 7", with: "inset: \(inset)") + "\n",
            width: 140, by: StandardPageLayout())

        let places = places(stage)
        let (first, second) = try (#require(places["R1"]), #require(places["R2"]))
        expect(first.minX, is: inset)
        expect(first.minY, is: second.minY)
        expect(second.minX - first.maxX, is: max(2, 2 * inset))
    }

    @Test func `a copy is as wide as a part by itself in the same room`() throws {
        let stage = try open(
            "sources: {races: {value: [{id: r, title: R}]}}\nparts:\n" + Self.poster("A")
                + "  - {component: Poster, each: races, with: {title: $it.title}}\n",
            width: 40)

        expect(places(stage).mapValues(\.width), is: ["A": 30, "R": 30])
    }

    @Test(arguments: [5, 90])
    func `parts of a page keep their distances, however many they are`(count: Int) throws {
        let more = (4...count).map { Self.poster("P\($0)") }.joined()
        let stage = try open(
            "parts:\n" + Self.poster("P1") + Self.poster("P2", "traits: [stackable]")
                + Self.poster("P3", "traits: [stackable]") + more)

        let places = places(stage)
        expect(["P1", "P2", "P3", "P4", "P5"].map { places[$0]?.minY }, is: [1, 4, 5, 8, 11])
    }

    @Test func `parts that come keep their distances`() throws {
        func line(_ number: Int, _ more: String = "") -> PageLine {
            let text = #"{"component":"Poster","with":{"title":"P\#(number)"}\#(more)}"#
            return PageLine(Array(text.utf8), number: number)
        }
        var kit = PageKit()
        kit.layout = shelf
        let stage = try PageHarness(
            PageDescription(beginning: PageLine(Array(#"{"title":"x"}"#.utf8), number: 1), file: "a"), kit: kit,
            registry: ComponentRegistry(standard: [PosterView.self]), width: 60, height: 40)

        stage.presenter.take(
            PageLineBatch([line(2), line(3, #","traits":["stackable"]"#), line(4, #","traits":["stackable"]"#)]))
        stage.wait(.milliseconds(20))
        stage.presenter.take(PageLineBatch((5..<90).map { line($0) }))
        stage.wait(.milliseconds(20))

        let places = places(stage)
        expect(["P2", "P3", "P4", "P5", "P6"].map { places[$0]?.minY }, is: [1, 4, 5, 8, 11])
    }

    @Test func `what stands at the top stays while the rest scrolls`() throws {
        let more = (1...50).map { Self.poster("P\($0)") }.joined()
        let stage = try open("parts:\n" + Self.poster("A", "place: top") + more + Self.poster("Z", "place: bottom"))
        let (top, bottom) = (places(stage)["A"], places(stage)["Z"])
        expect(top?.minY, is: 0)
        expect(bottom.map { $0.minY > 30 }, is: true)
        expect(stage.text, contains: "P1 ")

        stage.press(.end)

        expect(places(stage)["A"], is: top)
        expect(places(stage)["Z"], is: bottom)
        expect(stage.text, contains: "P50")
        expect(stage.text, lacks: "P1 ")
        expect(stage.text, contains: "A")
        expect(stage.text, contains: "Z")
    }

    @Test(arguments: [(60, 10), (61, 10), (40, 0), (30, 0)])
    func `what scrolls is as wide as the page says, in the middle, and bars are as wide as the screen`(
        width: Int, left: Int
    ) throws {
        let page =
            "width: 40\nparts:\n" + Self.poster("A", "place: top, width: 200") + Self.poster("B", "width: 200, gap: 1")
            + "  - columns:\n      - parts: [{component: Poster, with: {title: C}, width: 200}]\n"

        let places = places(try open(page, width: width))

        let inner = min(width, 40) - 6
        expect(places["A"], is: Rect(x: 3, y: 0, width: width - 6, height: 1))
        #expect(places["B"].map { ($0.minX, $0.width) } ?? (0, 0) == (left + 3, inner))
        #expect(places["C"].map { ($0.minX, $0.width) } ?? (0, 0) == (left + 3, inner))
        expect(places["B"]?.minY, is: 2)
        expect(places["C"]?.minY, is: 5)
    }

    /// Tells its width by its traits.
    private final class WidthTeller: View, PageEdges {
        func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] { [[LayoutTrait(rawValue: "\(width)")]] }
    }

    @Test func `what is in the middle or only on narrow pages ends as what it holds does, in the width that has`() {
        let room = PageRoom()
        let narrow = PageNarrowView(WidthTeller(), below: 40, in: room)
        let middle = PageMiddleView(narrow, widest: 30)

        for edge in [PageEdge.upper, .lower] {
            room.columns = 39
            expect(narrow.traits(at: edge, in: 38), is: [[LayoutTrait(rawValue: "38")]])
            expect(middle.traits(at: edge, in: 38), is: [[LayoutTrait(rawValue: "30")]])
            room.columns = 40
            expectEmpty(narrow.traits(at: edge, in: 39))
            expectEmpty(middle.traits(at: edge, in: 39))
        }
    }

    /// A column from a width on, and below that what stands in its place: in what scrolls, and at the bottom.
    /// - Parameter count: parts beside it.
    private static func turns(beside count: Int) -> String {
        let parts = (1...count).map { "{component: Poster, with: {title: P\($0)}}" }.joined(separator: ", ")
        return "parts:\n  - columns:\n      - parts: [\(parts)]\n"
            + "      - {width: 30, from: 100, parts: [{component: Poster, with: {title: Aside}}]}\n"
            + poster("Inside", "below: 100") + poster("Bar", "below: 100, place: bottom")
    }

    /// What of it is there.
    private func turns(on stage: PageHarness) -> Set<String> {
        Set(places(stage).keys).intersection(["Aside", "Inside", "Bar"])
    }

    @Test(arguments: 98...101, [1, 40])
    func `from a width on a column is there, and below it what stands in its place, beside a scroll bar or none`(
        width: Int, count: Int
    ) throws {
        let stage = try open(Self.turns(beside: count), width: width)

        let scroller = stage.window.topController?.view.tree.compactMap { $0 as? PageView }.first?.scroller
        expect(scroller?.canScrollOn, is: (count > 1))
        expect(turns(on: stage), is: (width < 100 ? ["Inside", "Bar"] : ["Aside"]))
    }

    @Test func `a page that loses a column along with its scroll bar has what is there below its new width`() throws {
        let stage = try open(Self.turns(beside: 40), width: 100)
        expect(turns(on: stage), is: ["Aside"])

        stage.resize(width: 99, height: 300)
        expect(turns(on: stage), is: ["Inside", "Bar"])
        stage.resize(width: 100, height: 40)
        expect(turns(on: stage), is: ["Aside"])
    }

    @Test func `a manager that answers what cannot be is taken for the nearest that can`() throws {
        @MainActor
        struct Wild: PageLayoutManager {
            func gap(above part: Set<LayoutTrait>, below neighbour: Set<LayoutTrait>?, in width: Int) -> Int { -3 }
            func inset(of part: Set<LayoutTrait>, in width: Int) -> Int { part.contains(.compact) ? 500 : -2 }
            func width(of part: Set<LayoutTrait>, in width: Int) -> Int { part.contains(.centred) ? 20 : -1 }
            func offset(of part: Set<LayoutTrait>, leaving spare: Int) -> Int { 1000 }
        }
        let stage = try open(
            "parts:\n" + Self.poster("A", "traits: [centred]") + Self.poster("B", "traits: [centred, compact]"),
            by: Wild())

        let places = places(stage)
        expect(places["A"], is: Rect(x: 40, y: 0, width: 20, height: 1))
        #expect(places.count == 2 && places.values.allSatisfy { $0.minX >= 0 && $0.maxX <= 60 })
    }
}
