/// Rows of which one can be selected. Only those in view have views, however many there are.
open class ListView: Control {
    /// Where the rows come from. Once it is gone there are none, of which the list takes note when it is laid out next.
    public weak var dataSource: (any ListViewDataSource)? {
        // Of one that is gone by itself nothing is known here, so that taking it away looks like no change.
        didSet { if dataSource == nil || dataSource !== oldValue { sourceReplaced() } }
    }
    /// Cells down that each row takes.
    public var rowHeight = 1 {
        didSet { if rowHeight != oldValue { setNeedsLayout() } }
    }
    /// The row that is selected, counted from 0; `nil` where none is. Setting another shows it; one that is not there,
    /// or is a heading, leaves none selected.
    public var selectedRow: Int? {
        get { dataSource == nil ? nil : selection }
        set { select(newValue.flatMap { rows.isSelectable($0) ? $0 : nil }) }
    }
    /// The row on top. What is set before the list has been laid out is kept until then, and then brought into range.
    public var firstVisibleRow: Int {
        get { firstRow }
        set { isLaidOut ? scroll(to: newValue) : keep(newValue) }
    }
    /// Whether Down on the last row goes to the first, and Up on the first to the last. The arrows then never lead out of
    /// a list with rows to choose from.
    public var wrapsAround = false
    /// Colours of the selected row; `nil` leaves its own.
    public var selectionForeground: ColorReference? {
        didSet { if selectionForeground != oldValue { setNeedsDisplay() } }
    }
    /// What the selected row stands on; `nil` leaves what is there.
    public var selectionBackground: ColorReference? {
        didSet { if selectionBackground != oldValue { setNeedsDisplay() } }
    }
    /// Attributes added to the selected row.
    public var selectionAttributes: TextAttributes = .reverse {
        didSet { if selectionAttributes != oldValue { setNeedsDisplay() } }
    }
    /// Whether a bar shows which rows are in view where not all of them are: on the border, or in the last column, which
    /// belongs to the rows otherwise.
    public var showsScrollBar = true {
        didSet { if showsScrollBar != oldValue { setNeedsLayout() } }
    }
    /// Look of the scroll bar.
    public var barStyle: TextStyle = .plain {
        didSet { if barStyle != oldValue { barView.setNeedsDisplay() } }
    }
    /// Told the row that the customer selected.
    public var onSelectionChange: ((Int) -> Void)?
    /// Told the row on which Enter was pressed, or which was clicked again; with `nil`, Enter is left to others.
    public var onActivate: ((Int) -> Void)?

    /// Rows in all, as of the last reload; none once their source is gone.
    public var rowCount: Int { dataSource == nil ? 0 : countedRows }
    private var countedRows = 0
    private var selection: Int?
    private var selectedIdentity: AnyHashable?
    private var firstRow = 0
    /// The first row before the room changed, where the list goes back to with the room; `nil` where it stays.
    private var restingRow: Int?
    private let rowViews = ListRowViews()
    private var needsReload = false
    /// Whether the next layout has to bring the selection into view.
    private var followsSelection = false
    /// The room at the last layout; another one has to keep the selection in view.
    private var laidOutSize = Size.zero
    /// Where the rows stood at the last layout.
    private var laidOutRows: RowPlaces?

    /// Which rows stand where.
    private struct RowPlaces {
        let inView: Range<Int>
        let area: Rect
        let height: Int
    }

    // MARK: Rows

    /// Asks the data source again. The selection stays with its identity, or else at its place, and in view where it was;
    /// rows that somebody has scrolled away from it stay where they are. The focus has a row to stand on as soon as there
    /// is one.
    public func reloadData() {
        countedRows = max(0, dataSource?.rowCount ?? 0)
        if let old = selection {
            if old >= firstRow, old - firstRow < pageRows { followSelection() }
            let place = min(row(of: selectedIdentity, at: old) ?? old, rowCount - 1)
            selection = rows.selectable(near: place)
        } else if isFocused {
            selection = firstRowToStandOn
            followSelection()
        }
        selectedIdentity = selection.flatMap { dataSource?.identity(ofRow: $0) }
        needsReload = true
        setNeedsLayout()
    }

