/// Rows of texts under columns with titles, of which one can be selected. The titles stay while the rows scroll.
///
/// ```
/// let table = TableView([TableColumn("Match", .share()), TableColumn("Stake", .fixed(8), alignment: .trailing)])
/// table.dataSource = bets
/// table.list.onActivate = { [weak self] row in self?.open(row) }
/// ```
///
/// It is a ``ListView`` with a row of titles above, and has that one's keys, selection and cost: only rows in view are asked
/// for.
public final class TableView: View {
    /// The columns, from left to right.
    public var columns: [TableColumn] {
        didSet { if columns != oldValue { reloadData() } }
    }
    /// Blank cells between columns.
    public var columnGap = 2 {
        didSet { if columnGap != oldValue { setNeedsLayout() } }
    }
    /// The column that the rows are sorted by, which has a mark behind its title; `nil` where there is none.
    public var sortedColumn: Int? {
        didSet { if sortedColumn != oldValue { showTitles() } }
    }
    /// Whether the mark tells of the least first, or of the greatest.
    public var isAscending = true {
        didSet { if isAscending != oldValue { showTitles() } }
    }
    /// The look of the titles.
    public var titleStyle = TextStyle(foreground: .terminalDefault, attributes: .bold) {
        didSet { if titleStyle != oldValue { showTitles() } }
    }
    /// Where the rows come from. Once it is gone there are none, of which the table takes note when it is laid out next.
    public weak var dataSource: (any TableViewDataSource)? {
        didSet { if dataSource == nil || dataSource !== oldValue { reloadData() } }
    }
    /// The rows: what is selected, which is on top, how a selection looks, what Enter does.
    public let list = ListView()

    private let header = TableRowView()
    private let source = Source()
    /// The cells that the widest text of each column wants, of those that have been in view.
    private var wishes: [Int] = []

    /// Gives the list a view for each row.
    private final class Source: ListViewDataSource {
        weak var table: TableView?

        var rowCount: Int { table?.dataSource?.rowCount ?? 0 }
        /// What is left of rows whose source is gone can't be chosen.
        func isHeading(_ row: Int) -> Bool { table?.dataSource == nil }
        func identity(ofRow row: Int) -> AnyHashable? { table?.dataSource?.identity(ofRow: row) }
        func row(withIdentity identity: AnyHashable) -> Int? { table?.dataSource?.row(withIdentity: identity) }

        func view(forRow row: Int, reusing view: View?) -> View {
            let view = view as? TableRowView ?? TableRowView()
            table?.fill(view, row)
            return view
        }
    }

    /// A table without rows.
    public init(_ columns: [TableColumn]) {
        self.columns = columns
        super.init()
        source.table = self
        list.dataSource = source
        addSubview(header)
        addSubview(list)
        reloadData()
    }

    // MARK: Rows

    /// The row that is selected, counted from 0; `nil` where none is. Setting another shows it.
    public var selectedRow: Int? {
        get { list.selectedRow }
        set { list.selectedRow = newValue }
    }

    /// Asks the data source again. The selection stays with its identity, or else at its place.
    public func reloadData() {
        wishes = columns.map { _ in 0 }
        showTitles()
        list.reloadData()
    }

    private func showTitles() {
        header.show(
            columns.enumerated().map { TableCell(title(of: $0), style: titleStyle) }, in: columns)
        widen(to: header.wishes)
        setNeedsLayout()
    }

    private func title(of column: (offset: Int, element: TableColumn)) -> String {
        guard column.offset == sortedColumn else { return column.element.title }
        let mark = glyphs[isAscending ? .sortedUp : .sortedDown]
        return "\(column.element.title) \(mark.string)"
    }

    private func fill(_ view: TableRowView, _ row: Int) {
        view.show(dataSource?.cells(ofRow: row) ?? [], in: columns)
        view.widths = header.widths
        if widen(to: view.wishes) { setNeedsLayout() }
    }

    /// Takes note of wider texts.
    /// - Returns: whether a column gets wider for it.
    @discardableResult
    private func widen(to new: [Int]) -> Bool {
        var isWider = false
        for (column, width) in new.enumerated() where column < wishes.count && width > wishes[column] {
            wishes[column] = width
            isWider = isWider || columns[column].size.isNatural
        }
        return isWider
    }

    // MARK: Layout

    override public func sizeThatFits(_ proposal: Size) -> Size {
        let size = list.measure(Size(width: proposal.width, height: max(0, proposal.height - 1 - borderCells)))
        let width = widths(in: proposal.width).total + columnsBeside(rowsOf: size.height)
        return Size(
            width: proposal.width < View.unbounded ? proposal.width : max(size.width, width) + borderCells,
            height: size.height + 1 + borderCells)
    }

    /// Columns of the focus mark and the scroll bar, where so many cells down of the rows can be seen.
    private func columnsBeside(rowsOf height: Int) -> Int {
        let hasBar = list.showsScrollBar && height < list.rowCount * list.rowHeight
        return (list.showsFocusMark ? 1 : 0) + (hasBar ? 1 : 0)
    }

    override public func layoutSubviews() {
        if dataSource == nil, list.rowCount > 0 { list.reloadData() }
        let area = contentBounds
        let titles = min(1, area.height)
        list.frame = Rect(x: area.minX, y: area.minY + titles, width: area.width, height: area.height - titles)
        let rows = list.rowsArea
        header.frame = Rect(x: area.minX + rows.minX, y: area.minY, width: rows.width, height: titles)
        // What a set of characters calls the mark is known in here alone.
        header.show(
            columns.enumerated().map { TableCell(title(of: $0), style: titleStyle) }, in: columns)
        let widths = widths(in: rows.width)
        header.widths = widths
        for case let row as TableRowView in list.subviews { row.widths = widths }
    }

    private func widths(in room: Int) -> ColumnWidths {
        ColumnWidths(columns.map(\.size), wishes: wishes, gap: columnGap, in: room)
    }
}

extension Glyph {
    /// Behind the title of a column that has the least on top.
    static let sortedUp = Self("sortedUp", unicode: "▴", ascii: "^")
    /// Behind the title of a column that has the greatest on top.
    static let sortedDown = Self("sortedDown", unicode: "▾", ascii: "v")
}
