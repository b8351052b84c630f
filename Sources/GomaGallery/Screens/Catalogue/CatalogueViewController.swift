/// The table of all components.
final class CatalogueViewController: PreviewScreenController {
    private let presenter: CataloguePresenter
    private let screenView: CatalogueView
    private var content = CatalogueContent()
    private var query = FuzzyQuery("")
    private var isEditingFilter = false

    init(presenter: CataloguePresenter) {
        self.presenter = presenter
        screenView = CatalogueView(words: presenter.services.words)
        super.init(
            presenter: presenter, showing: screenView, states: screenView.states, strip: screenView.strip,
            status: screenView.status)
        presenter.screen = self
    }

    override func viewDidLoad() {
        screenView.table.dataSource = self
        screenView.table.onSelectionChange = { [weak self] in self?.presenter.select(row: $0) }
        screenView.table.onFocusChange = { [weak self] in self?.tableFocusChanged() }
        screenView.table.onActivate = { [weak self] in self?.presenter.open(row: $0) }
        screenView.heads.onSort = { [weak self] in self?.presenter.sort(by: $0) }
        screenView.filterField.onChange = { [weak self] in self?.presenter.changeFilter(to: $0) }
        screenView.filterField.onSubmit = { [weak self] _ in
            self?.presenter.openAnswer(row: self?.screenView.table.selectedRow)
        }
        screenView.onLeaveFilter = { [weak self] in self?.presenter.acceptFilter() }
    }

    /// Shows what has been chosen from outside.
    func showCurrent() { presenter.screenWillAppear() }

    override func viewWillAppear() {
        presenter.screenWillAppear()
        if window?.focusedView == nil { focusTable() }
    }

    override var fallbackFocus: View? { screenView.table }

    // MARK: Keys

    override var ownBindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.character("/")), text(.galleryFilter)) { [self] in presenter.editFilter() },
            KeyBinding(KeyEvent(.character("o")), text(.galleryNextOrder)) { [self] in presenter.selectNextOrder() },
            KeyBinding(KeyEvent(.character("V")), text(.galleryTogglePreview)) { [self] in
                hideMessage()
                presenter.togglePreview()
            },
        ]
    }

    override var viewSections: [KeySection] { [KeySection(text(.galleryTableSection), screenView.table.keyBindings)] }

    override var galleryHints: [(label: String, title: String)] {
        if window?.focusedView === screenView.filterField {
            guard content.shownCount > 0 else { return [("Esc", text(.galleryShowAll))] }
            let arrows = "\(KeyEvent(.up)) \(KeyEvent(.down))"
            return [
                ("Enter", keyTitle(.open)), (arrows, text(.galleryMove)), ("Tab", text(.galleryToTable)),
                ("Esc", text(.galleryShowAll)),
            ]
        }
        var hints: [(label: String, title: String)] = [
            ("Enter", keyTitle(.open)), ("/", text(.galleryFilter)), ("[ ]", text(.galleryState)),
            ("t", text(.galleryTheme)), ("Tab", text(.galleryGoInside)), ("?", keyTitle(.keys)),
            ("q", keyTitle(.quit)), ("Ctrl-P", keyTitle(.commands)), ("o", text(.galleryOrder)),
            ("Y", text(.galleryCopy)),
        ]
        if !content.filter.isEmpty { hints.insert(("Esc", text(.galleryShowAll)), at: 2) }
        // What is found is ranked by how well it fits, and by nothing else.
        if content.isFiltered { hints.removeAll { $0.label == "o" } }
        return content.shownCount > 0 ? hints : hints.filter { !Self.componentKeys.contains($0.label) }
    }

    /// Keys in the status line that want a component.
    private static let componentKeys: Set<String> = ["Enter", "[ ]", "Tab", "Y"]

    /// A key may have stopped time, with other states waiting for it.
    override func handle(_ key: KeyEvent) -> Bool {
        defer { presenter.makeTilesIfTimeStands() }
        if key == KeyEvent(.escape), isEditingFilter || !content.filter.isEmpty {
            presenter.clearFilter()
            return true
        }
        return super.handle(key)
    }

    // MARK: Screen

    func show(_ content: CatalogueContent, selectedRow: Int?) {
        self.content = content
        query = FuzzyQuery(content.filter)
        if screenView.filterField.text != content.filter { screenView.filterField.text = content.filter }
        screenView.show(content, isEditingFilter: isEditingFilter)
        screenView.table.reloadData()
        screenView.table.selectedRow = selectedRow
    }

    override func show(preview: PreviewContent?) {
        screenView.show(preview: preview)
        super.show(preview: preview)
    }

    override func leaveComponent() { focusTable() }

    /// Where there is no room for the preview, or it has been put away, nobody goes into what nobody sees.
    override func enterComponent() {
        guard !screenView.preview.visibleRect.isEmpty else { return show(message: text(.galleryNoPreview)) }
        super.enterComponent()
    }

    func editFilter() {
        isEditingFilter = true
        moveFocus(to: screenView.filterField)
    }

    func focusTable() {
        isEditingFilter = false
        moveFocus(to: screenView.table)
    }

    /// A click leads to the table as well, out of the filter.
    private func tableFocusChanged() {
        if isEditingFilter, screenView.table.isFocused {
            isEditingFilter = false
            screenView.show(content, isEditingFilter: false)
        }
        showStatus()
    }

    /// The field is laid out only while it is in use, and has to be before it can have the focus.
    private func moveFocus(to view: View) {
        screenView.show(content, isEditingFilter: isEditingFilter)
        window?.update()
        window?.focus(view)
        showStatus()
    }
}

extension CatalogueViewController: ListViewDataSource {
    var rowCount: Int { content.rows.count }

    func isHeading(_ row: Int) -> Bool { content.rows[row].component == nil }

    func identity(ofRow row: Int) -> AnyHashable? { content.rows[row].component.map { AnyHashable($0) } }

    func row(withIdentity identity: AnyHashable) -> Int? {
        guard let component = identity.base as? Int else { return nil }
        return content.rows.firstIndex(of: .component(component))
    }

    func view(forRow row: Int, reusing view: View?) -> View {
        let view = view as? CatalogueRowView ?? CatalogueRowView(in: screenView.table)
        switch content.rows[row] {
        case .heading(let category, let count): view.show(.heading(category, count: count))
        case .component(let index):
            let component = content.components[index]
            let marks = SearchMarks(query, in: component, words: words)
            view.show(.component(component, marks, namesCategory: !content.isGrouped))
        }
        return view
    }
}
