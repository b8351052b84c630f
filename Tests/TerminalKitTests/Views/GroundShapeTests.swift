import Expectations
import Testing

@testable import TerminalKit

/// Grounds in their shapes, on what lies below.
@MainActor
struct GroundShapeTests {
    private static let ground = ColorReference.role(ColorRole(number: 7))

    @Test(arguments: [
        (GroundShape.square, ["", "", ""]), (.pill, ["▐  ▌", "▐  ▌", "▐  ▌"]), (.faintPill, ["▐  ▌", "▐  ▌", "▐  ▌"]),
    ])
    func `what is taken off shows what lies below, in the ground's colour`(shape: GroundShape, rows: [String]) {
        let surface = draw(shape, Size(width: 4, height: 3))

        expect(surface.rows, is: rows)
        expect(surface[1, 1].background, is: Self.ground)
        let end = surface[0, 0]
        expect(end.background, is: (rows[0].isEmpty ? Self.ground : .terminalDefault))
        if !rows[0].isEmpty { expect(end.foreground, is: Self.ground) }
    }

    @Test(
        arguments: [
            (GroundShape.pill, 3, 1, ["▐ ▌"]), (.pill, 2, 1, [""]), (.pill, 1, 1, [""]), (.pill, 3, 0, []),
            (.pill, 0, 2, ["", ""]),
        ] as [(GroundShape, Int, Int, [String])])
    func `ends need a column between them`(shape: GroundShape, width: Int, height: Int, rows: [String]) {
        expect(draw(shape, Size(width: width, height: height)).rows, is: rows)
    }

    @Test func `letters stand for the ends of a pill`() {
        expect(draw(.pill, Size(width: 4, height: 1), glyphs: .ascii).rows, is: ["[  ]"])
    }

    @Test func `what is too narrow for ends is filled`() {
        #expect(draw(.pill, Size(width: 2, height: 2)).cells.allSatisfy { $0.background == Self.ground })
    }

    private func draw(_ shape: GroundShape, _ size: Size, glyphs: Glyphs = .unicode) -> Surface {
        let view = View()
        view.background = Self.ground
        view.groundShape = shape
        view.frame = Rect(origin: .zero, size: size)
        let canvas = Canvas(size: size)
        view.render(in: Painter(canvas: canvas, clip: view.frame, glyphs: SharedGlyphs(glyphs)))
        return canvas.surface
    }
}
