/// Views in rows and columns: what stands in one column has one width in all rows.
///
/// ```
/// let form = GridView([.natural, .share()], columnGap: 2)
/// form.addRow([Label("Name"), nameField])
/// form.addRow([Label("Street"), streetField])
/// ```
///
/// A row is as high as its highest cell, and takes no place where all of its cells are hidden or want no rows. Tab goes
/// through the cells row by row.
public final class GridView: View {
    /// What each column takes: ``StackSize/natural`` is the wish of its widest cell. Columns beyond these are natural too.
    public var columns: [StackSize] { didSet { if columns != oldValue { setNeedsLayout() } } }
    /// Blank cells between columns.
    public var columnGap: Int { didSet { if columnGap != oldValue { setNeedsLayout() } } }
    /// Blank rows between rows.
    public var rowGap: Int { didSet { if rowGap != oldValue { setNeedsLayout() } } }
    /// The cells, row by row; `nil` for an empty one, and for one whose view has left or stands elsewhere by now.
    public var rows: [[View?]] { given.map { row in row.map { $0?.superview === self ? $0 : nil } } }
    private var given: [[View?]] = []

    /// A grid without rows.
    public init(_ columns: [StackSize] = [], columnGap: Int = 1, rowGap: Int = 0) {
        self.columns = columns
        self.columnGap = columnGap
        self.rowGap = rowGap
        super.init()
    }

    /// Adds a row below the others.
    public func addRow(_ cells: [View?]) { setRows(rows + [cells]) }

    /// Shows these rows, keeping the views that are there already.
    public func setRows(_ new: [[View?]]) {
        given = new
        setSubviews(new.joined().compactMap(\.self))
    }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        let widths = widths(in: roomInside(proposal).width)
        let places = places(widths)
        let height = places.filter { $0.frame.height > 0 }.map(\.frame.maxY).max() ?? 0
        return sizeAround(width: widths.total, height: height)
    }

    override public func layoutSubviews() {
        let area = contentBounds
        let widths = widths(in: area.width)
        for view in subviews where view.isHidden { view.frame = .zero }
        for (view, frame) in places(widths) { view.frame = frame.offset(x: area.minX, y: area.minY) }
        pinIssues = issues(with: widths, in: area.width)
    }

    private var columnCount: Int { rows.map(\.count).max() ?? 0 }

    private var sizes: [StackSize] { (0..<columnCount).map { $0 < columns.count ? columns[$0] : .natural } }

    private func widths(in room: Int) -> ColumnWidths {
        let offer = Size(width: room, height: View.unbounded)
        let rows = rows
        let wishes = (0..<columnCount).map { column in
            rows.reduce(0) { widest, row in
                guard column < row.count, let view = row[column], !view.isHidden else { return widest }
                return max(widest, view.measure(offer).width)
            }
        }
        return ColumnWidths(sizes, wishes: wishes, gap: columnGap, in: room)
    }

    private func places(_ widths: ColumnWidths) -> [(view: View, frame: Rect)] {
        var y = 0
        return rows.flatMap { row -> [(view: View, frame: Rect)] in
            let cells = zip(row, zip(widths.starts, widths.widths)).compactMap { view, place in
                view.flatMap { $0.isHidden ? nil : (view: $0, x: place.0, width: place.1) }
            }
            let height =
                cells.map { $0.view.measure(Size(width: $0.width, height: View.unbounded)).height }.max() ?? 0
            defer { y += height == 0 ? 0 : height + rowGap }
            return cells.map { ($0.view, Rect(x: $0.x, y: y, width: $0.width, height: height)) }
        }
    }

    private func issues(with widths: ColumnWidths, in room: Int) -> [LayoutIssue] {
        guard widths.total > room, room > 0, sizes.contains(where: { $0.hard > 0 }) else { return [] }
        return [LayoutIssue(of: [self], "its columns hold \(widths.total) cells, there is room for \(room)")]
    }
}
