import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

/// Drawing at the edges of a surface: the last cell inside, and the first outside.
@Suite struct PainterEdgeTests {
    private let canvas = Canvas(size: Size(width: 5, height: 3))

    private var painter: Painter {
        Painter(canvas: canvas, clip: canvas.surface.bounds, glyphs: SharedGlyphs(.unicode))
    }

    @Test(arguments: [
        (0, "abc"), (2, "  abc"), (3, "   ab"), (4, "    a"), (5, ""), (99, ""), (-1, "bc"), (-2, "c"), (-3, ""),
        (-99, ""),
    ])
    func `a text is cut at both edges`(x: Int, row: String) {
        painter.draw("abc", at: Point(x: x, y: 1), style: .plain)

        expect(canvas.surface.rows, is: ["", row, ""])
    }

    @Test(arguments: [
        (0, "日本"), (1, " 日本"), (2, "  日"), (3, "   日"), (4, ""), (-1, " 本"), (-2, "本"), (-3, ""), (-4, ""),
    ])
    func `a wide text is cut whole`(x: Int, row: String) {
        painter.draw("日本", at: Point(x: x, y: 0), style: .plain)

        expect(canvas.surface.rows, is: [row, "", ""])
        expectEmpty(canvas.surface.brokenCells)
    }

    @Test(arguments: [-1, 3, 99, -99])
    func `a row outside is not drawn`(y: Int) {
        painter.draw("abc", at: Point(x: 0, y: y), style: .plain)
        painter.fill(Rect(x: 0, y: y, width: 5, height: 1), with: "x", style: .plain)
        painter.restyle(Rect(x: 0, y: y, width: 5, height: 1), adding: .bold)

        expect(canvas.surface, is: Surface(size: Size(width: 5, height: 3)))
    }

    @Test(
        arguments: [
            (Rect(x: -2, y: -2, width: 3, height: 3), ["x", "", ""]),
            (Rect(x: 4, y: 2, width: 9, height: 9), ["", "", "    x"]),
            (Rect(x: -9, y: 1, width: 99, height: 1), ["", "xxxxx", ""]),
            (Rect(x: 2, y: -9, width: 1, height: 99), ["  x", "  x", "  x"]),
            (Rect(x: 1, y: 1, width: 0, height: 3), ["", "", ""]),
            (Rect(x: 1, y: 1, width: 3, height: 0), ["", "", ""]),
            (Rect(x: 5, y: 0, width: 1, height: 3), ["", "", ""]),
            (Rect(x: -1, y: 0, width: 1, height: 3), ["", "", ""]),
        ] as [(Rect, [String])])
    func `a part is filled as far as it lies inside, in whichever way`(part: Rect, rows: [String]) {
        painter.fill(part, with: "x", style: .plain)
        expect(canvas.surface.rows, is: rows)

        let count = rows.joined().filter { $0 == "x" }.count
        let ground = ColorReference.role(ColorRole(number: 9))
        painter.fill(part, with: ground)
        expect(canvas.surface.cells.filter { $0.background == ground }.count, is: count)
        painter.restyle(part, adding: .bold)
        expect(canvas.surface.cells.filter { $0.attributes == .bold }.count, is: count)
        painter.map(part) { cell in
            var cell = cell
            cell.attributes = .dim
            return cell
        }
        expect(canvas.surface.cells.filter { $0.attributes == .dim }.count, is: count)
    }

    @Test(arguments: ["", "日"])
    func `what is not one column wide fills nothing`(text: DisplayText) {
        painter.fill(canvas.surface.bounds, with: text, style: .plain)

        expect(canvas.surface, is: Surface(size: Size(width: 5, height: 3)))
    }

    @Test(
        arguments: [
            (2, 2, ["╭╮", "╰╯", ""]), (3, 2, ["╭─╮", "╰─╯", ""]), (2, 3, ["╭╮", "││", "╰╯"]),
            (5, 3, ["╭───╮", "│   │", "╰───╯"]),
            (1, 3, ["", "", ""]), (5, 1, ["", "", ""]), (0, 0, ["", "", ""]), (6, 3, ["╭────", "│", "╰────"]),
            (5, 4, ["╭───╮", "│   │", "│   │"]),
        ] as [(Int, Int, [String])])
    func `a border has two sides or none`(width: Int, height: Int, rows: [String]) {
        painter.drawBorder(.light, in: Rect(x: 0, y: 0, width: width, height: height), style: .plain)

        expect(canvas.surface.rows, is: rows)
    }

    @Test(
        arguments: [
            (Rect(x: -1, y: -1, width: 3, height: 2), Size(width: 2, height: 1)),
            (Rect(x: 4, y: 2, width: 1, height: 1), Size(width: 1, height: 1)),
            (Rect(x: 5, y: 0, width: 2, height: 2), Size(width: 0, height: 2)), (.zero, .zero),
            (Rect(x: -9, y: -9, width: 99, height: 99), Size(width: 5, height: 3)),
        ] as [(Rect, Size)])
    func `a part is cut out as far as there is one`(part: Rect, size: Size) {
        expect(canvas.surface.cropped(to: part).size, is: size)
        expect(canvas.surface.cropped(to: part).rows.count, is: size.height)
    }

    @Test func `a surface without cells has no rows, and takes nothing`() {
        let none = Canvas(size: .zero)

        Painter(canvas: none, clip: .zero, glyphs: SharedGlyphs(.unicode)).draw("abc", at: .zero, style: .plain)

        expectEmpty(none.surface.rows)
        expectEmpty(none.surface.cells)
    }

    @Test(arguments: [2, 5]) func `in a part without columns nothing is drawn, not even half of a wide cluster`(x: Int)
    {
        let picture = Canvas(size: Size(width: 2, height: 1))
        Painter(canvas: picture, clip: picture.surface.bounds, glyphs: SharedGlyphs(.unicode))
            .draw("日", at: .zero, style: .plain)
        let style = TextStyle(foreground: .terminalDefault, background: .role(ColorRole(number: 9)))

        let none = painter.moved(to: Rect(x: x, y: 2, width: 0, height: 1))
        none.draw("日", at: Point(x: -1, y: 0), style: style)
        none.draw("日本", at: Point(x: -3, y: 0), style: style)
        painter.draw("ab", at: Point(x: 1, y: 2), style: .plain)
        none.draw(picture.surface, at: Point(x: -1, y: 0))

        expect(canvas.surface.rows, is: ["", "", " ab"])
        #expect(canvas.surface.cells.allSatisfy { $0.background == .terminalDefault })
    }
}
