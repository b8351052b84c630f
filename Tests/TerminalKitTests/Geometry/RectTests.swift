import Testing

import TerminalKit

@Suite struct RectTests {
    private let rect = Rect(x: 2, y: 1, width: 4, height: 3)

    @Test func `a size is never negative`() {
        #expect(Size(width: -3, height: 2) == Size(width: 0, height: 2))
        #expect(Size(width: 3, height: -2) == Size(width: 3, height: 0))
        #expect(rect.inset(by: Insets(top: 9, left: 9, bottom: 9, right: 9)).isEmpty)
    }

    @Test func `an intersection is what both share`() {
        #expect(rect.intersection(Rect(x: 4, y: 0, width: 9, height: 2)) == Rect(x: 4, y: 1, width: 2, height: 1))
        #expect(rect.intersection(Rect(x: 6, y: 1, width: 9, height: 2)).isEmpty)
        #expect(rect.intersection(Rect(x: 2, y: 4, width: 4, height: 1)).isEmpty)
    }

    @Test(arguments: [
        (Rect(x: 0, y: 0, width: 2, height: 9), false), (Rect(x: 0, y: 0, width: 3, height: 9), true),
        (Rect(x: 6, y: 0, width: 2, height: 9), false), (Rect(x: 5, y: 0, width: 2, height: 9), true),
        (Rect(x: 0, y: 0, width: 9, height: 1), false), (Rect(x: 0, y: 0, width: 9, height: 2), true),
        (Rect(x: 0, y: 4, width: 9, height: 2), false), (Rect(x: 0, y: 3, width: 9, height: 2), true),
    ])
    func `what only touches on a side intersects nothing, what shares a row or column does`(
        other: Rect, shares: Bool
    ) {
        #expect(rect.intersects(other) == shares)
        #expect(other.intersects(rect) == shares)
    }

    @Test func `a union holds both, and an empty one adds nothing`() {
        #expect(rect.union(Rect(x: 9, y: 9, width: 1, height: 1)) == Rect(x: 2, y: 1, width: 8, height: 9))
        #expect(rect.union(Rect(x: -1, y: 0, width: 1, height: 1)) == Rect(x: -1, y: 0, width: 7, height: 4))
        let empty = Rect(x: 90, y: 90, width: 0, height: 1)
        #expect(rect.union(empty) == rect && empty.union(rect) == rect)
    }

    @Test func `the near edges lie inside, the far ones outside`() {
        #expect(rect.contains(Point(x: 2, y: 1)))
        #expect(rect.contains(Point(x: 5, y: 3)))
        #expect(!rect.contains(Point(x: 6, y: 3)))
        #expect(!rect.contains(Point(x: 5, y: 4)))
        #expect(!rect.contains(Point(x: 1, y: 1)))
        #expect(!rect.contains(Point(x: 2, y: 0)))
    }
}
