import Expectations
import GomaPictures
import GomaTesting
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

@MainActor
struct InspectorPresenterTests {
    /// An inspector without a panel, on a component that has been laid out and drawn.
    @MainActor
    private final class Harness: InspectorScreen {
        let services: GalleryServices
        let preview: PreviewPresenter
        let presenter: InspectorPresenter
        let window: Window
        private(set) var changes = 0
        private(set) var messages: [String] = []
        /// What the frame before cost.
        private final class Measured { var frame: FrameCost? }
        private let measured = Measured()
        var lastFrame: FrameCost? {
            get { measured.frame }
            set { measured.frame = newValue }
        }

        init(_ name: String, state: String? = nil, width: Int? = nil, depth: ColorDepth = .direct) throws {
            let themes = ThemeSelection(try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName))
            themes.depth = depth
            services = GalleryServices(
                registry: .goma, themes: themes, environment: ViewEnvironment.simulated(),
                lastFrame: { [measured] in measured.frame })
            preview = PreviewPresenter(services: services)
            presenter = InspectorPresenter(services: services)
            let component = try services.registry.component(named: name)
            services.places[component] = try component.stateIndex(matching: state)
            preview.show(component)
            let content = try #require(preview.content)
            window = ComponentRenderer.hosting(content.instance, width: width ?? component.defaultWidth)
            window.update()
            presenter.screen = self
            presenter.show(content)
        }

        func inspectionChanged() { changes += 1 }
        func show(message: String) { messages.append(message) }

        func section(_ title: String) -> [GalleryRow] {
            let rows = presenter.rows.drop { $0.text != title || !$0.isHeading }.dropFirst()
            return Array(rows.prefix { !$0.isHeading })
        }

        func select(_ text: String) throws {
            let row = presenter.rows.first { $0.text == text }
            presenter.select(try #require(row, "\(presenter.rows.map(\.text))").id)
        }
    }

    @Test func `what the last frame cost stands below, where it is measured`() throws {
        let harness = try Harness("OutcomeItem")
        #expect(!harness.presenter.rows.contains { $0.text == "Last frame" })

        var frame = FrameCost()
        frame[.layout] = .microseconds(120)
        frame[.output] = .microseconds(380)
        (frame.viewsLaidOut, frame.viewsDrawn, frame.cells, frame.bytes) = (3, 5, 64, 489)
        harness.lastFrame = frame
        harness.presenter.update()

        expect(harness.presenter.rows.first { $0.text == "Last frame" }?.detail, is: "0.50 ms")
        expect(
            harness.section("Last frame").map { "\($0.text): \($0.detail)" },
            is: [
                "Events: 0.00 ms", "Layout: 0.12 ms", "Drawing: 0.00 ms", "Comparison: 0.00 ms", "Output: 0.38 ms",
                "Views laid out, drawn: 3, 5", "Cells drawn: 64", "Bytes sent: 489",
            ])
    }

    @Test func `views come as a tree with their places`() throws {
        let views = try Harness("OutcomeItem").section("Views")

        expect(views.first?.text, is: "OutcomeItemView")
        expect(views.first?.detail, is: "0,0 16x4")
        let title = try #require(views.first { $0.text == "Label \"Home\"" })
        expect(title.level, is: 4)
        expect(title.detail, is: "6,1 4x1")
    }

    @Test func `a view that is hidden says so`() throws {
        let views = try Harness("TallOddsMatchCard", state: "Live").section("Views")

        #expect(views.contains { $0.detail == "hidden" })
    }

    @Test func `where Tab stops is listed in order`() throws {
        let bench = try Harness("MarketOutcomesLine")
        let component = try ComponentRegistry.goma.component(named: "MarketOutcomesLine")
        let picture = try Picture(component, stateAt: 0, options: RenderOptions())

        let stops = bench.section("Focus order")

        expect(stops.count, is: picture.focusOrder.count)
        expect(stops.count, is: 3)
        expect(
            stops.map(\.text),
            is: ["1 outcomes.home", "2 outcomes.draw", "3 outcomes.away"].map { "\($0) OutcomeItemView" })
    }

    @Test func `where Tab stops no more, the row of the view is selected in place of that of the stop`() throws {
        let bench = try Harness("Button")
        let stop = try #require(bench.section("Focus order").first)
        bench.presenter.select(stop.id)
        expect(bench.presenter.selectedRowID, is: stop.id)

        try bench.preview.edit([.key("isEnabled")], to: .bool(false))
        bench.window.update()
        bench.presenter.update()

        expectEmpty(bench.section("Focus order"))
        expect(bench.presenter.selectedRowID, is: "view:\(stop.id.dropFirst("focus:".count))")
    }

