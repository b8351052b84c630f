import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// The inspector beside a small component: its rows, its facts, and the cells that it marks.
@MainActor
struct InspectorMovesTests {
    private func stage(height: Int = 24) throws -> GalleryHarness {
        let stage = try GalleryHarness(
            width: 100, height: height, opening: "Price", state: 2, registry: SampleRegistry.make())
        stage.type("i")
        return stage
    }

    /// Cells of the preview with a ground that the inspector gives, from the component's corner.
    private func cells(_ role: ColorRole, _ stage: GalleryHarness) -> Set<Point> {
        let surface = stage.window.surface
        return Set(
            (0..<59).flatMap { x in (3..<surface.size.height - 1).map { Point(x: x, y: $0) } }
                .filter { surface[$0.x, $0.y].background == .role(role) }.map { Point(x: $0.x - 2, y: $0.y - 4) })
    }

    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Set<Point> {
        Set((x..<x + width).flatMap { x in (y..<y + height).map { Point(x: x, y: $0) } })
    }

    private func press(_ keys: String, in stage: GalleryHarness) {
        for key in keys {
            switch key {
            case "↓": stage.press(.down)
            case "↑": stage.press(.up)
            case "→": stage.press(.right)
            case "←": stage.press(.left)
            case "$": stage.press(.end)
            default: stage.type(String(key))
            }
        }
    }

    @Test func `views, stops and conflicts are listed, the facts of the cell below`() throws {
        try expect(
            stage().difference(
                from: """
                      Price  Betting  What a bet would pay.
                      Off  On  Noted  Blank
                    ────────────────────────────────────────────────────────────────────────────────────────────────────
                                                                               │ Controls Actions Inspector Usage
                       Price                                                   │
                       ☐ 0                                                     │  Views 5
                       back at noon A                                          │ ▌  SampleView "sample"        0,0 20x3
                                                                               │      StackView                1,0 19x3
                                                                               │        Label "Price"          1,0 19x1
                                                                               │        Label "☐ 0"            1,1 19x1
                                                                               │        Label "back at noon…   1,2 19x1
                                                                               │  Focus order 1
                                                                               │    1 Sample SampleView        0,0 20x3
                                                                               │  Layout conflicts 0
                                                                               │
                                                                               │
                                                                               │
                                                                               │
                                                                               │ ──────────────────────────────────────
                                                                               │ 0,0  blank U+0020  1 column
                                                                               │ backgroundCards
                                                                               │ #24262e
                                                                               │ shows its ground alone
                     j k view   H J K L cell   Y copy it   Esc close   ? keys   q quit           20 columns · Goma Dark
                    """), is: [])
    }

    @Test func `where there is little room the facts have less`() throws {
        try expect(
            stage(height: 12).difference(
                from: """
                      Price  Betting  What a bet would pay.
                      Off  On  Noted  Blank
                    ────────────────────────────────────────────────────────────────────────────────────────────────────
                                                                               │ Controls Actions Inspector Usage
                       Price                                                   │
                       ☐ 0                                                     │  Views 5                             ┃
                       back at noon A                                          │ ▌  SampleView "sample"       0,0 20x3│
                                                                               │ 0,0  blank U+0020  1 column
                                                                               │ backgroundCards
                                                                               │ #24262e
                                                                               │ shows its ground alone
                     j k view   H J K L cell   Y copy it   Esc close   ? keys   q quit           20 columns · Goma Dark
                    """), is: [])
    }

