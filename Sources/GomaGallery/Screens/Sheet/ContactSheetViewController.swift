/// The contact sheet: all states of a component at once.
final class ContactSheetViewController: StatusScreenController, ContactSheetScreen {
    private let presenter: ContactSheetPresenter
    private let screenView: ContactSheetView

    init(presenter: ContactSheetPresenter) {
        self.presenter = presenter
        screenView = ContactSheetView(words: presenter.services.words)
        super.init(presenter, showing: screenView, status: screenView.status)
        presenter.screen = self
        screenView.onRoomChange = { [weak presenter] in presenter?.roomChanged() }
    }

    /// Keys of a component's own screen say where they work.
    override func handle(_ key: KeyEvent) -> Bool {
        if super.handle(key) { return true }
        guard [KeyEvent(.tab), .space, KeyEvent(.character("c"))].contains(key) else { return false }
        presenter.explain()
        return true
    }

    override func viewDidLoad() {
        screenView.tiles.tiles.makeInstance = { [presenter] in presenter.instance(stateAt: $0) }
        screenView.tiles.onSelect = { [presenter] in presenter.select($0) }
        screenView.tiles.onOpen = { [presenter] in presenter.open($0) }
    }

    override func viewWillAppear() {
        presenter.screenWillAppear()
        window?.update()
        window?.focus(screenView.tiles)
    }

    override var fallbackFocus: View? { screenView.tiles }

    override var keyGroups: [KeySection] {
        [
            KeySection(
                text(.gallerySection),
                [
                    KeyBinding(KeyEvent(.character("t")), text(.galleryTheme)) { [self] in presenter.selectNextTheme()
                    },
                    KeyBinding(.keys([KeyEvent(.character("/")), KeyEvent(.character("s"))]), text(.galleryStateList)) {
                        [self] in presenter.showStates()
                    },
                    KeyBinding(.copy, text(.galleryCopyState)) { [self] in presenter.copyDump() },
                    KeyBinding(.keys([KeyEvent(.escape), KeyEvent(.character("A"))]), keyTitle(.back)) { [self] in
                        presenter.back()
                    },
                ] + commonBindings),
            KeySection(text(.galleryPreviewSection), presenter.settings.bindings),
        ]
    }

    override var viewSections: [KeySection] { [KeySection(text(.galleryStatesSection), screenView.tiles.keyBindings)] }

    // MARK: Screen

    override func themeChanged() { presenter.showTheme() }

    override func fileStateChanged() { presenter.screenWillAppear() }

    func show(_ content: TilesContent, selected: Int, isNew: Bool) {
        screenView.show(content, selected: selected, isNew: isNew)
    }

    func show(notes: [String], theme: String) { status.show(keys: hints, notes: notes, place: theme) }

    override var hints: [(label: String, title: String)] {
        [
            ("Enter", text(.galleryGoToIt)), ("/", keyTitle(.find)), ("Esc", keyTitle(.back)),
            ("w", text(.galleryWidth)), ("t", text(.galleryTheme)), ("?", keyTitle(.keys)), ("q", keyTitle(.quit)),
            ("Y", text(.galleryCopy)),
        ]
    }

    func update(notes: [String]) { status.update(notes: notes) }

    var offeredColumns: Int? { screenView.tiles.bounds.isEmpty ? nil : screenView.tiles.offeredColumns }
}
