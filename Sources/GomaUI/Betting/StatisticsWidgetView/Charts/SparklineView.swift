/// A row of numbers as columns one cell high. Nothing is a line at the bottom.
final class SparklineView: View {
    private var values: [Double] = []
    private var upper = 0.0

    /// - Parameter upper: the number as high as a cell, the same for rows that are compared.
    func render(_ values: [Double], upTo upper: Double) {
        guard (values, upper) != (self.values, self.upper) else { return }
        (self.values, self.upper) = (values, upper)
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(values.count, proposal.width), height: values.isEmpty ? 0 : 1)
    }

    override func draw(in painter: Painter) {
        let steps = painter.glyphs.columnSteps
        let scale = ChartScale(to: upper)
        for (x, value) in ChartSeries.fitted(values, to: bounds.width).enumerated() {
            let step = scale.steps(for: value, of: steps.count - 1)
            painter.draw(steps[step], at: Point(x: x, y: 0), style: TextStyle(.highlightTertiary))
        }
    }
}
