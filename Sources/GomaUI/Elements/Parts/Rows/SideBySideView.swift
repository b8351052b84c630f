/// Two views side by side, the second at the right edge: the first gives way, and where too little would be left of it,
/// the second stands below.
package final class SideBySideView: View {
    private let first: View
    private let second: View
    /// Columns below which the first is not narrowed beside the second; the greatest number where it never is.
    private let least: Int

    package init(_ first: View, _ second: View, least: Int) {
        self.first = first
        self.second = second
        self.least = least
        super.init()
        [first, second].forEach(addSubview)
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        let places = places(in: proposal.width)
        return Size(
            width: max(places.first.maxX, places.second.maxX), height: max(places.first.maxY, places.second.maxY))
    }

    override package func layoutSubviews() {
        let places = places(in: bounds.width)
        (first.frame, second.frame) = (places.first, places.second)
    }

    private func places(in columns: Int) -> (first: Rect, second: Rect) {
        let offer = Size(width: columns, height: View.unbounded)
        let (one, other) = (first.measure(offer), second.measure(offer))
        let room = columns - other.width - Spacing.sm
        guard one.width <= room || room >= least || one.width == 0 || other.width == 0 else {
            let x = max(0, columns - other.width)
            return (Rect(origin: .zero, size: one), Rect(origin: Point(x: x, y: one.height), size: other))
        }
        let narrowed = first.measure(Size(width: max(0, min(room, columns)), height: View.unbounded))
        let end = columns < View.unbounded ? columns : narrowed.width + Spacing.sm + other.width
        let x = other.width == 0 ? end : end - other.width
        return (
            Rect(origin: .zero, size: other.width == 0 ? one : narrowed), Rect(origin: Point(x: x, y: 0), size: other)
        )
    }
}
