/// Three texts: at the left edge, in the middle, and at the right edge. The middle one goes on below where it is long, leaves
/// the middle where the others need the room, and stands above them where they take nearly all.
final class StatisticsThreeTextsView: View {
    let left = Label(style: TextStyle(.strongCaption, .textPrimary))
    let middle = Label(style: TextStyle(.textSecondary), alignment: .center).wrapping(upTo: 2)
    let right = Label(style: TextStyle(.strongCaption, .textPrimary), alignment: .trailing)

    override init() {
        super.init()
        [left, middle, right].forEach(addSubview)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let places = places(in: proposal.width)
        return Size(width: places.right.maxX, height: max(places.right.maxY, places.middle.maxY))
    }

    override func layoutSubviews() {
        let places = places(in: bounds.width)
        (left.frame, middle.frame, right.frame) = (places.left, places.middle, places.right)
    }

    private func places(in columns: Int) -> (left: Rect, middle: Rect, right: Rect) {
        let room = min(columns, Self.widest)
        let leftWidth = width(of: left, in: room)
        let rightWidth = width(of: right, in: max(0, room - leftWidth))
        let edge = max(leftWidth, rightWidth) + Spacing.xs
        let wish = width(of: middle, in: View.unbounded)
        let start = wish <= room - 2 * edge ? edge : leftWidth + Spacing.xs
        let end = wish <= room - 2 * edge ? room - edge : room - rightWidth - Spacing.xs
        let isAbove = end - start < min(wish, Self.leastMiddle)
        let middleRoom = isAbove ? room : max(0, end - start)
        let height = middle.measure(Size(width: middleRoom, height: View.unbounded)).height
        let y = isAbove ? height : 0
        return (
            Rect(x: 0, y: y, width: leftWidth, height: 1),
            Rect(x: isAbove ? 0 : start, y: 0, width: middleRoom, height: height),
            Rect(x: room - rightWidth, y: y, width: rightWidth, height: 1)
        )
    }

    private func width(of label: Label, in room: Int) -> Int { label.measure(Size(width: room, height: 1)).width }

    /// Columns wanted where there is room without end.
    private static let widest = 200
    /// Columns in which a text between two others can still be read; with less, it stands above them.
    private static let leastMiddle = 9
}
