import GomaUI
import TerminalKit

/// The table of all components.
final class CatalogueViewController: PreviewScreenController, CatalogueScreen {
    private let presenter: CataloguePresenter
    private let screenView = CatalogueView()
    private var content = CatalogueContent(rows: [], filter: "", shownCount: 0, totalCount: 0)
    private var isEditingFilter = false

    init(presenter: CataloguePresenter) {
        self.presenter = presenter
        super.init(presenter: presenter, preview: screenView.preview, status: screenView.status)
        presenter.screen = self
    }

    override func loadView() -> View { screenView }

    override func viewDidLoad() {
        screenView.table.dataSource = self
        screenView.table.onSelectionChange = { [weak self] in self?.presenter.select(row: $0) }
        screenView.table.onFocusChange = { [weak self] in self?.showStatus() }
        screenView.table.onActivate = { [weak self] in self?.presenter.open(row: $0) }
        screenView.filterField.onChange = { [weak self] in self?.presenter.changeFilter(to: $0) }
        screenView.filterField.onSubmit = { [weak self] _ in self?.presenter.acceptFilter() }
    }

    override func viewWillAppear() {
        presenter.screenWillAppear()
        if window?.focusedView == nil { focusTable() }
    }

    override var fallbackFocus: View? { screenView.table }

    // MARK: Keys

    override var ownBindings: [KeyBinding] {
        [KeyBinding(KeyEvent(.character("/")), "filter") { [self] in presenter.editFilter() }]
    }

    override var ownSection: KeySection? {
        KeySection(
            "Table",
            keys: [
                ("↑ ↓", "move"), ("PgUp, PgDn", "by pages"), ("Home, End", "to the ends"), ("Enter", "open"),
            ])
    }

    override var galleryHints: [(label: String, title: String)] {
        if window?.focusedView === screenView.filterField { return [("Enter", "keep"), ("Esc", "show all")] }
        return [
            ("Enter", "open"), ("[ ]", "state"), ("Tab", "go inside"), ("/", "filter"), ("t", "theme"), ("?", "keys"),
            ("q", "quit"),
        ]
    }

    override func handle(_ key: KeyEvent) -> Bool {
        if key == KeyEvent(.escape), isEditingFilter || !content.filter.isEmpty {
            presenter.clearFilter()
            return true
        }
        return super.handle(key)
    }

    // MARK: Screen

    func show(_ content: CatalogueContent, selectedRow: Int?) {
        self.content = content
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

    func editFilter() {
        isEditingFilter = true
        moveFocus(to: screenView.filterField)
    }

    func focusTable() {
        isEditingFilter = false
        moveFocus(to: screenView.table)
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

    func identity(ofRow row: Int) -> AnyHashable? { content.rows[row].component.map { AnyHashable($0.id) } }

    func view(forRow row: Int, reusing view: View?) -> View {
        let view = view as? CatalogueRowView ?? CatalogueRowView()
        view.show(content.rows[row])
        return view
    }
}
