/// A list that is filtered as one types: `/` begins, arrows move meanwhile, Enter keeps what is found, Esc shows all again.
final class GalleryListView: View {
    let list = ListView()
    let field = TextField()
    private let mark = Label("/", foreground: .textSecondary, .bold)
    private let empty = Label(foreground: .textSecondary)

    /// What an empty list says: what would be here and what to do.
    var emptyText: LocalizationKey? { didSet { setNeedsLayout() } }
    /// Whether the best matches come first; rows keep their order otherwise.
    var ranks = false
    /// Whether Enter in the filter opens the selected row at once, as it always does where the filter is pinned.
    var opensFromFilter = false
    /// Whether the filter is always there, as in a palette.
    var isFilterPinned = false { didSet { setNeedsLayout() } }
    /// Told the row that the customer selected.
    var onSelect: ((GalleryRow) -> Void)?
    /// Told the row on which Enter was pressed, or which was clicked twice.
    var onActivate: ((GalleryRow) -> Void)?
    /// Told after other rows are shown, of which another one may be selected.
    var onRowsChange: (() -> Void)?

    private(set) var shownRows: [GalleryRow] = []
    private var rows: [GalleryRow] = []
    /// The rows' texts made ready to be searched, when a search first needs them.
    private var searchTexts: [FuzzyText]?
    private var isFiltering = false

    override init() {
        super.init()
        list.barStyle = TextStyle(.scroll)
        list.focusStyle = TextStyle(.highlightPrimaryContrast, on: .highlightPrimary, .bold)
        list.selectionForeground = .role(.highlightPrimaryContrast)
        list.selectionBackground = .role(.highlightPrimary)
        list.selectionAttributes = .bold
        field.style = TextStyle(.textPrimary)
        field.placeholderStyle = TextStyle(.textSecondary)
        field.showsFocusMark = false
        field.maximumLength = FuzzyQuery.longest
        empty.maximumLines = 0
        [mark, field, list, empty].forEach(addSubview)
        list.dataSource = self
        list.onSelectionChange = { [weak self] in self?.report($0, to: \.onSelect) }
        list.onActivate = { [weak self] in self?.report($0, to: \.onActivate) }
        field.onChange = { [weak self] _ in self?.filterChanged() }
        field.onSubmit = { [weak self] _ in self?.submit() }
        field.onFocusChange = { [weak self] _ in self?.filterFocusChanged() }
    }

    /// The rows, before any filter; the selection stays with its row.
    func show(_ rows: [GalleryRow]) {
        guard rows != self.rows else { return }
        self.rows = rows
        searchTexts = nil
        showRows()
    }

    var selectedRow: GalleryRow? { list.selectedRow.map { shownRows[$0] } }

    func select(id: String) { list.selectedRow = shownRows.firstIndex { $0.id == id } }

    /// Selects the first row that is no heading.
    func selectFirst() { list.selectedRow = shownRows.firstIndex { !$0.isHeading } }

    /// Where a row stands in this view, and the column in it at which its detail may begin; `nil` where it does not show.
    func frame(ofRow id: String) -> (frame: Rect, valueStart: Int)? {
        guard let row = shownRows.firstIndex(where: { $0.id == id }) else { return nil }
        guard let place = list.contentFrame(ofRow: row) else { return nil }
        return (
            place.offset(x: list.frame.minX, y: list.frame.minY), GalleryRowView.textEnd(of: shownRows[row]) + 2
        )
    }

    /// Selects the last row and scrolls there, as a log does.
    func selectLast() { list.selectedRow = shownRows.indices.last }

    /// Whether Esc shows all again.
    var isFiltered: Bool { !isFilterPinned && (isFiltering || !field.text.isEmpty) }

    /// The keys that matter while the filter is typed: one to which nothing answers has nothing to keep.
    var filterHints: [(label: String, title: String)] {
        (shownRows.isEmpty ? [] : [("Enter", galleryWords.text(.galleryKeep))])
            + [("Esc", galleryWords.text(.galleryShowAll))]
    }

    /// What should have the focus first.
    var initialFocus: View { isFilterPinned ? field : list }

    // MARK: Filter

    /// What is typed shows what is selected, however far the rows had been scrolled; of answers that are ranked, the best.
    private func filterChanged() {
        showRows()
        if ranks, !FuzzyQuery(field.text).isEmpty { selectFirst() }
        list.followSelection()
    }

