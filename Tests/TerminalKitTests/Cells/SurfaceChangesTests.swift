import Expectations
import Testing

@testable import TerminalKit

@Suite struct SurfaceChangesTests {
    private let area = Rect(x: 2, y: 1, width: 6, height: 8)

    @Test func `what was to be drawn moves along, and is drawn where it was too`() {
        var changes = SurfaceChanges()
        changes.draw(Rect(x: 0, y: 4, width: 4, height: 1))

        changes.move(RowMove(area, by: -2))

        expect(changes.moves, is: [RowMove(area, by: -2)])
        expect(
            changes.drawn.rects,
            is: [
                Rect(x: 0, y: 4, width: 4, height: 1), Rect(x: 2, y: 2, width: 2, height: 1),
                Rect(x: 2, y: 7, width: 6, height: 2),
            ])
    }

    @Test func `what is drawn whole is not moved, and what is moved out of the area is drawn`() {
        var (drawn, far) = (SurfaceChanges(), SurfaceChanges())
        drawn.draw(Rect(x: 0, y: 0, width: 9, height: 9))

        drawn.move(RowMove(area, by: 1))
        far.move(RowMove(area, by: 8))

        expectEmpty(drawn.moves)
        #expect(far.moves.isEmpty && far.drawn.rects == [area])
    }

    @Test func `moves of the same cells are one`() {
        var changes = SurfaceChanges()

        for rows in [1, 2, -4, 1] { changes.move(RowMove(area, by: rows)) }
        expectEmpty(changes.moves)
        for _ in 0..<8 { changes.move(RowMove(area, by: -1)) }

        expectEmpty(changes.moves)
        expect(changes.drawn.rects, is: [area])
    }

    @Test func `after many moves all that they concern is drawn`() {
        var changes = SurfaceChanges()

        for x in 0..<9 { changes.move(RowMove(Rect(x: x, y: 0, width: 1, height: 4), by: 1)) }

        expectEmpty(changes.moves)
        expect(changes.drawn.rects, is: [Rect(x: 0, y: 0, width: 9, height: 4)])
    }

    @Test(arguments: [-3, -1, 1, 3]) func `rows are moved as they are, none written over before it is read`(rows: Int) {
        let move = RowMove(Rect(x: 1, y: 1, width: 2, height: 5), by: rows)
        var numbers = (0..<28).map(Int32.init)

        move.carryOut(on: &numbers, columns: 4)

        for y in 0..<7 {
            for x in 0..<4 {
                let isTarget = (1..<3).contains(x) && (1..<6).contains(y) && (1..<6).contains(y - rows)
                expect(numbers[y * 4 + x], is: Int32((isTarget ? y - rows : y) * 4 + x))
            }
        }
    }

    @Test func `a wide cluster at the edge of what is moved keeps it where it is`() {
        var surface = Surface(size: Size(width: 4, height: 3))
        surface.put(DisplayText("日日").elements, x: 0, y: 0, style: .plain)

        let parts = [(1, 2), (2, 1), (2, 2)].map { Rect(x: $0.0, y: 0, width: $0.1, height: 3) }
        var isMoved: [Bool] = []
        for part in parts { isMoved.append(surface.move(RowMove(part, by: 1))) }

        expect(isMoved, is: [false, false, true])
        expect(surface.rows, is: ["日日", "  日", ""])
    }

    @Test func `rows at an end are taken out of a rectangle, and what would part it is not`() {
        var area = DirtyArea()
        area.add(Rect(x: 0, y: 0, width: 4, height: 6))

        area.remove(Rect(x: 0, y: 0, width: 9, height: 1))
        area.remove(Rect(x: 0, y: 5, width: 4, height: 3))
        area.remove(Rect(x: 0, y: 2, width: 4, height: 1))
        area.remove(Rect(x: 1, y: 1, width: 3, height: 4))
        expect(area.rects, is: [Rect(x: 0, y: 1, width: 4, height: 4)])
        area.remove(Rect(x: -1, y: 0, width: 9, height: 9))

        expect(area.isEmpty, is: true)
    }

    @Test func `a rectangle inside of another is not kept apart, whichever comes first`() {
        var area = DirtyArea()
        area.add(Rect(x: 0, y: 0, width: 4, height: 2))

        area.add(Rect(x: 1, y: 1, width: 3, height: 1))
        area.add(Rect(x: 0, y: 0, width: 4, height: 2))
        expect(area.rects, is: [Rect(x: 0, y: 0, width: 4, height: 2)])
        area.add(Rect(x: 3, y: 1, width: 2, height: 1))
        expect(area.rects.count, is: 2)
        area.add(Rect(x: 0, y: 0, width: 5, height: 2))

        expect(area.rects, is: [Rect(x: 0, y: 0, width: 5, height: 2)])
    }

    @Test func `24 rectangles are kept apart, and one around all stands for more`() {
        var area = DirtyArea()

        for place in 0..<24 { area.add(Rect(x: 2 * place + 1, y: place % 2 + 1, width: 1, height: 1)) }
        expect(area.rects.count, is: 24)
        #expect(!area.covers(Rect(x: 2, y: 1, width: 1, height: 1)))
        area.add(Rect(x: 49, y: 1, width: 1, height: 1))

        expect(area.rects, is: [Rect(x: 1, y: 1, width: 49, height: 2)])
    }
}