    /// The row with an identity: the one in its old place, where several have it.
    private func row(of identity: AnyHashable?, at place: Int) -> Int? {
        guard let dataSource, let identity, rowCount > 0 else { return nil }
        let isThere = place < rowCount && dataSource.identity(ofRow: place) == identity
        return isThere ? place : dataSource.row(withIdentity: identity)
    }

    /// A source is handed its own views again, and no other's.
    private func sourceReplaced() {
        rowViews.removeAll()
        reloadData()
    }

    override open func sizeThatFits(_ proposal: Size) -> Size {
        let height = min(rowCount * rowHeight + borderCells, proposal.height)
        return Size(width: proposal.width < View.unbounded ? proposal.width : 20 + borderCells, height: height)
    }

    /// A list is as high as its rows are many, whatever they hold.
    override var wishHangsOnSubviews: Bool { false }
    override var barred: (any BarredView)? { self }

    override open func layoutSubviews() {
        let area = contentBounds
        let isOtherRoom = area.size != laidOutSize
        if isOtherRoom {
            firstRow = restingRow ?? firstRow
            restingRow = firstRow
        }
        if followsSelection || isOtherRoom { firstRow = firstRowForSelection }
        followsSelection = false
        laidOutSize = area.size
        if !area.isEmpty {
            firstRow = min(max(0, firstRow), maximumFirstRow)
            // With fewer rows a list may take less room, and there is no going back to a row that is gone.
            if isOtherRoom, let row = restingRow, row >= rowCount { restingRow = nil }
        }
        updateRows()
        let barView = barView
        if barView !== self { barView.setNeedsDisplay(in: barFrame(beside: area)) }
    }

    private func updateRows() {
        guard let dataSource else { return rowViews.removeAll() }
        let area = rowsArea
        let count = (area.height + rowHeight - 1) / max(1, rowHeight)
        // The row on top may be any as long as there is no room.
        let end = firstRow < rowCount ? min(rowCount, firstRow + count) : firstRow
        let inView = firstRow..<max(firstRow, end)
        let carried = carryRows(to: RowPlaces(inView: inView, area: area, height: rowHeight))
        // A source that is asked may want to be asked again after that.
        let asksAgain = needsReload
        needsReload = false
        rowViews.show(inView, of: dataSource, in: self, asksAgain: asksAgain, hasScrolled: carried != nil)
        for row in inView {
            let place = place(ofRow: row, in: area)
            if let carried, carried.contains(row) {
                rowViews[row]?.follow(to: place)
            } else {
                rowViews[row]?.frame = place
            }
        }
    }

    /// Where rows have been scrolled, has those that stay in view moved on the screen.
    /// - Returns: these rows, which are seen in their new places already; `nil` where nothing has been scrolled.
    private func carryRows(to new: RowPlaces) -> Range<Int>? {
        defer { laidOutRows = new }
        guard let old = laidOutRows, old.inView.lowerBound != new.inView.lowerBound else { return nil }
        guard !needsReload, old.area == new.area, old.height == new.height else {
            setNeedsDisplay()
            return 0..<0
        }
        let seen = contentBounds
        let part = Rect(x: seen.minX, y: seen.minY, width: seen.width - barColumns, height: seen.height)
        let rows = (old.inView.lowerBound - new.inView.lowerBound) * rowHeight
        let others = rowViews.count == subviews.count ? [] : subviews.filter { !rowViews.contains($0) }
        moveDisplay(in: part, by: rows, besides: others)
        if hasBar { barView.setNeedsDisplay(in: barFrame) }
        return old.inView.clamped(to: new.inView)
    }

    /// Where rows stand: right of the focus mark and left of the scroll bar.
    var rowsArea: Rect {
        let area = contentBounds
        let mark = markColumns
        return Rect(x: area.minX + mark, y: area.minY, width: area.width - mark - barColumns, height: area.height)
    }

