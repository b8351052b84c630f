/// The list of themes, with the roles of the one looked at.
final class ThemesViewController: StatusScreenController {
    private let presenter: ThemesPresenter
    private let screenView: ThemesView
    private var content = ThemesContent(rows: [], selectedRow: nil)

    init(presenter: ThemesPresenter) {
        self.presenter = presenter
        screenView = ThemesView(words: presenter.services.words)
        super.init(presenter, showing: screenView, status: screenView.status)
        presenter.screen = self
    }

    override func viewDidLoad() {
        screenView.list.dataSource = self
        screenView.list.onSelectionChange = { [weak self] in
            self?.presenter.look(at: $0)
            self?.showKeys()
        }
        screenView.list.onActivate = { [weak self] in self?.presenter.select(row: $0) }
    }

    override func viewWillAppear() {
        presenter.screenWillAppear()
        focusAtFirst(screenView.list)
    }

    override var fallbackFocus: View? { screenView.list }

    // MARK: Keys

    override var keyGroups: [KeySection] {
        [
            KeySection(
                text(.galleryThemesSection),
                [
                    KeyBinding(.copy, text(.galleryCopyRoles)) { [self] in presenter.copyRoles() },
                    KeyBinding(KeyEvent(.escape), keyTitle(.back)) { [self] in presenter.back() },
                ] + commonBindings)
        ]
    }

    override var viewSections: [KeySection] {
        let isInList = window?.focusedView === screenView.list
        let bindings = window?.focusedView?.answeringBindings() ?? []
        return [
            KeySection(
                isInList ? text(.galleryListSection) : text(.galleryRolesSection), bindings,
                described: isInList && !screenView.hasRoles
                    ? [] : [("Tab", isInList ? text(.galleryToItsRoles) : text(.galleryToTheList))])
        ]
    }

    // MARK: Screen

    /// The list has it as it was when it was read.
    override func themeChanged() { presenter.screenWillAppear() }

    func show(_ content: ThemesContent) {
        self.content = content
        screenView.list.reloadData()
        screenView.list.selectedRow = content.selectedRow
        showKeys()
    }

    private func showKeys() {
        let inUse = content.rows.first(where: \.isInUse)?.title ?? ""
        status.show(keys: hints, place: inUse)
    }

    /// Tab may have led to the roles, or back.
    override var hints: [(label: String, title: String)] {
        let lasting: [(label: String, title: String)] = [
            ("Esc", keyTitle(.back)), ("?", keyTitle(.keys)), ("q", keyTitle(.quit)), ("Y", text(.galleryCopy)),
        ]
        if isInRoles { return [("Tab", text(.galleryToTheList))] + lasting }
        guard screenView.hasRoles else { return [("Enter", text(.galleryUseIt))] + lasting }
        return [("Enter", text(.galleryUseIt)), ("Tab", text(.galleryToTheRoles))] + lasting
    }

    private var isInRoles: Bool {
        guard let focused = window?.focusedView, focused !== screenView.list else { return false }
        return focused.isDescendant(of: screenView)
    }

    /// Shows a theme's roles, or why there are none.
    func show(_ details: ThemeDetails) { screenView.show(details) }
}

extension ThemesViewController: ListViewDataSource {
    var rowCount: Int { content.rows.count }

    func identity(ofRow row: Int) -> AnyHashable? { AnyHashable(content.rows[row].name) }

    func view(forRow row: Int, reusing view: View?) -> View {
        let view = view as? ThemeRowView ?? ThemeRowView()
        view.show(content.rows[row])
        return view
    }
}
