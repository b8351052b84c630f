/// A bet's numbers under their captions, side by side; below each other where that is too narrow for one of them.
final class TicketTotalsView: View {
    private lazy var captions = (0..<Self.count).map { _ in Label(foreground: .textSecondary) }
    private lazy var values = (0..<Self.count).map { _ in
        Label(style: TextStyle(.rowTitle, .textPrimary)).unspoken()
    }
    private lazy var rule = SeparatorRule()

    /// Numbers shown.
    private static let count = 3

    override init() {
        super.init()
        ([rule] + captions + values).forEach(addSubview)
    }

    /// - Parameter pairs: captions and values, three of each.
    func render(_ pairs: [(caption: String, value: String)]) {
        for (index, pair) in pairs.prefix(Self.count).enumerated() {
            captions[index].text = pair.caption
            values[index].text = pair.value
            captions[index].accessibilityLabel = pair.value.isEmpty ? nil : "\(pair.caption) \(pair.value)"
        }
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(proposal.width, 60), height: Self.count) }

    override func layoutSubviews() {
        let isSideBySide = columns.allSatisfy { column in
            [captions, values].allSatisfy { $0[column.index].widthOnOneLine <= column.width - 1 }
        }
        rule.isHidden = !isSideBySide
        isSideBySide ? layOutSideBySide() : layOutBelowEachOther()
    }

    /// Captions, a rule and values, one row each.
    private func layOutSideBySide() {
        rule.frame = Rect(x: 0, y: 1, width: bounds.width, height: 1)
        for column in columns {
            for (view, y) in [(captions[column.index], 0), (values[column.index], 2)] {
                view.alignment = .center
                view.frame = Rect(x: column.x, y: y, width: column.width, height: 1)
            }
        }
    }

    /// A row for each number, the values at the right; a value is cut only where it has all of the row.
    private func layOutBelowEachOther() {
        for index in 0..<Self.count {
            let value = min(values[index].widthOnOneLine, bounds.width)
            let caption = max(0, bounds.width - value - 1)
            captions[index].alignment = .leading
            captions[index].frame = Rect(x: 0, y: index, width: caption, height: 1)
            values[index].alignment = .trailing
            values[index].frame = Rect(x: bounds.width - value, y: index, width: value, height: 1)
        }
    }

    private var columns: [(index: Int, x: Int, width: Int)] {
        (0..<Self.count).map { index in
            let (start, end) = (bounds.width * index / Self.count, bounds.width * (index + 1) / Self.count)
            return (index, start, end - start)
        }
    }
}