    private var markColumns: Int { showsFocusMark && contentBounds.width > 2 ? 1 : 0 }

    private var hasBar: Bool {
        showsScrollBar && rowCount > pageRows && contentBounds.width > 1 && contentBounds.height > 0
    }

    /// Columns that the bar takes from the rows; on a border it takes none.
    private var barColumns: Int { hasBar && barHolder == nil ? 1 : 0 }

    /// Where the bar stands on ``barView``.
    private var barFrame: Rect {
        var area = contentBounds
        area.size.height = pageRows * seenRowHeight
        return barFrame(beside: area)
    }

    /// Cells of a row that can be seen at a time.
    private var seenRowHeight: Int { min(rowHeight, contentBounds.height) }

    /// Rows that are wholly in view.
    private var pageRows: Int { max(1, contentBounds.height / max(1, rowHeight)) }

    private var maximumFirstRow: Int { max(0, rowCount - pageRows) }

    // MARK: Look

    override open func drawOverlay(in painter: Painter) {
        if barView === self { drawBar(in: painter) }
        guard let row = shownSelection else { return }
        let rect = frame(ofRow: row)
        painter.restyle(
            rect, foreground: selectionForeground, background: selectionBackground, adding: selectionAttributes)
        guard isFocused, markColumns > 0 else { return }
        for y in rect.minY..<rect.maxY {
            painter.draw(painter.glyphs.focusMark, at: Point(x: rect.minX, y: y), style: focusStyle)
        }
    }

    override var readRows: [View]? { subviews.filter(rowViews.contains) }

    /// The selected row where it is in view.
    private var shownSelection: Int? { selection.flatMap { rowViews[$0] == nil ? nil : $0 } }

    /// The selected row, where a screen reader looks.
    override open var cursorPosition: Point? {
        shownSelection.map { frame(ofRow: $0).origin } ?? super.cursorPosition
    }

    /// Where a row stands between the focus mark and the scroll bar, in this list's coordinates; `nil` where it is not
    /// wholly in view.
    public func contentFrame(ofRow row: Int) -> Rect? {
        guard (0..<rowCount).contains(row), row >= firstRow else { return nil }
        let area = rowsArea
        let place = place(ofRow: row, in: area)
        return place.minY + rowHeight <= area.maxY ? place : nil
    }

    /// The row that is seen at a place in this list's coordinates; `nil` where none is, as beside them on the scroll bar.
    package func row(at place: Point) -> Int? {
        guard contentBounds.contains(place) else { return nil }
        let row = firstRow + (place.y - contentBounds.minY) / max(1, rowHeight)
        return row < rowCount && frame(ofRow: row).contains(place) ? row : nil
    }

    /// A row with its mark, in this list's coordinates.
    private func frame(ofRow row: Int) -> Rect {
        var area = contentBounds
        area.size.width -= barColumns
        return place(ofRow: row, in: area)
    }

    /// A row across an area, as high as there is room for it.
    private func place(ofRow row: Int, in area: Rect) -> Rect {
        let y = area.minY + (row - firstRow) * rowHeight
        return Rect(x: area.minX, y: y, width: area.width, height: min(rowHeight, area.maxY - y))
    }

    // MARK: Selection

    private var rows: ListRows {
        ListRows(count: rowCount) { [dataSource] in dataSource?.isHeading($0) ?? true }
    }

    private func select(_ row: Int?) {
        // The same row may stand elsewhere once the list has been asked again.
        if needsReload { followSelection() }
        guard row != selection else { return }
        let old = selection
        selection = row
        selectedIdentity = row.flatMap { dataSource?.identity(ofRow: $0) }
        guard isLaidOut else {
            // Rows stand elsewhere than they are seen.
            setNeedsDisplay()
            return followSelection()
        }
        for changed in [old, row].compactMap(\.self) { setNeedsDisplay(in: frame(ofRow: changed)) }
        scroll(to: firstRowForSelection)
    }

