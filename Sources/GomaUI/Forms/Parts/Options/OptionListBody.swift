/// The body of a panel with options: a search where there are many, the options, and the way back to no choice.
package final class OptionListBody<Rows: OptionRows>: PartView, ListViewDataSource {
    lazy var searchLine = SearchLine(placeholder: environment.text(.searchOptions))
    private lazy var searchGap = Label(" ")
    private lazy var list = OptionList(in: environment)
    private lazy var listFrame = ListFrame(list).growing()
    private lazy var emptyLabel = Label(foreground: .textSecondary, alignment: .center).wrapping()
    private lazy var emptyLine = emptyLabel.embedded(insetBy: Insets(horizontal: Spacing.sm))
    lazy var footer = FilterPanelFooter(in: environment)
    private lazy var column = StackView(
        [searchLine, searchGap, listFrame, emptyLine, Label(" "), footer], axis: .vertical)
    private var rows = Rows.blank
    private var searchText = ""
    /// Whether rows of the model that is shown have been shown.
    private var isSeen = false
    /// Called with a row that is chosen, or whose branch is to be opened or closed.
    package var onChoose: ((OptionRow.ID) -> Void)?

    override package var content: View { column }

    override package init(in environment: ViewEnvironment) {
        super.init(in: environment)
        list.dataSource = self
        list.onChoose = { [weak self] in self?.choose($0) }
        list.moves = { [weak self] in self?.treeMoves(from: $0) ?? [] }
        searchLine.onFocusChange = { [weak self] in self?.searchFocusMoved() }
    }

    // MARK: Rows

    /// - Parameter rows: `nil` before there are any.
    package func render(_ rows: Rows?, searchText: String, canReset: Bool) {
        let isInUse = rows != nil
        let shown = rows ?? .blank
        let isOther = shown != self.rows || isInUse != isSeen
        let isOtherSearch = searchText != self.searchText
        self.rows = shown
        self.searchText = searchText
        renderSearch()
        renderEmpty()
        list.isEnabled = isInUse
        footer.render(
            found: isSearching ? (shown.foundCount, shown.totalCount) : nil, canReset: isInUse && canReset)
        guard isOther || list.rowCount != shown.count else { return }
        list.reloadData()
        listFrame.setNeedsLayout()
        if !isSeen || isOtherSearch { list.selectedRow = startOfCursor }
        isSeen = isInUse
    }

    /// Forgets what the customer did to it.
    package func reset() {
        isSeen = false
        list.selectedRow = nil
        list.firstVisibleRow = 0
        searchLine.field.caretPlace = .end
    }

    private var isSearching: Bool { !NameSearch.isBlank(searchText) }

    /// There is a search where not all options can be in view at once, and nothing else where nothing is known.
    private func renderSearch() {
        let hasSearch = rows.totalCount > OptionList.mostRows || isSearching
        searchLine.render(searchText)
        searchLine.isHidden = !hasSearch
        searchGap.isHidden = !hasSearch
        list.onSearch = hasSearch ? { [searchLine] in searchLine.window?.focus(searchLine.field) } : nil
    }

    private func renderEmpty() {
        let isEmpty = rows.count == 0
        listFrame.isHidden = isEmpty
        emptyLine.isHidden = !isEmpty
        emptyLabel.text =
            isSearching
            ? environment.text(.nothingFoundFor, ["text": searchText]) : environment.text(.noOptions)
    }

    /// The cursor begins at the best that was found, else at the chosen row.
    private var startOfCursor: Int? {
        isSearching ? (0..<rows.count).first { !rows.isHeading($0) } : rows.selectedPlace
    }

    package var rowCount: Int { rows.count }

    package func isHeading(_ row: Int) -> Bool { rows.isHeading(row) }

    package func identity(ofRow row: Int) -> AnyHashable? { AnyHashable(rows.row(at: row).id) }

    package func row(withIdentity identity: AnyHashable) -> Int? {
        (identity.base as? OptionRow.ID).flatMap(rows.place)
    }

    package func view(forRow row: Int, reusing view: View?) -> View {
        let view = view as? OptionRowView ?? OptionRowView(in: environment)
        view.render(rows.row(at: row))
        return view
    }

    // MARK: Actions

    private func choose(_ row: Int) {
        if row < rows.count { onChoose?(rows.row(at: row).id) }
    }

    private func searchFocusMoved() {
        let isTyping = searchLine.field.isFocused
        if isTyping, list.selectedRow == nil { list.selectedRow = (0..<rows.count).first { !rows.isHeading($0) } }
        list.showsCursor = isTyping
    }

    /// Right opens a branch and goes into it; Left goes back to the branch and closes it.
    private func treeMoves(from row: Int) -> [KeyBinding] {
        guard row < rows.count else { return [] }
        func move(_ key: Key, _ title: LocalizationKey, _ action: @escaping @MainActor () -> Void) -> KeyBinding {
            KeyBinding(KeyEvent(key), environment.text(title), action: action)
        }
        switch rows.row(at: row).mark {
        case .branch(isOpen: nil): return []
        case .branch(isOpen: false?): return [move(.right, .keyOpen) { [self] in choose(row) }]
        case .branch(isOpen: true?):
            let close = move(.left, .keyClose) { [self] in choose(row) }
            guard row + 1 < rows.count, rows.parent(of: row + 1) == row else { return [close] }
            return [close, move(.right, .keyDown) { [self] in list.selectedRow = row + 1 }]
        case .radio:
            guard let parent = rows.parent(of: row), !rows.isHeading(parent) else { return [] }
            return [move(.left, .keyUp) { [self] in list.selectedRow = parent }]
        }
    }

    /// While something is typed, the keys that move still move in the list, and Enter chooses there.
    override package var keyBindings: [KeyBinding] {
        guard searchLine.field.isFocused else { return [] }
        let moves = list.keyBindings
        var bindings = [Key.up, .down, .pageUp, .pageDown].compactMap { key -> KeyBinding? in
            let key = KeyEvent(key)
            return moves.first { $0.trigger.matches(key) }.map { move in
                KeyBinding(key, move.title) { move.perform(key) }
            }
        }
        if let row = list.selectedRow, row < rows.count {
            bindings.append(KeyBinding(KeyEvent(.enter), environment.text(.keyChoose)) { [self] in choose(row) })
        }
        if !searchText.isEmpty {
            bindings.append(
                KeyBinding(KeyEvent(.escape), environment.text(.keyClear)) { [self] in searchLine.onChange?("") })
        }
        return bindings
    }

    /// Where the customer is in the list and in the search.
    package var interfaceState: OptionListState {
        get {
            OptionListState(
                cursorRow: list.selectedRow, firstRow: list.firstVisibleRow, caretPlace: searchLine.field.caretPlace)
        }
        set {
            list.selectedRow = newValue.cursorRow
            list.firstVisibleRow = newValue.firstRow
            searchLine.field.caretPlace = newValue.caretPlace
        }
    }
}
