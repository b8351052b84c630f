import Expectations
import TerminalKit
import Testing

@testable import GomaTesting

struct SurfaceDefectsTests {
    /// What is put in a row of six blanks, and what is found there.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let cells: [Int: Cell]
        var area = Rect(x: 0, y: 1, width: 6, height: 1)
        let place: Point?
        let words: String?

        var testDescription: String { name }
    }

    private static func cell(_ text: Character, width: UInt8 = 1) -> Cell { Cell(cluster: Cluster(text), width: width) }
    private static let half = Cell(cluster: .space, width: 0)

    static let cases = [
        Case(name: "blanks", cells: [:], place: nil, words: nil),
        Case(name: "letters", cells: [0: cell("a"), 5: cell("é")], place: nil, words: nil),
        Case(name: "a wide cluster", cells: [1: cell("漢", width: 2), 2: half], place: nil, words: nil),
        Case(
            name: "two of them", cells: [0: cell("漢", width: 2), 1: half, 2: cell("字", width: 2), 3: half], place: nil,
            words: nil),
        Case(name: "at the end", cells: [4: cell("漢", width: 2), 5: half], place: nil, words: nil),
        Case(
            name: "a first half alone", cells: [1: cell("漢", width: 2)], place: Point(x: 1, y: 1),
            words: "a wide cluster lacks its right half"),
        Case(
            name: "a first half at the end", cells: [5: cell("漢", width: 2)], place: Point(x: 5, y: 1),
            words: "a wide cluster lacks its right half"),
        Case(
            name: "a second half alone", cells: [3: half], place: Point(x: 3, y: 1),
            words: "the right half of a wide cluster stands alone"),
        Case(
            name: "a second half at the start", cells: [0: half], place: Point(x: 0, y: 1),
            words: "the right half of a wide cluster stands alone"),
        Case(
            name: "a letter as wide", cells: [2: cell("a", width: 2), 3: half], place: Point(x: 2, y: 1),
            words: "\"a\" takes 2 columns"),
        Case(
            name: "a wide cluster as narrow", cells: [2: cell("漢")], place: Point(x: 2, y: 1),
            words: "\\u{6F22} takes 2 columns in 1"),
        Case(
            name: "a wide cluster as narrow behind a sound one",
            cells: [0: cell("漢", width: 2), 1: half, 3: cell("漢")], place: Point(x: 3, y: 1),
            words: "\\u{6F22} takes 2 columns in 1"),
        Case(
            name: "a narrow cluster as wide", cells: [2: cell("é", width: 2), 3: half], place: Point(x: 2, y: 1),
            words: "\\u{00E9} takes 1 columns in 2"),
        Case(name: "an escape", cells: [4: cell("\u{1B}")], place: Point(x: 4, y: 1), words: "a cluster holds \\u{1B}"),
        Case(
            name: "a bell outside the area", cells: [4: cell("\u{7}")], area: Rect(x: 0, y: 1, width: 4, height: 1),
            place: nil, words: nil),
        Case(
            name: "a cluster that the area cuts", cells: [3: cell("漢", width: 2), 4: half],
            area: Rect(x: 0, y: 1, width: 4, height: 1), place: Point(x: 3, y: 1),
            words: "a wide cluster lacks its right half"),
    ]

    @Test(arguments: cases)
    func `what no terminal could show is found at its cell, and nothing else`(case: Case) {
        var surface = Surface(size: Size(width: 6, height: 3))
        for (x, cell) in `case`.cells { surface[x, 1] = cell }

        let defect = surface.defect(in: `case`.area)

        expect(defect?.place, is: `case`.place)
        expect(defect?.words, is: `case`.words)
    }

    @Test func `of several the first by rows is told`() {
        var surface = Surface(size: Size(width: 3, height: 3))
        surface[2, 1] = Self.half
        surface[0, 2] = Self.cell("\u{7}")

        expect(surface.defect(in: surface.bounds)?.place, is: Point(x: 2, y: 1))
        expect(surface.defect(in: Rect(x: 0, y: 2, width: 3, height: 1))?.place, is: Point(x: 0, y: 2))
    }

    // MARK: Places

    @Test func `the first cell that differs is found by rows, and nothing where none does`() {
        let blank = Surface(size: Size(width: 4, height: 3))
        var one = blank
        one[3, 1] = Self.cell("x")
        one[0, 2] = Self.cell("y")

        expect(blank.firstDifference(from: blank), is: nil)
        expect(one.firstDifference(from: blank), is: Point(x: 3, y: 1))
        expect(blank.firstDifference(from: one), is: Point(x: 3, y: 1))
    }

    @Test func `of two sizes the first missing cell differs`() {
        let small = Surface(size: Size(width: 4, height: 3))

        expect(small.firstDifference(from: Surface(size: Size(width: 6, height: 2))), is: Point(x: 4, y: 2))
        expect(small.firstDifference(from: Surface(size: Size(width: 4, height: 5))), is: Point(x: 4, y: 3))
    }

    @Test func `what stands at a cell is quoted, and outside there is nothing`() {
        var surface = Surface(size: Size(width: 2, height: 2))
        surface[1, 0] = Self.cell("x")

        expect(surface.text(at: Point(x: 1, y: 0)), is: "\"x\"")
        expect(surface.text(at: Point(x: 0, y: 1)), is: "\" \"")
        expect(surface.text(at: Point(x: 2, y: 0)), is: "nothing")
    }
}
