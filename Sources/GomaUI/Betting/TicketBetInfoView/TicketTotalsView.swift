/// A bet's numbers under their captions, side by side; below each other where that is too narrow for one of them. No number
/// is cut.
final class TicketTotalsView: View {
    private lazy var captions = (0..<Self.count).map { _ in Label(foreground: .textSecondary).wrapping(upTo: 2) }
    private lazy var values = (0..<Self.count).map { _ in
        Label(style: TextStyle(.rowTitle, .textPrimary)).wrapping().unspoken()
    }
    private lazy var rule = SeparatorRule()

    /// Numbers shown.
    private static let count = 3
    /// Columns wanted.
    private static let wish = 60

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

    override func sizeThatFits(_ proposal: Size) -> Size {
        let width = proposal.width < View.unbounded ? proposal.width : Self.wish
        let places = places(in: width)
        return Size(
            width: min(proposal.width, Self.wish),
            height: places.map { max($0.caption.maxY, $0.value.maxY) }.max() ?? 0)
    }

    override func layoutSubviews() {
        let isSideBySide = isSideBySide(in: bounds.width)
        rule.isHidden = !isSideBySide
        rule.frame = Rect(x: 0, y: 1, width: bounds.width, height: 1)
        for (index, place) in places(in: bounds.width).enumerated() {
            captions[index].alignment = isSideBySide ? .center : .leading
            captions[index].frame = place.caption
            values[index].alignment = isSideBySide ? .center : .trailing
            values[index].frame = place.value
        }
    }

    private typealias Place = (caption: Rect, value: Rect)

    private func places(in width: Int) -> [Place] {
        isSideBySide(in: width) ? placesSideBySide(in: width) : placesBelowEachOther(in: width)
    }

    private func isSideBySide(in width: Int) -> Bool {
        placesSideBySide(in: width).enumerated().allSatisfy { index, place in
            [captions, values].allSatisfy { $0[index].widthOnOneLine <= place.value.width - 1 }
        }
    }

    /// Captions, a row for the rule, and values, one row each.
    private func placesSideBySide(in width: Int) -> [Place] {
        (0..<Self.count).map { index in
            let (start, end) = (width * index / Self.count, width * (index + 1) / Self.count)
            let caption = Rect(x: start, y: 0, width: end - start, height: 1)
            return (caption, caption.offset(x: 0, y: 2))
        }
    }

    /// Each value at the right, beside its caption where that has room for its words, and below it elsewhere.
    private func placesBelowEachOther(in width: Int) -> [Place] {
        var y = 0
        return zip(captions, values).map { caption, value in
            let valueSize = value.measure(Size(width: width, height: View.unbounded))
            let room = width - valueSize.width - Spacing.xs
            let isBeside = room >= DisplayText(caption.text).widestWord
            let captionSize = caption.measure(Size(width: isBeside ? room : width, height: View.unbounded))
            let top = isBeside ? y : y + captionSize.height
            defer { y = max(y + captionSize.height, top + valueSize.height) }
            return (
                Rect(origin: Point(x: 0, y: y), size: captionSize),
                Rect(origin: Point(x: width - valueSize.width, y: top), size: valueSize)
            )
        }
    }
}
