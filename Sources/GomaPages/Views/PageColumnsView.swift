/// Columns of a page side by side; where there is no room for that, below each other. Some are there only from a width on.
final class PageColumnsView: View {
    private let columns: [(column: PageColumn, view: View)]

    /// Columns that a part without a width of its own needs beside another.
    private static let leastWidth = 40

    private let layout: any PageLayoutManager

    init(_ columns: [(PageColumn, View)], by layout: any PageLayoutManager) {
        self.columns = columns.map { (column: $0, view: $1) }
        self.layout = layout
        super.init()
        for (_, view) in columns {
            view.isFocusColumn = true
            addSubview(view)
        }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let frames = frames(in: proposal.width)
        return Size(width: proposal.width, height: frames.compactMap(\.?.maxY).max() ?? 0)
    }

    override func layoutSubviews() {
        for (column, frame) in zip(columns, frames(in: bounds.width)) {
            column.view.isHidden = frame == nil
            column.view.frame = frame ?? .zero
        }
    }

    /// The columns that are there in so many columns of the screen.
    private func shown(in width: Int) -> [(column: PageColumn, view: View)] {
        columns.filter { $0.column.least <= width }
    }

    /// The columns of the screen that each has beside the others; `nil` where there is no room for that.
    private func widths(of columns: [(column: PageColumn, view: View)], in width: Int) -> [Int]? {
        let gaps = PageFlow.gap * max(0, columns.count - 1)
        let fixed = columns.compactMap(\.column.width).reduce(0, +)
        let free = columns.count { $0.column.width == nil }
        guard fixed + gaps + free * Self.leastWidth <= width else { return nil }
        return columns.map { $0.column.width ?? (width - gaps - fixed) / free }
    }

    /// The frame of each column; `nil` for one that is left out.
    private func frames(in width: Int) -> [Rect?] {
        let shown = shown(in: width)
        var frames = frames(of: shown, in: width).makeIterator()
        return columns.map { column in shown.contains { $0.view === column.view } ? frames.next() : nil }
    }

    private func frames(of columns: [(column: PageColumn, view: View)], in width: Int) -> [Rect] {
        guard let widths = widths(of: columns, in: width) else {
            return PageRows.frames(of: columns.map(\.view), in: width, by: layout)
        }
        var x = 0
        return zip(columns, widths).map { column, width in
            defer { x += width + PageFlow.gap }
            let height = column.view.measure(Size(width: width, height: View.unbounded)).height
            return Rect(x: x, y: 0, width: width, height: height)
        }
    }
}

extension PageColumnsView: PageEdges {
    /// The edges of all columns, or of one where they stand below each other.
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] {
        let shown = shown(in: width)
        let views = shown.map(\.view)
        guard let widths = widths(of: shown, in: width) else {
            return edge.outermost(of: PageRows.filled(views, in: width))?.traits(at: edge, in: width) ?? []
        }
        return zip(views, widths).flatMap { view, width in view.traits(at: edge, in: width) }
    }
}
