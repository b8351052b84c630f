import Expectations
import Testing

@testable import TerminalKit

@Suite struct RectTests {
    private let rect = Rect(x: 2, y: 1, width: 4, height: 3)

    @Test func `a size is never negative`() {
        expect(Size(width: -3, height: 2), is: Size(width: 0, height: 2))
        expect(Size(width: 2, height: -1), is: Size(width: 2, height: 0))

        var size = Size(width: 1, height: 1)
        size.width -= 2
        size.height -= 2
        expect(size, is: .zero)
    }

    @Test(
        arguments: [
            // Two cells and one cell in common, at a side and at each corner.
            (Rect(x: 4, y: 0, width: 9, height: 2), Rect(x: 4, y: 1, width: 2, height: 1)),
            (Rect(x: 5, y: 3, width: 9, height: 9), Rect(x: 5, y: 3, width: 1, height: 1)),
            (Rect(x: -7, y: -8, width: 10, height: 10), Rect(x: 2, y: 1, width: 1, height: 1)),
            (Rect(x: 5, y: -8, width: 1, height: 10), Rect(x: 5, y: 1, width: 1, height: 1)),
            (Rect(x: -7, y: 3, width: 10, height: 1), Rect(x: 2, y: 3, width: 1, height: 1)),
            // Inside, and around.
            (Rect(x: 3, y: 2, width: 1, height: 1), Rect(x: 3, y: 2, width: 1, height: 1)),
            (Rect(x: -9, y: -9, width: 99, height: 99), Rect(x: 2, y: 1, width: 4, height: 3)),
            (Rect(x: 2, y: 1, width: 4, height: 3), Rect(x: 2, y: 1, width: 4, height: 3)),
        ] as [(Rect, Rect)])
    func `an intersection is what both share, in either order`(other: Rect, common: Rect) {
        expect(rect.intersection(other), is: common)
        expect(other.intersection(rect), is: common)
        expect(rect.intersects(other), is: true)
        expect(other.intersects(rect), is: true)
    }

    @Test(arguments: [
        // Side by side on all four sides, at a corner, apart, and with nothing in them.
        Rect(x: 6, y: 1, width: 9, height: 2), Rect(x: 0, y: 0, width: 2, height: 9),
        Rect(x: 2, y: 4, width: 4, height: 1), Rect(x: 2, y: -1, width: 4, height: 2),
        Rect(x: 6, y: 4, width: 1, height: 1), Rect(x: 0, y: 0, width: 2, height: 1),
        Rect(x: -9, y: -9, width: 3, height: 3),
        Rect(x: 90, y: 1, width: 3, height: 3), Rect(x: 3, y: 2, width: 0, height: 1),
        Rect(x: 3, y: 2, width: 1, height: 0),
        .zero,
    ])
    func `what has no cell in common does not meet`(other: Rect) {
        expect(rect.intersection(other).isEmpty, is: true)
        expect(other.intersection(rect).isEmpty, is: true)
        expect(rect.intersects(other), is: false)
        expect(other.intersects(rect), is: false)
    }

    @Test(
        arguments: [
            (Rect(x: 9, y: 9, width: 1, height: 1), Rect(x: 2, y: 1, width: 8, height: 9)),
            (Rect(x: -3, y: -2, width: 1, height: 1), Rect(x: -3, y: -2, width: 9, height: 6)),
            (Rect(x: 3, y: 2, width: 1, height: 1), Rect(x: 2, y: 1, width: 4, height: 3)),
            (Rect(x: 6, y: 1, width: 1, height: 3), Rect(x: 2, y: 1, width: 5, height: 3)),
            (Rect(x: 90, y: 90, width: 0, height: 1), Rect(x: 2, y: 1, width: 4, height: 3)),
            (Rect(x: -90, y: -90, width: 1, height: 0), Rect(x: 2, y: 1, width: 4, height: 3)),
        ] as [(Rect, Rect)])
    func `a union holds both in either order, and an empty one adds nothing`(other: Rect, union: Rect) {
        expect(rect.union(other), is: union)
        expect(other.union(rect), is: union)
    }

    @Test(
        arguments: [
            (2, 1, true), (5, 3, true), (5, 1, true), (2, 3, true), (6, 3, false), (5, 4, false), (1, 1, false),
            (2, 0, false),
        ] as [(Int, Int, Bool)])
    func `the near edges lie inside, the far ones outside`(x: Int, y: Int, isInside: Bool) {
        expect(rect.contains(Point(x: x, y: y)), is: isInside)
        expect(rect.offset(x: -4, y: -3).contains(Point(x: x - 4, y: y - 3)), is: isInside)
    }

    @Test func `nothing is inside of what is empty`() {
        #expect(!Rect.zero.contains(.zero))
        expect(Rect(x: 2, y: 1, width: 0, height: 3).contains(Point(x: 2, y: 1)), is: false)
        expect(Rect(x: 2, y: 1, width: 0, height: 3).isEmpty, is: true)
        expect(Rect(x: 2, y: 1, width: 3, height: 0).isEmpty, is: true)
        #expect(!Rect(x: 2, y: 1, width: 1, height: 1).isEmpty)
    }

    @Test(
        arguments: [
            (Insets(1), Rect(x: 3, y: 2, width: 2, height: 1)),
            (Insets(top: 1, left: 2, bottom: 2, right: 1), Rect(x: 4, y: 2, width: 1, height: 0)),
            (Insets(horizontal: 2), Rect(x: 4, y: 1, width: 0, height: 3)),
            (Insets(horizontal: 0, vertical: 1), Rect(x: 2, y: 2, width: 4, height: 1)),
            (Insets(9), Rect(x: 11, y: 10, width: 0, height: 0)),
            (Insets(-1), Rect(x: 1, y: 0, width: 6, height: 5)), (.zero, Rect(x: 2, y: 1, width: 4, height: 3)),
        ] as [(Insets, Rect)])
    func `insets leave what is inside of them, and no less than nothing`(insets: Insets, inner: Rect) {
        expect(rect.inset(by: insets), is: inner)
    }
}
