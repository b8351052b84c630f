import Expectations
import TerminalKit
import Testing

@testable import GomaTesting

struct PictureExcerptTests {
    private func surface(_ rows: [String]) -> Surface {
        var surface = Surface(size: Size(width: 8, height: rows.count))
        for (y, row) in rows.enumerated() {
            for (x, character) in row.enumerated() { surface[x, y].cluster = Cluster(character) }
        }
        return surface
    }

    @Test func `a row has its number, counted from one, and a caret below the cell`() {
        let picture = surface(["", "  score", ""] + Array(repeating: "", count: 7) + ["end"])

        expect(PictureExcerpt.row(of: picture, at: Point(x: 2, y: 1)), is: ["  2     score", "        ^"])
        expect(PictureExcerpt.row(of: picture, at: Point(x: 7, y: 10)), is: [" 11   end", "             ^"])
    }

    @Test func `where nothing is to be seen there is no row`() {
        let picture = surface(["", "a"])

        expect(PictureExcerpt.row(of: picture, at: .zero), is: [])
        expect(PictureExcerpt.row(of: picture, at: Point(x: 8, y: 1)), is: [])
        expect(PictureExcerpt.row(of: picture, at: Point(x: 0, y: 2)), is: [])
    }

    @Test func `a difference has twelve lines at most, the last of which says how many more there are`() {
        let (few, many) = (Array(repeating: "a", count: 4), Array(repeating: "a", count: 9))

        let short = PictureExcerpt.difference(from: surface(few), to: surface(few.map { _ in "b" }))
        let long = PictureExcerpt.difference(from: surface(many), to: surface(many.map { _ in "b" }))

        expect(short, is: (1...4).flatMap { ["  \($0) - a", "  \($0) + b", "      ^"] })
        expect(
            long,
            is: (1...3).flatMap { ["  \($0) - a", "  \($0) + b", "      ^"] } + [
                "  4 - a", "  4 + b", "  ⋮ and 16 more lines",
            ])
    }
}