    /// Keys, the selected row, the cell that is marked, and what else is outlined.
    @Test(
        arguments: [
            ("", "▌  SampleView \"sample\"        0,0 20x3", 0, 0, 0, 0, 20, 3),
            ("↓", "▌    StackView                1,0 19x3", 1, 0, 1, 0, 19, 3),
            ("↓↓", "▌      Label \"Price\"          1,0 19x1", 1, 0, 1, 0, 19, 1),
            ("↓↓↓", "▌      Label \"☐ 0\"            1,1 19x1", 1, 1, 1, 1, 19, 1),
            ("↓↓↓↑", "▌      Label \"Price\"          1,0 19x1", 1, 0, 1, 0, 19, 1),
            ("→", "▌    StackView                1,0 19x3", 1, 0, 1, 0, 19, 3),
            ("→→", "▌      Label \"Price\"          1,0 19x1", 1, 0, 1, 0, 19, 1),
            ("→→→", "▌      Label \"Price\"          1,0 19x1", 1, 0, 1, 0, 19, 1),
            ("→→←", "▌    StackView                1,0 19x3", 1, 0, 1, 0, 19, 3),
            ("→←←", "▌  SampleView \"sample\"        0,0 20x3", 0, 0, 0, 0, 20, 3),
            ("$", "▌  1 Sample SampleView        0,0 20x3", 0, 0, 0, 0, 20, 3),
            ("L", "▌      Label \"Price\"          1,0 19x1", 1, 0, 1, 0, 19, 1),
            ("LJ", "▌      Label \"☐ 0\"            1,1 19x1", 1, 1, 1, 1, 19, 1),
            ("LJJ", "▌      Label \"back at noon…   1,2 19x1", 1, 2, 1, 2, 19, 1),
            ("LJJJ", "▌      Label \"back at noon…   1,2 19x1", 1, 2, 1, 2, 19, 1),
            ("LLJ", "▌      Label \"☐ 0\"            1,1 19x1", 2, 1, 1, 1, 19, 1),
            ("LLHH", "▌  SampleView \"sample\"        0,0 20x3", 0, 0, 0, 0, 20, 3),
            ("LH", "▌  SampleView \"sample\"        0,0 20x3", 0, 0, 0, 0, 20, 3),
            ("H", "▌  SampleView \"sample\"        0,0 20x3", 0, 0, 0, 0, 20, 3),
            ("K", "▌  SampleView \"sample\"        0,0 20x3", 0, 0, 0, 0, 20, 3),
            ("LJJK", "▌      Label \"☐ 0\"            1,1 19x1", 1, 1, 1, 1, 19, 1),
            ("LLLLLLLLLLLLLLLLLLLLLLLLL", "▌      Label \"Price\"          1,0 19x1", 19, 0, 1, 0, 19, 1),
        ])
    func `moving among views and cells marks what is looked at`(
        keys: String, row: String, x: Int, y: Int, left: Int, top: Int, width: Int, height: Int
    ) throws {
        let stage = try stage()

        press(keys, in: stage)

        let selected = stage.window.surface.rows.first { $0.contains("│ ▌") }
        expect(selected?.hasSuffix("│ " + row), is: true, "\(selected ?? "")")
        expect(cells(.highlightSecondary, stage), is: [Point(x: x, y: y)])
        let inside = height > 2 ? rect(left + 1, top + 1, width - 2, height - 2) : []
        expect(
            cells(.highlightPrimary, stage),
            is: rect(left, top, width, height).subtracting(inside).subtracting([Point(x: x, y: y)]))
    }

    @Test(
        arguments: [
            ("", ["0,0  blank U+0020  1 column", "backgroundCards", "#24262e", "shows its ground alone"]),
            (
                "L",
                [
                    "1,0  P U+0050  1 column", "textPrimary on backgroundCards, bold", "#ffffff on #24262e",
                    "contrast 15.09, text, 4.50 wanted",
                ]
            ),
            (
                "LJ",
                [
                    "1,1  ☐ U+2610  1 column", "textPrimary on backgroundCards", "#ffffff on #24262e",
                    "contrast 15.09, graphics, 3.00 wanted",
                ]
            ),
            (
                "LJJ",
                [
                    "1,2  b U+0062  1 column", "textSecondary on backgroundCards", "#c1c2cb on #24262e",
                    "contrast 8.51, text, 4.50 wanted",
                ]
            ),
        ])
    func `the facts are those of the cell`(keys: String, facts: [String]) throws {
        let stage = try stage()

        press(keys, in: stage)

        let rows = stage.window.surface.rows[19..<23].map { $0.components(separatedBy: "│ ").last ?? "" }
        expect(rows, is: facts)
    }

    @Test(arguments: [(2, 4, "0,0"), (21, 6, "19,2"), (12, 5, "10,1")])
    func `a click looks at the cell that was clicked`(x: Int, y: Int, cell: String) throws {
        let stage = try stage()

        stage.click(x: x, y: y)

        expect(stage.events.last, is: "inspect cell: \(cell)")
        expect(cells(.highlightSecondary, stage), is: [Point(x: x - 2, y: y - 4)])
        expect(stage.text, contains: "│ \(cell)  ")
    }

    @Test func `another state is looked at from its corner`() throws {
        let stage = try stage()
        press("LJ", in: stage)

        stage.type("[")

        expect(cells(.highlightSecondary, stage), is: [Point(x: 0, y: 0)])
        expect(stage.text, contains: "│ ▌  SampleView \"sample\"        0,0 20x2")
    }

    @Test func `what a filter selects is looked at, and stays so without the filter`() throws {
        let stage = try stage()

        stage.type("/noon")
        expect(cells(.highlightSecondary, stage), is: [Point(x: 1, y: 2)])
        expect(stage.text, contains: "│ 1,2  b U+0062  1 column")
        stage.press(.escape)

        expect(cells(.highlightSecondary, stage), is: [Point(x: 1, y: 2)])
        expect(stage.text, contains: "│ ▌      Label \"back at noon…   1,2 19x1")
    }

    @Test func `a click on what is inspected goes no further, and a turn of the wheel does`() {
        let view = InspectionView()
        var clicks: [Point] = []
        view.onClick = { clicks.append($0) }

        let click = view.handle(MouseEvent(.press(.left), at: Point(x: 2, y: 1)))
        let turn = view.handle(MouseEvent(.wheelDown, at: Point(x: 2, y: 1)))

        expect(click, is: true)
        expect(turn, is: false)
        expect(clicks, is: [Point(x: 2, y: 1)])
    }
}
