import Expectations
import Testing

@testable import GomaCatalog
@testable import GomaBetting

struct ChartScaleTests {
    /// Numbers that are the same on every run, some of them alike and some of them nought.
    private func numbers(seed: UInt64, count: Int) -> [Double] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double((state >> 33) % 40) / 4
        }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `a greater number never has fewer steps, and none leaves the chart`(seed: UInt64) {
        let values = numbers(seed: seed, count: 12).sorted()
        let scale = ChartScale(to: values[11])

        for count in [1, 2, 7, 8, 48, 333] {
            let steps = values.map { scale.steps(for: $0, of: count) }

            expect(steps, is: steps.sorted())
            #expect(steps.allSatisfy { 0...count ~= $0 })
            #expect(zip(values, steps).allSatisfy { ($0 > 0) == ($1 > 0) })
        }
    }

    @Test func `only the most fills a chart`() {
        let scale = ChartScale(to: 1000)

        expect(scale.steps(for: 999.99, of: 8), is: 7)
        expect(scale.steps(for: 1000, of: 8), is: 8)
        expect(scale.steps(for: 0.01, of: 8), is: 1)
        expect(scale.steps(for: 0, of: 8), is: 0)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0])
    func `what is no number, or nothing, has no steps`(value: Double) {
        expect(ChartScale(to: 10).steps(for: value, of: 8), is: 0)
        expect(ChartScale(to: value).steps(for: 5, of: 8), is: 0)
    }

    @Test func `an axis names round numbers up to the first that is not below the most`() {
        expect(ChartScale.roundNumbers(upTo: 11, atMost: 3), is: [0, 5, 10, 15])
        expect(ChartScale.roundNumbers(upTo: 3, atMost: 3), is: [0, 1, 2, 3])
        expect(ChartScale.roundNumbers(upTo: 100, atMost: 4), is: [0, 50, 100])
        expect(ChartScale.roundNumbers(upTo: 0, atMost: 3), is: [0, 1])
    }

    @Test func `numbers of an axis below one are round too`() {
        expect(ChartScale.roundNumbers(upTo: 0.25, atMost: 3), is: [0, 0.1, 0.2, 0.3])
        expect(ChartScale.roundNumbers(upTo: 0.025, atMost: 3), is: [0, 0.01, 0.02, 0.03])
        expect(ChartScale.roundNumbers(upTo: 0.65, atMost: 7), is: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `an axis reaches the most and has no more numbers than wanted`(seed: UInt64) {
        for value in numbers(seed: seed, count: 8) where value > 0 {
            for factor in [0.001, 1, 1234, 1e9] {
                let marks = ChartScale.roundNumbers(upTo: value * factor, atMost: 4)

                #expect(marks.count <= 5)
                expect(marks.last.map { $0 >= value * factor * 0.999_999 }, is: true)
            }
        }
    }
}
