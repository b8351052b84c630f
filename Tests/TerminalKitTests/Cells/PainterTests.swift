import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

@Suite struct PainterTests {
    private let canvas = Canvas(size: Size(width: 8, height: 4))
    private let ground = ColorReference.role(ColorRole(number: 9))

    private func painter(_ clip: Rect? = nil, glyphs: Glyphs = .unicode) -> Painter {
        Painter(canvas: canvas, clip: clip ?? canvas.surface.bounds, glyphs: SharedGlyphs(glyphs))
    }

    @Test func `nothing is drawn outside the clip, however deep`() {
        let outer = painter().moved(to: Rect(x: 2, y: 1, width: 4, height: 2))
        let inner = outer.moved(to: Rect(x: -1, y: 0, width: 9, height: 9))

        inner.draw("abcdefghij", at: Point(x: -2, y: 0), style: .plain)
        inner.draw("klmnopqrst", at: Point(x: 0, y: 1), style: .plain)
        inner.draw("never", at: Point(x: 0, y: 2), style: .plain)
        inner.draw("never", at: Point(x: 0, y: -1), style: .plain)

        expect(canvas.surface.rows, is: ["", "  defg", "  lmno", ""])
    }

    @Test func `half of a wide cluster is a space`() {
        let clipped = painter(Rect(x: 1, y: 0, width: 4, height: 1))

        clipped.draw("日本語", at: .zero, style: .plain)

        expect(canvas.surface.text(ofRow: 0), is: "  本    ")
        expectEmpty(canvas.surface.brokenCells)
    }

    @Test func `writing over half of a wide cluster leaves a space of its ground`() {
        painter().draw("日本", at: .zero, style: TextStyle(foreground: .terminalDefault, background: ground))

        painter().draw("x", at: Point(x: 1, y: 0), style: .plain)
        painter().draw("語", at: Point(x: 3, y: 0), style: .plain)

        expect(canvas.surface.text(ofRow: 0), is: " x 語   ")
        expect(canvas.surface[0, 0].background, is: ground)
        expectEmpty(canvas.surface.brokenCells)
    }

