import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

struct AccentPlacesTests {
    private static let page = ColorReference.role(.backgroundPrimary)
    private static let accent = ColorReference.role(.buttonBackgroundPrimary)

    /// Rows in which `#` is a cell on the accent, half blocks are its edges, `t` is a text in it, and everything else the page.
    private func places(_ rows: String..., accent: ColorReference = accent) throws -> [Rect] {
        var surface = Surface(size: Size(width: rows[0].count, height: rows.count))
        for (y, row) in rows.enumerated() {
            for (x, character) in row.enumerated() {
                let isFilled = character == "#"
                surface[x, y] = Cell(
                    cluster: isFilled ? .space : Cluster(character), foreground: accent,
                    background: isFilled ? accent : Self.page)
            }
        }
        return AccentPlaces(in: surface, colors: try ThemeLibrary.embedded.theme(named: "goma-dark")).places
    }

    @Test func `cells beside and below each other are one place, and so are the edges of its block`() throws {
        let block = try places(
            "▄▄▄▄ ",
            "####▌",
            "▀▀▀▀ ")

        expect(block, is: [Rect(x: 0, y: 0, width: 5, height: 3)])
    }

    @Test func `half a row parts blocks that stand below each other, and half a column those side by side`() throws {
        try expect(places("###", "▀▀▀", "▄▄▄", "###").count, is: 2)
        try expect(places("#▌▐#").count, is: 2)
    }

    @Test func `a cell between parts two places, and so does a corner`() throws {
        try expect(
            places("## ##", "#    ", " # ##").map(\.origin),
            is: [Point(x: 0, y: 0), Point(x: 3, y: 0), Point(x: 1, y: 2), Point(x: 3, y: 2)])
    }

    @Test func `text in the accent is no place, nor are edges without a ground between them, but a full cell is`()
        throws
    {
        try expectEmpty(places("tt━━ ▌▐▄"))
        try expect(places(" █ ").count, is: 1)
    }

    @Test func `a tint is no place until it is more of the accent than of what it lies on`() throws {
        let counts = try [0.16, 0.45, 0.55, 1].map { share in
            try places(" ## ", accent: .blend(.highlightPrimary, share: share, on: .backgroundCards)).count
        }

        expect(counts, is: [0, 0, 1, 1])
        try expect(places(" ## ", accent: .blend(.allDark, share: 0.3, on: .buttonBackgroundPrimary)).count, is: 1)
    }

    @Test func `grounds that mean something are no places of the accent`() throws {
        for role in [ColorRole.alertError, .alertSuccess, .highlightSecondary, .backgroundSecondary] {
            try expectEmpty(places(" ## ", accent: .role(role)))
        }
    }
}
