/// A row of numbers as columns one cell high, the most as high as the cell. Nothing is a line at the bottom.
final class SparklineView: View {
    private var values: [Double] = []
    private let style: TextStyle
    /// The number as high as a cell; the most of the numbers where `nil`.
    private var upper: Double?

    init(style: TextStyle) {
        self.style = style
        super.init()
    }

    /// - Parameter upper: the number as high as a cell, the same for rows that are compared.
    func render(_ values: [Double], upTo upper: Double? = nil) {
        guard (values, upper) != (self.values, self.upper) else { return }
        (self.values, self.upper) = (values, upper)
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(values.count, proposal.width), height: values.isEmpty ? 0 : 1)
    }

    override func draw(in painter: Painter) {
        let steps = painter.glyphs.columnSteps
        let scale = ChartScale(to: upper ?? values.max() ?? 0)
        for (x, value) in ChartSeries.fitted(values, to: bounds.width).enumerated() {
            let step = scale.steps(for: value, of: steps.count - 1)
            painter.draw(steps[step], at: Point(x: x, y: 0), style: style)
        }
    }
}
