/// The list of themes, with the roles of the one looked at.
final class ThemesViewController: ViewController, GalleryScreenController, MessageScreen {
    private let presenter: ThemesPresenter
    private let screenView: ThemesView
    private var content = ThemesContent(rows: [], selectedRow: nil)

    init(presenter: ThemesPresenter) {
        self.presenter = presenter
        screenView = ThemesView(words: presenter.services.words)
        super.init()
        presenter.screen = self
    }

    var screenPresenter: any GalleryScreenPresenter { presenter }

    override func handle(_ key: KeyEvent) -> Bool { answer(key) }

    override func loadView() -> View { screenView }

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
        if window?.focusedView == nil {
            window?.update()
            window?.focus(screenView.list)
        }
    }

    /// Tab may have led to the roles, or back.
    override func viewWillDraw() { screenView.status.update(keys: hints) }

    override var fallbackFocus: View? { screenView.list }

    // MARK: Keys

    var keyGroups: [KeySection] {
        [
            KeySection(
                text(.galleryThemesSection),
                [
                    KeyBinding(.copy, text(.galleryCopyRoles)) { [self] in presenter.copyRoles() },
                    KeyBinding(KeyEvent(.escape), keyTitle(.back)) { [self] in presenter.back() },
                ] + commonBindings)
        ]
    }

    var viewSections: [KeySection] {
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
    func themeChanged() { presenter.screenWillAppear() }

    func show(_ content: ThemesContent) {
        self.content = content
        screenView.list.reloadData()
        screenView.list.selectedRow = content.selectedRow
        showKeys()
    }

    private func showKeys() {
        let inUse = content.rows.first(where: \.isInUse)?.title ?? ""
        screenView.status.show(keys: hints, place: inUse)
    }

    private var hints: [(label: String, title: String)] {
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

    func show(message: String) { screenView.status.show(message: message) }
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
