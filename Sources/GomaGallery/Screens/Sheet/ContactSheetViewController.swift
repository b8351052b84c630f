import GomaReview
import GomaKit
import TerminalKit

/// The contact sheet: all states of a component at once.
final class ContactSheetViewController: ViewController, GalleryScreenController, ContactSheetScreen {
    private let presenter: ContactSheetPresenter
    private let screenView = ContactSheetView()

    init(presenter: ContactSheetPresenter) {
        self.presenter = presenter
        super.init()
        presenter.screen = self
    }

    var screenPresenter: any GalleryScreenPresenter { presenter }

    /// Keys of a component's own screen say where they work.
    override func handle(_ key: KeyEvent) -> Bool {
        if answer(key) { return true }
        guard [KeyEvent(.tab), .space, KeyEvent(.character("c"))].contains(key) else { return false }
        presenter.explain()
        return true
    }

    override func loadView() -> View { screenView }

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

    var keyGroups: [KeyGroup] {
        [
            KeyGroup(
                title: "Gallery",
                bindings: [
                    KeyBinding(KeyEvent(.character("t")), "theme") { [self] in presenter.selectNextTheme() },
                    KeyBinding(.keys([KeyEvent(.character("/")), KeyEvent(.character("s"))]), "list of states") {
                        [self] in presenter.showStates()
                    },
                    KeyBinding(.copy, "copy the state") { [self] in presenter.copyDump() },
                    KeyBinding(.keys([KeyEvent(.escape), KeyEvent(.character("A"))]), "back") { [self] in
                        presenter.back()
                    },
                ] + commonBindings),
            KeyGroup(title: "Preview", bindings: presenter.settings.bindings),
        ]
    }

    var viewSections: [KeySection] { [KeySection("States", screenView.tiles.keyBindings)] }

    // MARK: Screen

    func show(_ content: TilesContent, selected: Int, isNew: Bool) {
        screenView.show(content, selected: selected, isNew: isNew)
    }

    func show(notes: [String], theme: String) {
        screenView.status.show(
            keys: [
                ("Enter", "go to it"), ("/", "find"), ("Esc", "back"), ("w", "width"), ("t", "theme"), ("?", "keys"),
                ("q", "quit"),
                ("Y", "copy"),
            ],
            notes: notes, place: theme)
    }

    var offeredColumns: Int? { screenView.tiles.offeredColumns }

    func show(message: String) { screenView.status.show(message: message) }
}
