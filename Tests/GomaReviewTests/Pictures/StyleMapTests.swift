import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

/// The styles of a picture as letters, the picture made of them again, and its short name.
struct StyleMapTests {
    /// One row of cells.
    private func surface(_ cells: [Cell]) -> Surface {
        var surface = Surface(size: Size(width: cells.count, height: 1))
        for (x, cell) in cells.enumerated() { surface[x, 0] = cell }
        return surface
    }

    private func cell(
        _ glyph: Character, _ foreground: ColorReference = .terminalDefault,
        on background: ColorReference = .terminalDefault, _ attributes: TextAttributes = [], width: UInt8 = 1
    ) -> Cell {
        Cell(
            cluster: Cluster(glyph), foreground: foreground, background: background, attributes: attributes,
            width: width)
    }

    @Test func `a blank has the look of what is seen of it`() {
        let (odds, card) = (ColorReference.role(.textOdds), ColorReference.role(.backgroundCards))

        let map = StyleMap(
            surface([
                cell(" ", odds, .bold), cell(" ", odds, [.bold, .underline]), cell(" ", odds, on: card, .dim),
                cell(" ", odds, .reverse), cell(" ", on: card), cell(" ", odds, [.dim, .strikethrough]),
            ]))

        expect(map.rows, is: [".abcbd"])
        expect(
            map.legend,
            is: [
                "a = textOdds on default, underline", "b = default on backgroundCards",
                "c = textOdds on default, reverse", "d = textOdds on default, strikethrough",
            ])
    }

    @Test func `looks beyond the last letter share a question mark, each with a line of its own`() {
        let colors = (0..<64).map { ColorReference.rgb(RGBColor(UInt32($0))) }
        let picture = surface((colors + [colors[0]]).map { cell("x", $0) })

        let map = StyleMap(picture)
        let window = StyleMap(picture, isWindow: true)
        let drawn = DrawnPicture(picture)

        expect(map.rows, is: [String(StyleMap.letters) + "??a"])
        expect(map.legend.count, is: 64)
        expect(map.legend.first, is: "a = #000000 on default")
        expect(
            map.legend.suffix(3),
            is: [
                "9 = #00003d on default", "? = #00003e on default", "? = #00003f on default",
            ])
        expect(window.rows, is: [String(StyleMap.letters) + "αβa"])
        expect(
            (61...64).map { drawn[$0, 0].style.foreground }, is: ["#00003d", "#00003e", "#00003e", "#000000"])
    }

    @Test func `a picture in the words of a dump is made of cells again`() {
        let accent = ColorReference.blend(.highlightPrimary, share: 0.25, on: .backgroundCards)
        let (ink, ground) = (ColorReference.rgb(RGBColor(0x0A0B0C)), ColorReference.rgb(RGBColor(0xF0F1F2)))
        let picture = surface([
            cell("日", .role(.textOdds), width: 2), cell("日", .role(.textOdds), width: 0),
            cell("a", accent, on: .role(.backgroundCards), [.bold, .strikethrough]), cell("▀", ink, on: ground),
        ])

        let made = DrawnPicture(picture).surface

        expect(made.size, is: picture.size)
        expect(made.rows, is: ["日a▀"])
        expect((0..<4).map { made[$0, 0].width }, is: [2, 0, 1, 1])
        expect((0..<4).map { made[$0, 0].foreground }, is: [.role(.textOdds), .role(.textOdds), accent, ink])
        expect(
            (0..<4).map { made[$0, 0].background },
            is: [.terminalDefault, .terminalDefault, .role(.backgroundCards), ground])
        expect((0..<4).map { made[$0, 0].attributes }, is: [[], [], [.bold, .strikethrough], []])
    }

    @Test func `a short name has sixteen digits, and is the same on every machine`() {
        expect(SurfaceDigest.text(of: surface([cell("a")])), is: "d37f718193455fee")
        expect(SurfaceDigest.text(of: surface([cell("f"), cell("9")])), is: "003e9dfcc7bfd4be")
        expect(SurfaceDigest.text(of: surface([cell("a", .role(.textPrimary), .bold)])), is: "590d90fc9e1b69a0")
    }
}
