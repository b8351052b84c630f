/// A way back and a title in the middle of all columns, which gives way to the way back and is cut where it has to be.
final class SimpleNavigationBarRow: View {
    private let back: View
    private let title: View

    /// Columns clear on both sides of the title.
    private static let gap = Spacing.xs

    init(back: View, title: View) {
        self.back = back
        self.title = title
        super.init()
        [back, title].forEach(addSubview)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: wish(of: back) + wish(of: title) + 2 * Self.gap, height: 1)
    }

    /// The way back is cut only where it would leave the title less than a third of the bar.
    override func layoutSubviews() {
        let width = bounds.width
        let kept = min(wish(of: title), width / 3)
        let backWidth = min(wish(of: back), max(0, width - kept - (kept > 0 ? 2 * Self.gap : 0)))
        let start = min(backWidth + Self.gap, width)
        let room = max(0, width - start - Self.gap)
        let titleWidth = min(wish(of: title), room)
        let centred = (width - titleWidth) / 2
        back.frame = Rect(x: 0, y: 0, width: backWidth, height: bounds.height)
        title.frame = Rect(
            x: max(start, min(centred, start + room - titleWidth)), y: 0, width: titleWidth, height: bounds.height)
    }

    private func wish(of view: View) -> Int { view.isHidden ? 0 : view.widthOnOneLine }
}
