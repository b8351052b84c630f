import GomaUI
import TerminalKit

/// The table of all components.
final class CatalogueViewController: ViewController, CatalogueScreen {
    private let presenter: CataloguePresenter
    private let screenView = CatalogueView()
    private var content = CatalogueContent(rows: [], filter: "", shownCount: 0, totalCount: 0)
    private var isEditingFilter = false
    private var theme = ""

    init(presenter: CataloguePresenter) {
        self.presenter = presenter
        super.init()
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
        screenView.preview.onLeave = { [weak self] in self?.presenter.leaveComponent() }
    }

    override func viewWillAppear() {
        presenter.screenWillAppear()
        if window?.focusedView == nil { focusTable() }
    }

    override var fallbackFocus: View? { screenView.table }

    // MARK: Keys

    /// What the keys do while they belong to the table.
    private var bindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.tab), "go inside") { [self] in enterComponent() },
            KeyBinding(.keys([KeyEvent(.character("["))]), "previous state") { [self] in
                presenter.showPreviousState()
            },
            KeyBinding(.keys([KeyEvent(.character("]"))]), "next state") { [self] in presenter.showNextState() },
            KeyBinding(.keys((1...9).map { KeyEvent(.character(Character(String($0)))) }), "state by number") {
                [self] key in
                presenter.showState(number: key.text?.wholeNumberValue ?? 0)
            },
            KeyBinding(KeyEvent(.character("/")), "filter") { [self] in presenter.editFilter() },
            KeyBinding(KeyEvent(.character("t")), "theme") { [self] in presenter.selectNextTheme() },
            KeyBinding(KeyEvent(.character("?")), "keys") { [self] in presenter.showKeys(keySections) },
            KeyBinding(KeyEvent(.character("q")), "quit") { [self] in presenter.quit() },
        ]
    }

    override func handle(_ key: KeyEvent) -> Bool {
        if key == KeyEvent(.escape), isEditingFilter || !content.filter.isEmpty {
            presenter.clearFilter()
            return true
        }
        guard let binding = bindings.first(where: { $0.trigger.matches(key) }) else { return false }
        binding.perform(key)
        return true
    }

    private func enterComponent() {
        guard !screenView.preview.focusComponent() else { return showStatus() }
        screenView.status.show(message: "nothing in this component takes keys")
    }

    private var keySections: [KeySection] {
        let moving = KeySection(
            "Table",
            keys: [
                ("↑ ↓", "move"), ("PgUp, PgDn", "by pages"), ("Home, End", "to the ends"), ("Enter", "open"),
            ])
        let component = screenView.preview.component.map { KeySection.component($0) }
        return [moving, KeySection("Gallery", bindings)] + [component].compactMap(\.self)
    }

    // MARK: Screen

    func show(_ content: CatalogueContent, selectedRow: Int?) {
        self.content = content
        if screenView.filterField.text != content.filter { screenView.filterField.text = content.filter }
        screenView.show(content, isEditingFilter: isEditingFilter)
        screenView.table.reloadData()
        screenView.table.selectedRow = selectedRow
    }

    func show(preview: PreviewContent?) {
        screenView.show(preview: preview)
        showStatus()
    }

    func show(theme: String) {
        self.theme = theme
        showStatus()
    }

    func show(message: String) { screenView.status.show(message: message) }

    func editFilter() {
        isEditingFilter = true
        screenView.show(content, isEditingFilter: true)
        window?.update()
        window?.focus(screenView.filterField)
        showStatus()
    }

    func focusTable() {
        isEditingFilter = false
        screenView.show(content, isEditingFilter: false)
        window?.update()
        window?.focus(screenView.table)
        showStatus()
    }

    private func showStatus() {
        screenView.status.show(keys: hints, place: theme)
    }

    /// The keys that matter most where the focus is.
    private var hints: [(label: String, title: String)] {
        guard let focused = window?.focusedView else { return [] }
        if focused === screenView.filterField { return [("Enter", "keep"), ("Esc", "show all")] }
        if let component = screenView.preview.component, focused.isDescendant(of: component) {
            return [("Esc", "back to the table")] + KeySection.component(component).keys
        }
        return [
            ("Enter", "open"), ("[ ]", "state"), ("Tab", "go inside"), ("/", "filter"), ("t", "theme"), ("?", "keys"),
            ("q", "quit"),
        ]
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
