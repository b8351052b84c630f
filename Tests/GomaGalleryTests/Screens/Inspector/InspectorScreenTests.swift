import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

/// The outline on the preview.
@MainActor
struct InspectorScreenTests {
    /// Cells of the preview that have the outline's ground.
    private func outlined(_ stage: GalleryHarness) -> Set<Point> {
        let surface = stage.window.surface
        var cells: Set<Point> = []
        for y in 3..<surface.size.height {
            for x in 0..<60 where surface[x, y].background == .role(.highlightPrimary) {
                cells.insert(Point(x: x, y: y))
            }
        }
        return cells
    }

    @Test func `moving outlines the view and leaves what its cells say`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        let before = stage.window.surface.rows.map { $0.prefix(60) }
        stage.type("i")

        expect(outlined(stage).count, is: 16 * 2 + 2 * 2 - 1)
        stage.press(.down, .down, .down)
        expect(outlined(stage), is: Set((9...11).map { Point(x: $0, y: 5) }))

        expect(stage.window.surface.rows[4..<9].map { $0.prefix(60).trimmed }, is: before[4..<9].map(\.trimmed))
        stage.press(.escape)
        expectEmpty(outlined(stage))
    }

    @Test func `one step draws little more than the rows and edges that changed`() throws {
        let stage = try GalleryHarness(opening: "TallOddsMatchCard", state: 1)
        stage.type("i")
        // Beyond the column and its body, which are as large as the card.
        stage.press(.down, .down, .down, .down)
        let before = stage.window.statistics.cellsTouched

        stage.press(.down)

        let touched = stage.window.statistics.cellsTouched - before
        // Two rows of the list, four facts, and the cells along two edges; the screen has 4800 cells.
        #expect(touched > 0 && touched < 500, "\(touched)")
    }

    @Test func `a click looks at a cell, and acts once Tab has gone inside`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        stage.type("i")

        stage.click(x: 6, y: 6)
        expect(stage.events.last, is: "inspect cell: 4,2")
        expect(stage.text, lacks: "✓")
        stage.press(.tab)
        stage.click(x: 6, y: 6)
        expect(stage.text, contains: "✓")
        stage.press(.escape)
        stage.click(x: 7, y: 6)

        expect(stage.events.last, is: "inspect cell: 5,2")
    }

    @Test func `where nothing inside takes keys, a click still looks at a cell after Tab`() throws {
        let stage = try GalleryHarness(opening: "Score")
        stage.type("i")

        stage.press(.tab)
        expect(stage.text, contains: "nothing in this component takes keys")
        stage.click(x: 2, y: 4)

        expect(stage.events.last, is: "inspect cell: 0,0")
    }

    @Test func `a click in the panel takes the keys out of the component, whose cells are looked at again`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        stage.type("i")
        stage.press(.tab)

        try stage.click("OutcomeItemView")
        stage.click(x: 6, y: 6)

        expect(stage.events.last, is: "inspect cell: 4,2")
        expect(stage.text, lacks: "✓")
    }

    @Test func `in another theme the facts are of its colours`() throws {
        let stage = try GalleryHarness(
            width: 100, height: 24, opening: "Price", state: 2, registry: SampleRegistry.make())
        func colors() -> String? { stage.window.surface.rows[21].split(separator: " ").last.map(String.init) }
        stage.type("i")
        expect(colors(), is: "#24262e")

        stage.type("t")
        let after = colors()
        stage.press(.escape)
        stage.type("i")

        expect(after, isNot: "#24262e")
        expect(after, is: colors())
    }

    @Test func `the tree and the facts follow what happens in the component`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem", state: 2)
        stage.type("i")
        expect(stage.text, contains: "Label \"price rose\"")

        stage.services.environment.scheduler.advance(by: .seconds(5))
        stage.window.update()

        expect(stage.text, lacks: "Label \"price rose\"")
        expect(stage.text, lacks: "myTicketsWon on")
        stage.type("]")
        expect(stage.text, contains: "Label \"Under 2.5\"")
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        self[..<(lastIndex { $0 != " " && $0 != "│" }.map { index(after: $0) } ?? startIndex)]
    }
}
