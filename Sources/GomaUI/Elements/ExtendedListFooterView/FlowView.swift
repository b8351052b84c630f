/// Views one after the other, in as many rows as they need, each row in the middle.
final class FlowView: View {
    private let spacing: Int
    private let rowSpacing: Int
    /// Whether a rule stands between neighbours on a row; it takes the gap.
    private let hasRules: Bool
    private let mostOnRow: Int
    /// Whether all are as wide as the widest, so that rows stand in columns.
    private let isUniform: Bool
    /// Where rules stand, in columns that none of the views has.
    private var rules: [Point] = [] {
        didSet { if rules != oldValue { setNeedsDisplay() } }
    }

    init(
        spacing: Int, rowSpacing: Int = 0, hasRules: Bool = false, mostOnRow: Int = .max, isUniform: Bool = false
    ) {
        self.spacing = spacing
        self.rowSpacing = rowSpacing
        self.hasRules = hasRules
        self.mostOnRow = mostOnRow
        self.isUniform = isUniform
        super.init()
    }

    /// Views that belong on a row, with their sizes.
    private typealias Row = [(view: View, size: Size)]

    override func sizeThatFits(_ proposal: Size) -> Size {
        let rows = rows(in: proposal.width)
        let gaps = rowSpacing * max(0, rows.count - 1)
        return Size(
            width: min(proposal.width, rows.map { width(of: $0) }.max() ?? 0),
            height: rows.reduce(gaps) { $0 + height(of: $1) })
    }

    override func layoutSubviews() {
        var places: [Point] = []
        var y = 0
        for row in rows(in: bounds.width) {
            var x = max(0, (bounds.width - width(of: row)) / 2)
            for (index, item) in row.enumerated() {
                if index > 0, hasRules { places.append(Point(x: x - 1 - (spacing - 1) / 2, y: y)) }
                item.view.frame = Rect(origin: Point(x: x, y: y), size: item.size)
                x += item.size.width + spacing
            }
            y += height(of: row) + rowSpacing
        }
        rules = places
        for view in subviews where view.isHidden { view.frame = .zero }
    }

    override func draw(in painter: Painter) {
        for place in rules { painter.draw(painter.glyphs.verticalRule, at: place, style: TextStyle(.separatorLine)) }
    }

    private func rows(in columns: Int) -> [Row] {
        let views = subviews.filter { !$0.isHidden }
        var sizes = views.map { view in
            let wish = view.measure(Size(width: columns, height: View.unbounded))
            return Size(width: min(wish.width, columns), height: wish.height)
        }
        if isUniform, let widest = sizes.map(\.width).max() {
            for index in sizes.indices { sizes[index].width = widest }
        }
        var rows: [Row] = []
        for (view, size) in zip(views, sizes) {
            if let last = rows.last, last.count < mostOnRow, width(of: last) + spacing + size.width <= columns {
                rows[rows.count - 1].append((view, size))
            } else {
                rows.append([(view, size)])
            }
        }
        return rows
    }

    private func width(of row: Row) -> Int { row.reduce(spacing * max(0, row.count - 1)) { $0 + $1.size.width } }

    private func height(of row: Row) -> Int { row.map(\.size.height).max() ?? 0 }
}
