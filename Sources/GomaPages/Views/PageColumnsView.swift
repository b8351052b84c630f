/// Columns of a page side by side; where there is no room for that, below each other. Some are there only from a width on.
///
/// One with a width of its own stays in view beside a longer one while the page is scrolled.
final class PageColumnsView: View {
    /// A column, what stands in it, and the blank columns at each side of that in a room.
    private typealias Entry = (column: PageColumn, view: View, inset: (Int) -> Int)

    private let columns: [Entry]

    /// Columns that a part without a width of its own needs beside another.
    private static let leastWidth = 40

    private let room: PageRoom
    private let layout: any PageLayoutManager
    /// The rows that are in view; all of them until it is told.
    private var port = 0..<View.unbounded

    /// - Parameters:
    ///   - insets: blank columns at each side of what stands in each, in a room; they count among those between two.
    ///   - room: the columns of its page.
    init(
        _ columns: [(PageColumn, View)], insets: [(Int) -> Int], in room: PageRoom, by layout: any PageLayoutManager
    ) {
        self.columns = zip(columns, insets).map { (column: $0.0, view: $0.1, inset: $1) }
        (self.room, self.layout) = (room, layout)
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
        let frames = frames(in: bounds.width)
        let end = frames.compactMap(\.?.maxY).max() ?? 0
        let isSideBySide = frames.allSatisfy { $0?.minY ?? 0 == 0 }
        for (column, frame) in zip(columns, frames) {
            column.view.isHidden = frame == nil
            guard let frame else {
                column.view.frame = .zero
                continue
            }
            let stays = isSideBySide && column.column.width != nil
            column.view.frame = stays ? followed(frame, from: column.view.frame.minY, upTo: end) : frame
        }
    }

    /// Has columns stay in view.
    /// - Parameter port: the rows of all columns that are in view.
    func follow(_ port: Range<Int>) {
        guard port != self.port, columns.contains(where: { $0.column.width != nil }) else { return }
        self.port = port
        if bounds.width > 0 { layoutSubviews() }
    }

    /// A column moved along with what is in view, no further than the longest ends. One that is higher than the room stays
    /// where it is until its nearer end comes into view.
    private func followed(_ column: Rect, from row: Int, upTo end: Int) -> Rect {
        let spare = max(0, column.height - port.count)
        let row = min(max(row, port.lowerBound - spare), port.lowerBound)
        return column.offset(x: 0, y: max(0, min(row, end - column.height)))
    }

    /// The columns that are there in the room that the page has.
    private var shown: [Entry] { columns.filter { $0.column.least <= room.columns } }

    /// The columns of the screen that each has beside the others, and the blank ones behind it; `nil` where there is no room
    /// for that.
    private func widths(of columns: [Entry], in width: Int) -> [(width: Int, gap: Int)]? {
        let fixed = columns.compactMap(\.column.width).reduce(0, +)
        let free = columns.count { $0.column.width == nil }
        let least = fixed + PageFlow.gap * max(0, columns.count - 1) + free * Self.leastWidth
        guard least <= width else { return nil }
        let insets = columns.map { $0.inset(width) }
        let gaps = zip(insets, insets.dropFirst()).map { PageFlow.gap(between: $0, and: $1) } + [0]
        return zip(columns, gaps).map { column, gap in
            (width: column.column.width ?? (width - gaps.reduce(0, +) - fixed) / free, gap: gap)
        }
    }

    /// The frame of each column; `nil` for one that is left out.
    private func frames(in width: Int) -> [Rect?] {
        let shown = shown
        var frames = frames(of: shown, in: width).makeIterator()
        return columns.map { column in shown.contains { $0.view === column.view } ? frames.next() : nil }
    }

    private func frames(of columns: [Entry], in width: Int) -> [Rect] {
        guard let widths = widths(of: columns, in: width) else {
            return PageRows.frames(of: columns.map(\.view), in: width, by: layout)
        }
        var x = 0
        return zip(columns, widths).map { column, share in
            defer { x += share.width + share.gap }
            let height = column.view.measure(Size(width: share.width, height: View.unbounded)).height
            return Rect(x: x, y: 0, width: share.width, height: height)
        }
    }
}

extension PageColumnsView: PageEdges {
    /// The edges of all columns, or of one where they stand below each other.
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] {
        let shown = shown
        let views = shown.map(\.view)
        guard let widths = widths(of: shown, in: width) else {
            return edge.outermost(of: PageRows.filled(views, in: width))?.traits(at: edge, in: width) ?? []
        }
        return zip(views, widths).flatMap { view, share in view.traits(at: edge, in: share.width) }
    }
}
