import GomaKit
import TerminalKit

/// Columns of a page side by side; where there is no room for that, below each other.
final class PageColumnsView: View {
    private let columns: [(width: Int?, view: View)]

    /// Columns that a part without a width of its own needs beside another.
    private static let leastWidth = 40

    private let layout: any PageLayoutManager

    init(_ columns: [(width: Int?, view: View)], by layout: any PageLayoutManager) {
        self.columns = columns
        self.layout = layout
        super.init()
        for column in columns { addSubview(column.view) }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let frames = frames(in: proposal.width)
        return Size(width: proposal.width, height: frames.map(\.maxY).max() ?? 0)
    }

    override func layoutSubviews() {
        for (column, frame) in zip(columns, frames(in: bounds.width)) { column.view.frame = frame }
    }

    /// The columns of the screen that each has beside the others; `nil` where there is no room for that.
    private func widths(in width: Int) -> [Int]? {
        let gaps = PageFlow.gap * max(0, columns.count - 1)
        let fixed = columns.compactMap(\.width).reduce(0, +)
        let free = columns.count { $0.width == nil }
        guard fixed + gaps + free * Self.leastWidth <= width else { return nil }
        return columns.map { $0.width ?? (width - gaps - fixed) / free }
    }

    private func frames(in width: Int) -> [Rect] {
        guard let widths = widths(in: width) else {
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
    func upperEdge(in width: Int) -> [Set<LayoutTrait>] { edge(in: width, \.first) { $0.upperEdge(in: $1) } }

    func lowerEdge(in width: Int) -> [Set<LayoutTrait>] { edge(in: width, \.last) { $0.lowerEdge(in: $1) } }

    /// The edges of all columns, or of one where they stand below each other.
    private func edge(
        in width: Int, _ one: ([View]) -> View?, _ edge: (PageEdges, Int) -> [Set<LayoutTrait>]
    ) -> [Set<LayoutTrait>] {
        let views = columns.map(\.view)
        guard let widths = widths(in: width) else {
            return one(PageRows.filled(views, in: width)).flatMap { $0 as? PageEdges }.map { edge($0, width) } ?? []
        }
        return zip(views, widths).flatMap { view, width in (view as? PageEdges).map { edge($0, width) } ?? [] }
    }
}
