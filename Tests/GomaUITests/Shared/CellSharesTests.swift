import Expectations
import Testing

@testable import GomaCatalog
@testable import GomaBetting

struct CellSharesTests {
    /// Numbers that are the same on every run, some of them alike and some of them nought.
    private func numbers(seed: UInt64, count: Int) -> [Double] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double((state >> 33) % 12)
        }
    }

    @Test(arguments: 1...80 as ClosedRange<UInt64>)
    func `all cells are given out, every part has one, and the greater never fewer`(seed: UInt64) {
        for count in 1...7 {
            let values = numbers(seed: seed, count: count)
            guard values.contains(where: { $0 > 0 }) else { continue }
            for room in [7, 8, 20, 53, 200] {
                let cells = CellShares.cells(for: values, in: room)

                expect(cells.reduce(0, +), is: room)
                #expect(zip(values, cells).allSatisfy { ($0 > 0) == ($1 > 0) })
                for one in values.indices {
                    for other in values.indices where values[one] > values[other] {
                        #expect(cells[one] >= cells[other])
                    }
                }
            }
        }
    }

    @Test func `where there are fewer cells than parts, the greatest have one each`() {
        expect(CellShares.cells(for: [1, 5, 3, 4], in: 2), is: [0, 1, 0, 1])
        expect(CellShares.cells(for: [1, 2], in: 0), is: [0, 0])
    }

    @Test func `parts that are no numbers, or nothing, have no cells`() {
        expect(CellShares.cells(for: [.nan, 1, -4, .infinity, 1], in: 10), is: [0, 5, 0, 0, 5])
        expect(CellShares.cells(for: [0, 0], in: 10), is: [0, 0])
        expect(CellShares.cells(for: [.greatestFiniteMagnitude, .greatestFiniteMagnitude], in: 4), is: [2, 2])
    }

    @Test func `many numbers share the places there are by their mean`() {
        expect(ChartSeries.fitted([1, 3, 5, 7], to: 2), is: [2, 6])
        expect(ChartSeries.fitted([1, 3], to: 5), is: [1, 3])
        expect(ChartSeries.fitted([1, 3], to: 0), is: [])
    }
}