    @Test func `moving to a view outlines it and looks at its first cell`() throws {
        let bench = try Harness("OutcomeItem")

        try bench.select("Label \"1.85\"")

        expect(bench.presenter.inspection.outline, is: Rect(x: 6, y: 2, width: 4, height: 1))
        expect(bench.presenter.cell, is: Point(x: 6, y: 2))
        expect(bench.presenter.facts?.lines.first, is: "6,2  1 U+0031  1 column")
        expect(bench.changes, is: 1)
        expect(bench.services.eventLog.events.last?.description, is: "inspect view: Label")
    }

    @Test func `left and right lead out of a view and into it`() throws {
        let bench = try Harness("OutcomeItem")

        bench.presenter.selectInner()
        expect(bench.presenter.selectedRowID, is: "view:0")
        bench.presenter.selectInner()
        expect(bench.presenter.selectedRowID, is: "view:0.0")
        bench.presenter.selectOuter()
        bench.presenter.selectOuter()
        expect(bench.presenter.selectedRowID, is: "view:")
        bench.presenter.selectOuter()
        expect(bench.presenter.selectedRowID, is: "view:")
    }

    @Test func `a cell leads to the innermost view there, and none lies outside`() throws {
        let bench = try Harness("OutcomeItem")

        bench.presenter.inspect(Point(x: 7, y: 1))
        expect(bench.presenter.inspection.outline, is: Rect(x: 6, y: 1, width: 4, height: 1))
        bench.presenter.moveCell(x: 0, y: 1)
        expect(bench.presenter.cell, is: Point(x: 7, y: 2))
        for _ in 0..<40 { bench.presenter.moveCell(x: 1, y: 0) }
        for _ in 0..<40 { bench.presenter.moveCell(x: 0, y: 1) }
        expect(bench.presenter.cell, is: Point(x: 15, y: 3))
        bench.presenter.inspect(Point(x: 99, y: 0))
        expect(bench.presenter.cell, is: Point(x: 15, y: 3))
    }

    @Test func `a cell says what stands there, its roles, colours and contrast`() throws {
        let bench = try Harness("OutcomeItem")

        try bench.select("Label \"Home\"")
        let lines = try #require(bench.presenter.facts).lines

        expect(lines.count, is: 4)
        expect(lines[0], is: "6,1  H U+0048  1 column")
        expect(lines[1], contains: " on backgroundOdds")
        #expect(lines[2].firstMatch(of: /^#[0-9a-f]{6} on #[0-9a-f]{6}$/) != nil, "\(lines[2])")
        #expect(lines[3].firstMatch(of: /^contrast \d+\.\d\d, text, 4\.50 wanted$/) != nil, "\(lines[3])")
    }

    @Test func `contrast is the one that a check of the theme finds`() throws {
        let bench = try Harness("OutcomeItem")
        let style = bench.services.themes.current
        try bench.select("Label \"Home\"")
        let row = try #require(bench.preview.content).instance.view.cells(ofRow: 1)
        let pair = try #require(DrawnPair(at: 6, in: row[...]))
        var colors = ShownColors(style: style, depth: .direct)

        let ratio = ThemeCheckReport.number(colors.ratio(of: pair))

        expect(bench.presenter.facts?.lines.last, is: "contrast \(ratio), text, 4.50 wanted")
    }

    @Test func `a blank cell tells its ground alone`() throws {
        let bench = try Harness("OutcomeItem")
        bench.presenter.inspect(Point(x: 2, y: 1))

        let lines = try #require(bench.presenter.facts).lines

        expect(lines[0], is: "2,1  blank U+0020  1 column")
        expect(lines[1], is: "backgroundOdds")
        expect(lines[3], is: "shows its ground alone")
    }

    @Test func `a blank with a line through it tells the colour of that too`() throws {
        let row = [Cell(cluster: .space, foreground: .role(.textPrimary), attributes: .strikethrough)]
        var colors = ShownColors(
            style: try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName), depth: .direct)

        let facts = CellFacts(
            at: .zero, in: row, colors: &colors, depth: .direct, words: .english
        ) { _ in nil }

