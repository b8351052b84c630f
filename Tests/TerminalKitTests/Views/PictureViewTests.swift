import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct PictureViewTests {
    private let black = RGBColor(0x000000)
    private let white = RGBColor(0xFFFFFF)
    private let red = RGBColor(0xFF0000)

    @Test func `a bitmap is scaled by averaging`() {
        let bitmap = Bitmap(size: Size(width: 4, height: 2), pixels: [black, white, red, red, black, white, red, red])

        expect(bitmap.scaled(to: Size(width: 2, height: 1)).pixels, is: [RGBColor(0x808080), red])
        expect(bitmap.scaled(to: Size(width: 8, height: 2))[1, 1], is: black)
        expectEmpty(bitmap.scaled(to: Size(width: 0, height: 3)).pixels)
        expect(Bitmap(size: .zero, pixels: []).scaled(to: Size(width: 2, height: 1)).pixels.count, is: 2)
    }

    @Test func `a pixel across two new ones counts for its part in each`() {
        func scaled(_ pixels: [RGBColor], _ isRow: Bool) -> [RGBColor] {
            let (old, new) = (Size(width: 3, height: 1), Size(width: 2, height: 1))
            func turned(_ size: Size) -> Size { isRow ? size : Size(width: size.height, height: size.width) }
            return Bitmap(size: turned(old), pixels: pixels).scaled(to: turned(new)).pixels
        }

        for isRow in [true, false] {
            expect(scaled([white, black, black], isRow), is: [RGBColor(0xAAAAAA), black])
            expect(scaled([black, white, black], isRow), is: [RGBColor(0x555555), RGBColor(0x555555)])
            expect(scaled([black, black, white], isRow), is: [black, RGBColor(0xAAAAAA)])
        }
    }

    @Test(
        arguments: [
            (1, 1, Rect(x: 1, y: 0, width: 2, height: 2)), (2, 1, Rect(x: 0, y: 0, width: 4, height: 2)),
            (4, 1, Rect(x: 0, y: 0, width: 4, height: 1)), (3, 2, Rect(x: 0, y: 0, width: 3, height: 2)),
            (99, 1, Rect(x: 0, y: 0, width: 4, height: 1)), (1, 99, Rect(x: 1, y: 0, width: 1, height: 2)),
            (0, 1, Rect(x: 0, y: 0, width: 4, height: 2)), (1, 0, Rect(x: 0, y: 0, width: 4, height: 2)),
        ] as [(Int, Int, Rect)])
    func `what fills a place is cut from the middle, a pixel at least`(width: Int, height: Int, part: Rect) {
        let bitmap = Bitmap(size: Size(width: 4, height: 2), pixels: Array(repeating: red, count: 8))

        expect(bitmap.middle(withProportion: width, to: height), is: part)
    }

    @Test func `every new size has all its pixels`() {
        let bitmap = Bitmap(size: Size(width: 5, height: 3), pixels: Array(repeating: red, count: 15))
        for width in 0...11 {
            for height in 0...7 {
                let scaled = bitmap.scaled(to: Size(width: width, height: height))
                expect(scaled.pixels, is: Array(repeating: red, count: width * height))
            }
        }
    }

    @Test func `a cell holds pixels of two colours, the brighter one lit`() {
        let picture = Bitmap(size: Size(width: 2, height: 2), pixels: [black, white, red, black])
        let stage = ViewHarness(PictureView(picture), width: 2, height: 1)

        expect(stage.rows, is: ["▄▀"])
        expect(stage.window.surface[0, 0].foreground, is: .rgb(red))
        expect(stage.window.surface[0, 0].background, is: .rgb(black))
        expect(stage.window.surface[1, 0].foreground, is: .rgb(white))
    }

    @Test func `four pixels of a cell have their places`() {
        let picture = Bitmap(size: Size(width: 2, height: 2), pixels: [white, black, black, black])

        expect(ViewHarness(PictureView(picture), width: 1, height: 1).rows, is: ["▘"])
    }

    @Test func `brightness alone is seen where colours are even`() {
        let greys = (0..<8).map { RGBColor(UInt32($0) * 0x242424) }
        let view = PictureView(Bitmap(size: Size(width: 8, height: 1), pixels: greys))

        let stage = ViewHarness(view, width: 32, height: 8)
        func lit(_ columns: Range<Int>) -> Int {
            columns.reduce(0) { sum, x in
                (0..<8).reduce(sum) { sum, y in
                    let part = StyleResolver.Part(stage.window.surface[x, y].cluster)
                    if case .ground(let quarters) = part { return sum + quarters }
                    return sum
                }
            }
        }

        expect(lit(0..<4), is: 0)
        expect(lit(28..<32), is: 4 * 8 * 4)
        #expect((0..<7).allSatisfy { lit($0 * 4..<$0 * 4 + 4) <= lit($0 * 4 + 4..<$0 * 4 + 8) })
        #expect(lit(8..<12) < lit(20..<24))
    }

    @Test func `a picture fills room of another shape without being stretched`() {
        let pixels = [red, white, white, red, red, white, white, red]
        let view = PictureView(Bitmap(size: Size(width: 4, height: 2), pixels: pixels))
        view.scaling = .filling

        let stage = ViewHarness(view, width: 4, height: 2)

        #expect(stage.window.surface.cells.allSatisfy { $0.foreground == .rgb(white) })
    }

    @Test func `too little room shows initials`() {
        let view = PictureView(
            Bitmap(size: Size(width: 1, height: 1), pixels: [red]), label: "Lucky Seven")
        view.leastSize = Size(width: 4, height: 2)

        expect(ViewHarness(view, width: 4, height: 1).rows, is: [" LS"])
    }

    @Test func `without blocks it is shaded`() {
        let picture = Bitmap(size: Size(width: 3, height: 1), pixels: [black, red, white])

        let stage = ViewHarness(PictureView(picture), width: 3, height: 1, glyphs: .ascii)

        expect(stage.rows, is: [" :@"])
        expect(stage.window.surface[1, 0].foreground, is: .terminalDefault)
    }

    @Test(arguments: [
        ("Real Madrid Club", "RM"), ("benfica", "B"), ("", ""), ("  ", ""), ("日本 team", "日T"), ("Saint-Étienne", "SÉ"),
    ])
    func `without a picture there are initials on a ground`(label: String, initials: String) {
        let ground = ColorRole(number: 4)
        let view = PictureView(label: label, style: TextStyle(ColorRole(number: 1), on: ground))

        let stage = ViewHarness(view, width: 4, height: 2)

        expect(stage.rows[0].filter { $0 != " " }, is: initials)
        #expect(stage.window.surface.cells.allSatisfy { $0.background == .role(ground) })
    }

    @Test func `it wants its own size, or less in proportion`() {
        let view = PictureView(Bitmap(size: Size(width: 40, height: 20), pixels: Array(repeating: red, count: 800)))

        expect(view.measure(Size(width: 80, height: 80)), is: Size(width: 40, height: 10))
        expect(view.measure(Size(width: 10, height: 80)), is: Size(width: 10, height: 3))
        expect(view.measure(Size(width: 80, height: 5)), is: Size(width: 20, height: 5))
        expect(view.measure(.zero), is: .zero)
    }

    @Test func `another picture replaces the one shown`() {
        let size = Size(width: 1, height: 2)
        let view = PictureView(Bitmap(size: size, pixels: [black, black]))
        let stage = ViewHarness(view, width: 1, height: 1)

        view.picture = Bitmap(size: size, pixels: [red, white])
        stage.window.update()

        expect(stage.window.surface[0, 0].foreground, is: .rgb(white))
        expect(stage.window.surface[0, 0].background, is: .rgb(red))
    }

    @Test func `a part of a picture fills the size of the whole`() {
        let (red, black) = (RGBColor(0xFF0000), RGBColor(0))
        let bitmap = Bitmap(size: Size(width: 2, height: 1), pixels: [red, black])

        let left = bitmap.scaled(to: bitmap.size, from: Rect(x: 0, y: 0, width: 1, height: 1))

        expect(left.pixels, is: [red, red])
        expect(bitmap.scaled(to: bitmap.size), is: bitmap)
    }

    @Test func `what it looks like is drawn anew in another style, and in another scaling`() {
        let pixels = [red, white, white, red, red, white, white, red]
        let view = PictureView(Bitmap(size: Size(width: 4, height: 2), pixels: pixels))
        let stage = ViewHarness(view, width: 4, height: 2)
        expect(stage.window.surface[0, 0].foreground, is: .rgb(red))

        view.scaling = .filling
        stage.window.update()
        expect(stage.window.surface[0, 0].foreground, is: .rgb(white))

        view.ownGlyphs = .ascii
        stage.window.update()
        expect(stage.window.surface[0, 0].foreground, is: .terminalDefault)
        view.style = TextStyle(ColorRole(number: 2))
        stage.window.update()

        expect(stage.window.surface[0, 0].foreground, is: .role(ColorRole(number: 2)))
    }

    @Test(arguments: [Size(width: 3, height: 0), Size(width: 0, height: 3), .zero])
    func `a picture without pixels wants as much room as initials`(size: Size) {
        let view = PictureView(Bitmap(size: size, pixels: []))

        expect(view.measure(Size(width: 80, height: 80)), is: Size(width: 4, height: 2))
        expect(view.measure(Size(width: 3, height: 1)), is: Size(width: 3, height: 1))
    }
}

extension Bitmap {
    fileprivate func scaled(to newSize: Size) -> Bitmap { scaled(to: newSize, from: Rect(origin: .zero, size: size)) }
}
