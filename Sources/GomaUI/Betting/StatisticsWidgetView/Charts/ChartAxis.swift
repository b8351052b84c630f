/// The numbers that stand beside a chart, from zero upwards.
struct ChartAxis: Hashable, Sendable {
    /// A number with the words for it.
    struct Mark: Hashable, Sendable {
        var value: Double
        var text: String
    }

    var marks: [Mark] = []

    /// The number as high as the chart.
    var upper: Double { marks.last?.value ?? 0 }
}