    private func showRows() {
        let query = FuzzyQuery(field.text)
        shownRows = query.isEmpty ? rows.filter { !$0.isFolded } : rows(matching: query)
        list.reloadData()
        if list.selectedRow == nil { selectFirst() }
        setNeedsLayout()
        onRowsChange?()
    }

    /// What stands in place of rows where there are none to show.
    private var wordsForNothing: String {
        guard shownRows.isEmpty else { return "" }
        if rows.isEmpty { return emptyText.map(galleryWords.text) ?? "" }
        return galleryWords.text(isFilterPinned ? .galleryListEmpty : .galleryListEmptyEsc)
    }

    private func rows(matching query: FuzzyQuery) -> [GalleryRow] {
        let texts = searchTexts ?? rows.map { FuzzyText($0.searchText ?? $0.text) }
        searchTexts = texts
        var found: [(place: Int, match: FuzzyMatch)] = []
        for place in rows.indices where !rows[place].isHeading {
            if let match = FuzzyMatch(query, in: texts[place]) { found.append((place, match)) }
        }
        if ranks {
            let exact = Set(found.lazy.map(\.place).filter { query.isName(texts[$0]) })
            func rank(_ found: (place: Int, match: FuzzyMatch)) -> (Int, Int, Int) {
                (exact.contains(found.place) ? 0 : 1, -found.match.score, found.place)
            }
            found.sort { rank($0) < rank($1) }
        }
        return found.map { place, match in
            var row = rows[place]
            row.text = row.searchText ?? row.text
            row.isOpen = nil
            row.highlights = match.places
            row.level = 0
            return row
        }
    }

    private func submit() {
        let row = selectedRow
        if !isFilterPinned { window?.focus(list) }
        if isFilterPinned || opensFromFilter, let row { onActivate?(row) }
    }

    private func editFilter() {
        isFiltering = true
        setNeedsLayout()
        window?.update()
        window?.focus(field)
    }

    private func clearFilter() {
        isFiltering = false
        field.text = ""
        showRows()
        window?.focus(list)
    }

    /// A filter that is left empty goes. Where nobody else gets the focus, a sheet has come that gives it back.
    private func filterFocusChanged() {
        guard isFiltering, field.text.isEmpty, !field.isFocused, window?.focusedView != nil else { return }
        isFiltering = false
        setNeedsLayout()
    }

    private func report(_ row: Int, to action: KeyPath<GalleryListView, ((GalleryRow) -> Void)?>) {
        guard shownRows.indices.contains(row) else { return }
        self[keyPath: action]?(shownRows[row])
    }

    // MARK: Keys

    /// The keys that the list answers by itself.
    var keySection: KeySection {
        let filter = KeyBinding(KeyEvent(.character("/")), galleryWords.text(.galleryFilter)) { [self] in editFilter() }
        return KeySection(
            galleryWords.text(.galleryListSection), list.keyBindings + (isFilterPinned || rows.isEmpty ? [] : [filter]))
    }

    /// While the filter is typed, the keys that move still move in the list, and nothing but Esc and Tab leads out.
    override func handle(_ key: KeyEvent) -> Bool {
        if field.isFocused, list.takes(whileFiltering: key, leavesTab: !isFilterPinned) { return true }
        if key == KeyEvent(.escape), isFiltered {
            clearFilter()
            return true
        }
        if key == KeyEvent(.character("/")), !isFilterPinned, list.isFocused {
            editFilter()
            return true
        }
        return super.handle(key)
    }

    // MARK: Layout

    override func layoutSubviews() {
        empty.text = wordsForNothing
        if field.placeholder.isEmpty { field.placeholder = galleryWords.text(.galleryFilter) }
        let hasFilter = isFilterPinned || isFiltering
        let top = hasFilter ? 1 : 0
        mark.frame = Rect(x: 0, y: 0, width: hasFilter ? 1 : 0, height: top)
        field.frame = Rect(x: 2, y: 0, width: hasFilter ? bounds.width - 2 : 0, height: top)
        list.frame = Rect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        empty.frame = Rect(x: 1, y: top, width: bounds.width - 2, height: empty.text.isEmpty ? 0 : 3)
    }
}

extension GalleryListView: ListViewDataSource {
    var rowCount: Int { shownRows.count }

    func isHeading(_ row: Int) -> Bool { shownRows[row].isHeading }

    func identity(ofRow row: Int) -> AnyHashable? { AnyHashable(shownRows[row].id) }

    func view(forRow row: Int, reusing view: View?) -> View {
        let view = view as? GalleryRowView ?? GalleryRowView()
        view.show(shownRows[row])
        return view
    }
}
