import Expectations
import Testing

@testable import TerminalKit

@Suite struct SurfaceTests {
    private func surface(_ rows: DisplayText...) -> Surface {
        let canvas = Canvas(size: Size(width: 6, height: rows.count))
        let painter = Painter(canvas: canvas, clip: canvas.surface.bounds, glyphs: SharedGlyphs(.unicode))
        for (y, row) in rows.enumerated() { painter.draw(row, at: Point(x: 0, y: y), style: .plain) }
        return canvas.surface
    }

    @Test func `rows leave out the blanks at their ends`() {
        expect(surface("ab", " 日 ", "").rows, is: ["ab", " 日", ""])
    }

    @Test func `a row's own text has all its columns`() {
        expect(surface("a日").text(ofRow: 0), is: "a日   ")
    }

    @Test func `a row says characters of one byte and of many`() {
        expect(surface("aé€🙂").text(ofRow: 0), is: "aé€🙂 ")
        expect(surface("e\u{301}\u{302}\u{303}👨‍👩‍👧‍👦👨‍👩‍👧‍👦").rows, is: ["e\u{301}\u{302}\u{303}👨‍👩‍👧‍👦👨‍👩‍👧‍👦"])
    }

    @Test func `a part is cut out and limited to what there is`() {
        let part = surface("abcdef", "ghijkl").cropped(to: Rect(x: 4, y: 1, width: 9, height: 9))

        expect(part.size, is: Size(width: 2, height: 1))
        expect(part.rows, is: ["kl"])
    }

    @Test func `a part that cuts a wide cluster shows a space`() {
        let whole = surface("日本語")

        expect(whole.cropped(to: Rect(x: 1, y: 0, width: 4, height: 1)).text(ofRow: 0), is: " 本 ")
        expectEmpty(whole.cropped(to: Rect(x: 1, y: 0, width: 4, height: 1)).brokenCells)
    }

    @Test func `equal cells make equal surfaces`() {
        expect(surface("日a"), is: surface("日a"))
        expect(surface("日a"), isNot: surface("日b"))
    }

    @Test func `a wide cluster over the halves of two others leaves blanks, and no half alone`() {
        let canvas = Canvas(size: Size(width: 6, height: 1))
        let painter = Painter(canvas: canvas, clip: canvas.surface.bounds, glyphs: SharedGlyphs(.unicode))
        painter.draw("日本語", at: .zero, style: .plain)

        painter.draw("字", at: Point(x: 1, y: 0), style: .plain)

        expect(canvas.surface.rows, is: [" 字 語"])
        expectEmpty(canvas.surface.brokenCells)
    }

    @Test func `a text is found at its first cell, in the first row that has it`() {
        let rows = surface("", " 日 ab", "ab")

        expect(rows.firstPlace(of: "ab"), is: Point(x: 4, y: 1))
        expect(rows.firstPlace(of: "日"), is: Point(x: 1, y: 1))
        expect(rows.firstPlace(of: "abc"), is: nil)
    }
}
