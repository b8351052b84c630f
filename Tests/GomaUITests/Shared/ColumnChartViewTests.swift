import Expectations
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaBetting

/// Columns with their names below them.
@MainActor
struct ColumnChartViewTests {
    @Test(arguments: [(12, "       B"), (14, "        B"), (15, "  Wolverhampton")])
    func `a name wider than the chart is left out for the next, and one that just fits is not`(
        width: Int, names: String
    ) {
        let chart = ColumnChartView()
        chart.render(
            [
                ColumnChartView.Column(name: "Wolverhampton", value: 1, text: "1"),
                ColumnChartView.Column(name: "B", value: 2, text: "2"),
            ],
            axis: [ColumnChartView.Mark(value: 0, text: "0"), ColumnChartView.Mark(value: 2, text: "2")])
        let window = Window(size: Size(width: width, height: 8), root: TopAlignedScreen(chart))

        window.update()

        expect(window.surface.rows[7], is: names)
    }

    @Test func `columns stand on the line, and end at the line of their number`() {
        let chart = ColumnChartView()
        chart.render(
            [1, 2, 0].map { ColumnChartView.Column(name: "A", value: $0, text: "\($0)") },
            axis: [0, 1, 2].map { ColumnChartView.Mark(value: $0, text: "\(Int($0))") })
        let window = Window(size: Size(width: 14, height: 8), root: TopAlignedScreen(chart))

        window.update()

        expect(
            Array(window.surface.rows[0...6]),
            is: [
                "2 ┄┄┄┄▄▄▄┄┄┄┄",
                "      ███",
                "      ███",
                "1 ▄▄▄┄███┄┄┄┄",
                "  ███ ███",
                "  ███ ███",
                "0 ▀▀▀─▀▀▀────",
            ])
    }
}
