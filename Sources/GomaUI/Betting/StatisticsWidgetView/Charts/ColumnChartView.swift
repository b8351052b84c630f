/// Numbers as columns over a line, by eighths of a cell, with names below them and an axis beside them.
///
/// Where there are more numbers than columns of the terminal, those that share one are drawn as their mean, without
/// their names.
final class ColumnChartView: View {
    /// One number.
    struct Column: Hashable, Sendable {
        /// Below it.
        var name: String
        var value: Double
        /// The number, ready to read.
        var text: String
    }

    /// A number that stands beside the columns, with the words for it.
    struct Mark: Hashable, Sendable {
        var value: Double
        var text: String
    }

    private var columns: [Column] = []
    /// From zero upwards.
    private var axis: [Mark] = []

    private static let style = TextStyle(.highlightTertiary)
    /// Rows of the columns, without the line and the names.
    private static let plotRows = 6
    /// Columns of the terminal from one to the next at most, so that few do not become walls.
    private static let widestPitch = 8

    func render(_ columns: [Column], axis: [Mark]) {
        guard (columns, axis) != (self.columns, self.axis) else { return }
        (self.columns, self.axis) = (columns, axis)
        setNeedsLayout()
    }

    override var accessibilityText: String? {
        columns.isEmpty ? nil : columns.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let wish = axisWidth + columns.count * Self.widestPitch
        return Size(width: min(wish, proposal.width), height: columns.isEmpty ? 0 : Self.plotRows + 2)
    }

    override func draw(in painter: Painter) {
        let plot = Rect(
            x: axisWidth, y: 0, width: max(0, bounds.width - axisWidth), height: max(0, bounds.height - 2))
        guard plot.width > 0, plot.height > 0 else { return }
        let values = ChartSeries.fitted(columns.map(\.value), to: plot.width)
        guard !values.isEmpty else { return }
        let pitch = min(max(1, plot.width / values.count), Self.widestPitch)
        let gap = pitch > 4 ? 2 : pitch > 1 ? 1 : 0
        drawAxis(beside: Rect(x: plot.minX, y: 0, width: values.count * pitch - gap, height: plot.height), in: painter)
        for (index, value) in values.enumerated() {
            let place = Rect(x: plot.minX + index * pitch, y: 0, width: pitch - gap, height: plot.height)
            draw(value, in: place, painter)
        }
        if values.count == columns.count { drawNames(below: plot, pitch: pitch, width: pitch - gap, in: painter) }
    }

    /// Numbers at their heights, and a faint line from each to the last column.
    private func drawAxis(beside plot: Rect, in painter: Painter) {
        let glyphs = painter.glyphs
        let scale = ChartScale(to: upper)
        for mark in axis {
            let y = plot.height - scale.steps(for: mark.value, of: plot.height)
            let line = Rect(x: plot.minX, y: y, width: plot.width, height: 1)
            let isBase = y == plot.height
            let character = isBase ? glyphs.horizontalRule : DisplayText(String(glyphs.broken.horizontal))
            painter.fill(line, with: character, style: TextStyle(isBase ? .separatorLineSecondary : .separatorLine))
            let text = DisplayText(mark.text).truncated(to: axisWidth - 1, ellipsis: glyphs.ellipsis)
            let x = text.offset(in: axisWidth - 1, alignment: .trailing)
            painter.draw(text, at: Point(x: x, y: y), style: TextStyle(.textSecondary))
        }
    }

    /// Lines lie in the middle of their rows: a column goes from the one below the plot to where that of its number is.
    private func draw(_ value: Double, in place: Rect, _ painter: Painter) {
        let steps = painter.glyphs.columnSteps
        var filled = ChartScale(to: upper).steps(for: value, of: place.height * steps.count)
        if filled > 0, let foot = painter.glyphs.upperHalf {
            let base = Rect(x: place.minX, y: place.maxY, width: place.width, height: 1)
            painter.fill(base, with: foot, style: Self.style)
            filled = max(0, filled - steps.count / 2)
        }
        let (whole, part) = filled.quotientAndRemainder(dividingBy: steps.count)
        for row in 0..<whole {
            let line = Rect(x: place.minX, y: place.maxY - 1 - row, width: place.width, height: 1)
            painter.fill(line, with: steps[steps.count - 1], style: Self.style)
        }
        guard part > 0 else { return }
        let top = Rect(x: place.minX, y: place.maxY - 1 - whole, width: place.width, height: 1)
        painter.fill(top, with: steps[part - 1], style: Self.style)
    }

    /// Each name below its column, or from its column on where all are too long for that; those without room are left out.
    private func drawNames(below plot: Rect, pitch: Int, width: Int, in painter: Painter) {
        let names = columns.map { DisplayText($0.name) }
        let isCentered = names.allSatisfy { $0.width <= pitch - 1 }
        var end = plot.minX - 1
        for (index, name) in names.enumerated() {
            let start = plot.minX + index * pitch + (isCentered ? (width - name.width) / 2 : 0)
            let x = max(plot.minX, min(start, bounds.width - name.width))
            guard x > end, x + name.width <= bounds.width else { continue }
            painter.draw(name, at: Point(x: x, y: plot.maxY + 1), style: TextStyle(.textSecondary))
            end = x + name.width
        }
    }

    /// The number as high as the chart.
    private var upper: Double { axis.last?.value ?? 0 }

    /// Columns of the numbers beside the chart, and a blank one.
    private var axisWidth: Int {
        let widest = axis.map { DisplayText($0.text).width }.max() ?? 0
        return min(widest, Self.widestAxis) + 1
    }

    private static let widestAxis = 8
}