    @Test func `no order of writing tears a wide cluster`() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2000 {
            let text = DisplayText.random(upTo: 4, using: &generator)
            let clip = Rect(
                x: Int.random(in: 0..<8, using: &generator), y: 0, width: Int.random(in: 0..<6, using: &generator),
                height: 4)
            let point = Point(x: Int.random(in: -2..<9, using: &generator), y: Int.random(in: 0..<4, using: &generator))
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: painter(clip).fill(clip, with: ground)
            case 1: painter(clip).restyle(clip, background: ground, adding: .bold)
            case 2: painter(clip).draw(Surface(size: Size(width: 3, height: 1)), at: point)
            default: painter(clip).draw(text, at: point, style: .plain)
            }
            expectEmpty(canvas.surface.brokenCells)
        }
    }

    @Test func `a surface is drawn with its wide clusters whole`() {
        let picture = Canvas(size: Size(width: 5, height: 1))
        Painter(canvas: picture, clip: picture.surface.bounds, glyphs: SharedGlyphs(.unicode))
            .draw("a日b", at: .zero, style: .plain)

        painter().draw(picture.surface, at: Point(x: 1, y: 0))
        painter().draw(picture.surface, at: Point(x: -2, y: 1))
        painter(Rect(x: 0, y: 2, width: 3, height: 1)).draw(picture.surface, at: Point(x: 1, y: 2))

        expect(canvas.surface.rows, is: [" a日b", " b", " a", ""])
        expectEmpty(canvas.surface.brokenCells)
    }

    @Test func `a wide cluster is restyled whole or not at all`() {
        painter().draw("日本", at: .zero, style: .plain)

        painter().restyle(Rect(x: 1, y: 0, width: 2, height: 1), background: ground, adding: .bold)

        expect(
            canvas.surface.row(0).map { $0.background == ground },
            is: [false, false, true, true, false, false, false, false])
        expect(canvas.surface.row(0).prefix(4).map(\.width), is: [2, 0, 2, 0])
    }

    @Test func `text without a ground keeps the ground it is drawn on`() {
        painter().fill(canvas.surface.bounds, with: ground)

        painter().draw("x", at: .zero, style: .plain)

        expect(canvas.surface[0, 0].background, is: ground)
    }

    @Test(arguments: [
        (Glyphs.unicode, ["╭──╮", "│  │", "╰──╯"]), (.ascii, ["+--+", "|  |", "+--+"]),
    ])
    func `a border goes along the inside of its edge`(glyphs: Glyphs, expected: [String]) {
        painter(glyphs: glyphs).drawBorder(.light, in: Rect(x: 0, y: 0, width: 4, height: 3), style: .plain)

        expect(canvas.surface.rows, is: expected + [""])
    }

    @Test(arguments: [
        (Glyphs.unicode, BorderStyle.light, ["╭──┬──╮", "│  │  │", "╰──┴──╯"]),
        (.unicode, .heavy, ["╭──┲━━┓", "│  ┃  ┃", "╰──┺━━┛"]),
        (.ascii, .light, ["+--+--+", "|  |  |", "+--+--+"]), (.ascii, .heavy, ["+--#==#", "|  #  #", "+--#==#"]),
    ])
    func `borders that share a line are joined`(glyphs: Glyphs, second: BorderStyle, expected: [String]) {
        painter(glyphs: glyphs).drawBorder(.light, in: Rect(x: 0, y: 0, width: 4, height: 3), style: .plain)
        painter(glyphs: glyphs).drawBorder(second, in: Rect(x: 3, y: 0, width: 4, height: 3), style: .plain)

        expect(canvas.surface.rows, is: expected + [""])
    }

    @Test func `a light border drawn later does not thin a heavy one`() {
        painter().drawBorder(.heavy, in: Rect(x: 0, y: 0, width: 4, height: 3), style: .plain)
        painter().drawBorder(.light, in: Rect(x: 3, y: 0, width: 4, height: 3), style: .plain)

        expect(canvas.surface.rows, is: ["┏━━┱──╮", "┃  ┃  │", "┗━━┹──╯", ""])
    }

    @Test func `a heavy line keeps its look under a light one, and where both meet it is that of the later`() {
        let (first, second) = (ColorReference.role(ColorRole(number: 3)), ColorReference.role(ColorRole(number: 4)))
        let (heavy, light) = (Rect(x: 0, y: 0, width: 4, height: 3), Rect(x: 3, y: 0, width: 4, height: 3))
        painter().drawBorder(.heavy, in: heavy, style: TextStyle(foreground: first, attributes: .bold))

        painter().drawBorder(.light, in: light, style: TextStyle(foreground: second, background: ground))

        let (line, corner) = (canvas.surface[3, 1], canvas.surface[3, 0])
        expect(line.cluster.string, is: "┃")
        expect(line.foreground, is: first)
        expect(line.attributes, is: .bold)
        expect(line.background, is: ground)
        expect(corner.cluster.string, is: "┱")
        expect(corner.foreground, is: second)
        expect(corner.attributes.isEmpty, is: true)
        painter().drawBorder(.light, in: light, style: TextStyle(foreground: second))
        expect(canvas.surface[3, 1].background, is: ground)
    }

    @Test func `no room for both sides draws no border`() {
        painter().drawBorder(.light, in: Rect(x: 0, y: 0, width: 1, height: 3), style: .plain)
        painter().drawBorder(.light, in: Rect(x: 0, y: 0, width: 3, height: 1), style: .plain)

        expect(canvas.surface, is: Surface(size: Size(width: 8, height: 4)))
    }

    @Test func `every pair of box lines has its character`() throws {
        let lines = "─━│┃╭╮╰╯┏┓┗┛├┤┬┴┼".unicodeScalars
        for first in lines {
            for second in lines {
                let joined = try #require(BoxLine(first)).joined(with: try #require(BoxLine(second)))
                expect(joined.scalar, isNot: nil, "\(first) with \(second)")
            }
        }
    }
}
