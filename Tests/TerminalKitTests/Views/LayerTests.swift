import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct LayerTests {
    /// How a page and the layers over it are drawn.
    struct Look: Sendable, CustomTestStringConvertible {
        let page: BorderStyle
        let layer: BorderStyle?
        let shape: GroundShape
        let isASCII: Bool
        let hasGround: Bool

        var glyphs: Glyphs { isASCII ? .ascii : .unicode }
        var testDescription: String {
            "\(page) page, \(layer.map { "\($0)" } ?? "no") border, \(shape), ASCII \(isASCII), ground \(hasGround)"
        }

        static let all: [Look] = BorderStyle.allCases.flatMap { page in
            (BorderStyle.allCases + [nil]).flatMap { layer in
                [GroundShape.square, .pill].flatMap { shape in
                    [false, true].flatMap { isASCII in
                        [false, true].map {
                            Look(page: page, layer: layer, shape: shape, isASCII: isASCII, hasGround: $0)
                        }
                    }
                }
            }
        }
    }

    /// A screen with an extent of its own.
    private final class Sheet: ViewController {
        private let given: View
        private let size: Size

        init(_ view: View, _ size: Size) {
            given = view
            self.size = size
            super.init()
        }

        override func loadView() -> View { given }

        override func preferredSheetSize(in size: Size) -> Size { self.size }
    }

    private static let size = Size(width: 31, height: 14)
    /// Lower and wider ones by turns, so that their lines cross, and one whose lines lie on those of the one below.
    private static let sheets = [
        Size(width: 21, height: 6), Size(width: 11, height: 10), Size(width: 11, height: 4), Size(width: 21, height: 6),
    ]

    /// A table of boxes that share their lines.
    private func page(_ look: Look) -> View {
        let page = View()
        for row in 0..<3 {
            for column in 0..<6 {
                let box = Label("日本")
                box.border = look.page
                box.frame = Rect(x: 5 * column, y: 4 * row, width: 6, height: 5)
                page.addSubview(box)
            }
        }
        return page
    }

    private func layer(_ look: Look) -> View {
        let view = View()
        view.border = look.layer
        view.groundShape = look.shape
        view.background = look.hasGround ? .role(ColorRole(number: 5)) : nil
        return view
    }

    private func window(_ look: Look, over page: View) -> Window {
        Window(size: Self.size, root: StaticScreen(page), glyphs: look.glyphs)
    }

    @Test(arguments: Look.all)
    func `no line of a sheet joins one below it, however deep`(look: Look) {
        let whole = window(look, over: page(look))
        whole.update()
        for (depth, size) in Self.sheets.enumerated() {
            let below = whole.surface
            let alone = window(look, over: View())
            [whole, alone].forEach { $0.present(Sheet(layer(look), size), as: .sheet) }
            [whole, alone].forEach { $0.update() }

            let frame = whole.topController?.view.frame ?? .zero
            for y in 0..<Self.size.height {
                for x in 0..<Self.size.width {
                    let isInside = frame.contains(Point(x: x, y: y))
                    // What stands across the edge loses its other half, and the ground shows where corners are taken off.
                    guard isInside || below[x, y].width == 1 else { continue }
                    let expected = isInside ? alone.surface[x, y] : below[x, y]
                    expect(whole.surface[x, y].cluster, is: expected.cluster, "sheet \(depth + 1) at \(x),\(y)")
                }
            }
            expectEmpty(whole.surface.brokenCells)
        }
    }

    @Test(arguments: Look.all)
    func `a page that changes below a sheet leaves the sheet as it was`(look: Look) throws {
        let page = page(look)
        let window = window(look, over: page)
        window.present(Sheet(layer(look), Self.sheets[0]), as: .sheet)
        window.update()

        for (index, view) in page.subviews.enumerated() {
            let label = try #require(view as? Label)
            label.text = "本\(index)"
            window.update()
            let drawn = window.surface
            window.setNeedsFullFrame()
            window.update()
            expectEmpty(drawn.differences(from: window.surface))
        }
    }

    /// A message that is but a box.
    private final class Box: OverlayControl {
        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 11, height: 3) }
    }

    @Test(arguments: [Glyphs.unicode, .ascii])
    func `no line of a message joins the page that it stands over`(glyphs: Glyphs) {
        let look = Look(page: .light, layer: .light, shape: .square, isASCII: glyphs.isASCII, hasGround: true)
        let page = page(look)
        let box = Box()
        box.border = .light
        box.background = .role(ColorRole(number: 5))
        let stage = OverlayStage(box, fills: false, on: TimelineScheduler(), reducesMotion: true)
        stage.show("one", for: nil) { _ in }
        page.addSubview(stage)
        stage.frame = Rect(x: 10, y: 4, width: 11, height: 3)
        let window = window(look, over: page)
        window.update()

        let plain = ["╭─────────╮", "│         │", "╰─────────╯"]
        let expected = glyphs.isASCII ? ["+---------+", "|         |", "+---------+"] : plain
        expect(window.surface.cropped(to: stage.frame).rows, is: expected)
    }

    @Test func `a view that becomes a layer covers what is below it with the next frame`() {
        let (page, below, view) = (View(), Block(6), View())
        page.addSubview(below)
        page.addSubview(view)
        below.frame = Rect(x: 0, y: 0, width: 6, height: 1)
        view.frame = Rect(x: 2, y: 0, width: 2, height: 1)
        let stage = ViewHarness(page, width: 6, height: 1)
        expect(stage.rows, is: ["xxxxxx"])

        view.isLayer = true

        expect(stage.rows, is: ["xx  xx"])
    }

    @Test func `a screen that was a sheet and is one no more stands among others again`() {
        let view = View()
        let controller = StaticScreen(view)
        let window = Window(size: Self.size, root: StaticScreen(View()))

        window.present(controller, as: .sheet)
        #expect(view.isLayer)
        window.dismiss()
        window.present(controller)
        #expect(!view.isLayer)
    }
}
