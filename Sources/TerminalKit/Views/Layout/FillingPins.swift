/// The pins of a container whose only view keeps to all four of its edges, as the content of most components does: they say the
/// same as to a ``LayoutSolver``, which takes much longer to follow any others.
@MainActor
struct FillingPins {
    private let container: View
    private let view: View
    private let across: Edges
    private let down: Edges

    /// How far the view's ends lie behind those of the container.
    private struct Edges {
        let start: Int
        let end: Int
    }

    /// `nil` where the container's pins are others.
    init?(of container: View) {
        guard container.constraints.count == 4, container.subviews.count == 1 else { return nil }
        let view = container.subviews[0]
        var (left, right, top, bottom): (Int?, Int?, Int?, Int?)
        for pin in container.constraints {
            guard pin.view === view, case .container(let line)? = pin.target, line == pin.attribute else { return nil }
            switch (pin.axis, line) {
            case (.horizontal, .start): left = pin.offset
            case (.horizontal, .end): right = pin.offset
            case (.vertical, .start): top = pin.offset
            case (.vertical, .end): bottom = pin.offset
            case (_, .center), (_, .extent): return nil
            }
        }
        guard let left, let right, let top, let bottom else { return nil }
        (self.container, self.view) = (container, view)
        (across, down) = (Edges(start: left, end: right), Edges(start: top, end: bottom))
    }

    /// The size that holds the view.
    func fittingSize(for proposal: Size) -> Size {
        guard !view.isHidden else { return container.sizeAround(width: 0, height: 0) }
        let room = container.roomInside(proposal).width
        let wish = view.measure(Size(width: room, height: View.unbounded)).width
        let width = min(max(0, across.start + wish - across.end), room)
        let height = view.measure(Size(width: columns(in: width).extent, height: View.unbounded)).height
        return container.sizeAround(width: width, height: max(0, down.start + height - down.end))
    }

    func layOut() {
        let area = container.contentBounds
        let (x, width) = columns(in: area.width)
        let (y, height) = span(of: down, along: .vertical, in: area.height) {
            view.measure(Size(width: width, height: View.unbounded)).height
        }
        view.frame = Rect(x: area.minX + x, y: area.minY + y, width: width, height: height)
    }

    /// Across, no inset hangs on what the view wants.
    private func columns(in room: Int) -> (start: Int, extent: Int) {
        span(of: across, along: .horizontal, in: room) { 0 }
    }

    private func span(
        of edges: Edges, along axis: Axis, in room: Int, wish: () -> Int
    ) -> (start: Int, extent: Int) {
        let start = axis.compressed(edges.start, in: room, wish: wish)
        let end = max(0, room + axis.compressed(edges.end, in: room, wish: wish))
        return (start, max(0, end - start))
    }
}
