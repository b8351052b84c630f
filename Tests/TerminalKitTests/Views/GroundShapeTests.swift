import Testing

@testable import TerminalKit

/// Grounds in their shapes, on what lies below.
@MainActor
struct GroundShapeTests {
    private static let ground = ColorReference.role(ColorRole(number: 7))

    @Test(arguments: [
        (GroundShape.square, ["", "", ""]), (.rounded(top: true, bottom: false), ["▟  ▙", "", ""]),
        (.rounded(top: false, bottom: true), ["", "", "▜  ▛"]), (.round, ["▟  ▙", "", "▜  ▛"]),
        (.pill, ["▐  ▌", "▐  ▌", "▐  ▌"]),
    ])
    func `what is taken off shows what lies below, in the ground's colour`(shape: GroundShape, rows: [String]) {
        let surface = draw(shape, Size(width: 4, height: 3))

        #expect(surface.rows == rows)
        #expect(surface[1, 1].background == Self.ground)
        let corner = surface[0, 0]
        #expect(corner.background == (rows[0].isEmpty ? Self.ground : .terminalDefault))
        if !rows[0].isEmpty { #expect(corner.foreground == Self.ground) }
    }

    @Test func `a single row is as wide as what it stands with`() {
        let surface = draw(.round, Size(width: 4, height: 1))

        #expect(surface.rows == [""])
        #expect((0..<4).allSatisfy { surface[$0, 0].background == Self.ground })
    }

    @Test(
        arguments: [
            (GroundShape.round, 3, 2, ["▟ ▙", "▜ ▛"]), (.round, 3, 1, [""]), (.round, 2, 2, ["", ""]),
            (.round, 1, 2, ["", ""]),
            (.rounded(top: true, bottom: false), 3, 1, ["▟ ▙"]), (.rounded(top: false, bottom: true), 3, 1, ["▜ ▛"]),
            (.rounded(top: false, bottom: false), 3, 2, ["", ""]), (.pill, 3, 1, ["▐ ▌"]), (.pill, 2, 1, [""]),
            (.pill, 1, 1, [""]),
            (.pill, 3, 0, []), (.round, 0, 2, ["", ""]),
        ] as [(GroundShape, Int, Int, [String])])
    func `ends need a column between them, and corners above and below a row of their own`(
        shape: GroundShape, width: Int, height: Int, rows: [String]
    ) {
        #expect(draw(shape, Size(width: width, height: height)).rows == rows)
    }

    @Test func `letters stand for the ends of a pill, and for no corner`() {
        #expect(draw(.pill, Size(width: 4, height: 1), glyphs: .ascii).rows == ["[  ]"])
        #expect(draw(.round, Size(width: 4, height: 2), glyphs: .ascii).rows == ["", ""])
    }

    @Test(arguments: [GroundShape.pill, .round])
    func `what is too narrow for ends is filled`(shape: GroundShape) {
        #expect(draw(shape, Size(width: 2, height: 2)).cells.allSatisfy { $0.background == Self.ground })
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
