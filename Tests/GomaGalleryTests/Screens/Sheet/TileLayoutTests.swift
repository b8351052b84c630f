import Expectations
import Testing

@testable import GomaGallery

struct TileLayoutTests {
    @Test(
        arguments: [
            (0..<3, 0..<1), (0..<4, 0..<2), (2..<3, 0..<1), (3..<4, 1..<2), (3..<7, 1..<2), (3..<8, 1..<3),
            (8..<20, 2..<3), (20..<30, 0..<0),
        ])
    func `a row is in view as long as some part of it is`(lines: Range<Int>, rows: Range<Int>) {
        let heights = [3, 4, 5]
        var layout = TileLayout(count: 6, across: 2)
        layout.measure(through: 2) { heights[$0.lowerBound / 2] }

        expect(layout.rows(in: lines), is: rows)
    }

    @Test(arguments: [(0, 0), (1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (99, 3)])
    func `rows are measured that begin above a line, and no others`(line: Int, measured: Int) {
        var layout = TileLayout(count: 5, across: 2)

        layout.measure(above: line) { _ in 5 }

        expect(layout.heights.count, is: measured)
    }
}