    /// Brings the selected row into view when the list is laid out next, however far it has been scrolled away from.
    package func followSelection() { followsSelection = true }

    /// The row on top after scrolling just as far as needed to show the selected row, and a heading right above it where
    /// there is room.
    private var firstRowForSelection: Int {
        guard let selection else { return firstRow }
        var top = selection
        while top > 0, selection - top + 1 < pageRows, dataSource?.isHeading(top - 1) ?? false { top -= 1 }
        return top < firstRow ? top : max(firstRow, selection - pageRows + 1)
    }

    private func scroll(to row: Int) {
        restingRow = nil
        let row = min(max(0, row), maximumFirstRow)
        guard row != firstRow else { return }
        firstRow = row
        // What it wants is the same, and what has to be drawn the layout will tell.
        roomChanged()
    }

    private func keep(_ row: Int) {
        firstRow = max(0, row)
        restingRow = nil
    }

    // MARK: Keys and mouse

    /// Only moves that lead somewhere are declared; the others go on to what is around the list.
    override open var keyBindings: [KeyBinding] {
        let moves = ListMoves(from: selection, in: rows, page: pageRows, wrapsAround: wrapsAround)
        var bindings: [KeyBinding] = []
        func bind(_ keys: [KeyEvent], _ title: KeyTitle, to row: Int?) {
            guard let row, row != selection else { return }
            bindings.append(KeyBinding(.keys(keys), keyTitle(title)) { [self] in choose(row) })
        }
        bind([KeyEvent(.up), KeyEvent(.character("k"))], .up, to: moves.above)
        bind([KeyEvent(.down), KeyEvent(.character("j"))], .down, to: moves.below)
        bind([KeyEvent(.pageUp)], .pageUp, to: moves.pageUp)
        bind([KeyEvent(.home), KeyEvent(.character("g"))], .toStart, to: moves.toStart)
        bind([KeyEvent(.pageDown)], .pageDown, to: moves.pageDown)
        bind([KeyEvent(.end), KeyEvent(.character("G"))], .toEnd, to: moves.toEnd)
        if let selection, rows.isSelectable(selection), let onActivate {
            bindings.append(KeyBinding(KeyEvent(.enter), keyTitle(.open)) { onActivate(selection) })
        }
        return bindings
    }

    /// The wheel scrolls; a click selects, and on the selected row does what Enter does.
    override open func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled else { return false }
        switch mouse.action {
        case .wheelUp where firstRow > 0: scroll(to: firstRow - MouseEvent.wheelStep)
        case .wheelDown where firstRow < maximumFirstRow: scroll(to: firstRow + MouseEvent.wheelStep)
        case .press(.left): return click(mouse.location)
        default: return false
        }
        return true
    }

    private func click(_ place: Point) -> Bool {
        guard let row = row(at: place), rows.isSelectable(row) else { return false }
        let wasSelected = row == selection
        if !wasSelected { choose(row) }
        window?.focus(self)
        if wasSelected { onActivate?(row) }
        return true
    }

    /// The focus always has a row to stand on.
    override open func focusChanged() {
        super.focusChanged()
        guard isFocused, selection == nil else { return }
        if let row = firstRowToStandOn { choose(row) }
    }

    /// The row that is selected for the focus: the first in view, or the nearest to that.
    private var firstRowToStandOn: Int? { rows.selectable(near: min(firstRow, rowCount - 1)) }

    /// Selects on the customer's behalf.
    private func choose(_ row: Int) {
        select(row)
        onSelectionChange?(row)
    }
}

extension ListView: BarredView {
    func drawBar(in painter: Painter) {
        guard hasBar else { return }
        let height = seenRowHeight
        let bar = ScrollBar(total: rowCount * height, visible: pageRows * height, offset: firstRow * height)
        bar.draw(in: barFrame, of: painter, style: barStyle)
    }
}