        expect(facts.lines[1], is: "textPrimary on default, strikethrough")
    }

    @Test func `the second half of a wide cluster is part of the first`() throws {
        var row = Array(repeating: Cell.blank, count: 4)
        row[1] = Cell(cluster: Cluster("⚽" as Character), foreground: .role(.textPrimary), width: 2)
        row[2].width = 0
        var colors = ShownColors(
            style: try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName), depth: .direct)

        let facts = CellFacts(
            at: Point(x: 2, y: 0), in: row, colors: &colors, depth: .direct, words: .english
        ) { _ in nil }

        expect(facts.lines.first, is: "2,0  ⚽ U+26BD  2 columns, right half")
    }

    @Test func `too little contrast is told`() throws {
        var row = Array(repeating: Cell.blank, count: 1)
        row[0] = Cell(
            cluster: Cluster("a" as Character), foreground: .role(.backgroundCards),
            background: .role(.backgroundPrimary))
        var colors = ShownColors(
            style: try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName), depth: .direct)

        let facts = CellFacts(
            at: .zero, in: row, colors: &colors, depth: .direct, words: .english
        ) { _ in nil }

        #expect(facts.isTooFaint)
    }

    @Test func `decoration in the colour of its ground is not too faint`() throws {
        let ground = ColorReference.role(.backgroundPrimary)
        let row = [Cell(cluster: Cluster("█" as Character), foreground: ground, background: ground)]
        var colors = ShownColors(
            style: try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName), depth: .direct)

        let facts = CellFacts(
            at: .zero, in: row, colors: &colors, depth: .direct, words: .english
        ) { _ in nil }

        expect(facts.lines.last, is: "contrast 1.00, decoration")
        #expect(!facts.isTooFaint)
    }

    @Test func `the number of the colour pair is told where the screen has one`() throws {
        let bench = try Harness("OutcomeItem", depth: .indexed256)
        expect(bench.presenter.facts?.lines[2].contains("pair"), is: false)

        bench.services.themes.colorPair = { $0.cluster == .space ? nil : 17 }

        expect(bench.presenter.facts?.lines[2].hasSuffix(", pair 17"), is: true)
    }

    @Test func `without colours there are none to tell`() throws {
        let bench = try Harness("OutcomeItem", depth: .monochrome)

        expect(bench.presenter.facts?.lines.last, is: "no colours here")
    }

    @Test func `with fewer colours emulated the cell has those`() throws {
        let bench = try Harness("OutcomeItem")
        bench.services.themes.colorPair = { cell in
            if case .rgb = cell.foreground.kind { return 2 }
            return 1
        }
        expect(bench.presenter.facts?.lines[2].hasSuffix(", pair 1"), is: true)

        bench.services.places.preview.emulation.depth = .indexed16
        expect(bench.presenter.facts?.lines[2].hasSuffix(", pair 2"), is: true)
        bench.services.places.preview.emulation.depth = .monochrome

        expect(bench.presenter.facts?.lines.last, is: "no colours here")
    }

    @Test func `where a view goes that was looked at, the whole component is`() throws {
        let bench = try Harness("OutcomeItem")
        let component = try #require(bench.preview.content).instance.view
        let extra = View()
        component.addSubview(extra)
        extra.frame = Rect(x: 1, y: 1, width: 6, height: 1)
        bench.presenter.update()
        bench.presenter.select("view:\(component.subviews.count - 1)")
        expect(bench.presenter.inspection.outline, is: extra.frame)

        extra.removeFromSuperview()
        bench.presenter.update()

        expect(bench.presenter.selectedRowID, is: "view:")
        expect(bench.presenter.inspection.outline, is: component.bounds)
    }

    @Test func `what could not be laid out is listed with the views involved`() throws {
        let bench = try Harness("OutcomeItem")
        let component = try #require(bench.preview.content).instance.view
        let (row, title) = (View(), Label("x"))
        row.accessibilityIdentifier = "row"
        row.addSubview(title)
        title.layout { $0.top.equal(to: row) }
        component.addSubview(row)
        row.frame = Rect(x: 1, y: 1, width: 6, height: 1)
        row.layoutIfNeeded()

        bench.presenter.update()

        expect(bench.section("Layout conflicts").map(\.text), is: ["row/Label: no pin says where it stands across"])
        bench.presenter.select("issue:0")
        expect(bench.presenter.inspection.outline, is: row.frame)
    }

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `every component can be inspected cell by cell`(id: String) throws {
        let bench = try Harness(id)
        let size = bench.window.size
        let conflicts = bench.section("Layout conflicts")

        for y in 0..<size.height {
            bench.presenter.inspect(Point(x: size.width - 1, y: y))
            expect(bench.presenter.facts?.lines.count, is: 4)
        }
        expectEmpty(conflicts, "\(conflicts.map(\.text))")
    }
}
