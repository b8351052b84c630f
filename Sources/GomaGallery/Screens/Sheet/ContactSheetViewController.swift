import GomaUI
import TerminalKit

/// All states of a component at once.
final class ContactSheetViewController: ViewController, ContactSheetScreen {
    private let presenter: ContactSheetPresenter
    private let screenView = ContactSheetView()
    private var notes: [String] = []
    private var theme = ""

    init(presenter: ContactSheetPresenter) {
        self.presenter = presenter
        super.init()
        presenter.screen = self
    }

    override func loadView() -> View { screenView }

    override func viewDidLoad() {
        screenView.tiles.makeInstance = { [presenter] in presenter.instance(stateAt: $0) }
        screenView.tiles.onSelect = { [presenter] in presenter.select($0) }
        screenView.tiles.onOpen = { [presenter] in presenter.open($0) }
    }

    override func viewWillAppear() {
        presenter.screenWillAppear()
        window?.update()
        window?.focus(screenView.tiles)
    }

    override var fallbackFocus: View? { screenView.tiles }

    private var bindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.character("t")), "theme") { [self] in presenter.selectNextTheme() },
            KeyBinding(.keys([KeyEvent(.escape), KeyEvent(.character("A"))]), "back") { [self] in presenter.back() },
            KeyBinding(.control("p"), "commands") { [self] in presenter.showPalette(keySections) },
            KeyBinding(KeyEvent(.character("?")), "keys") { [self] in presenter.showKeys(keySections) },
            KeyBinding(KeyEvent(.character("q")), "quit") { [self] in presenter.quit() },
        ]
    }

    private var keySections: [KeySection] {
        [KeySection("States", screenView.tiles.keyBindings), KeySection("Gallery", bindings)]
    }

    override func handle(_ key: KeyEvent) -> Bool {
        guard let binding = bindings.first(where: { $0.trigger.matches(key) }) else { return false }
        binding.perform(key)
        return true
    }

    // MARK: Screen

    func show(_ content: ContactSheetContent, selected: Int) { screenView.show(content, selected: selected) }

    func show(notes: [String], theme: String) {
        (self.notes, self.theme) = (notes, theme)
        screenView.status.show(
            keys: [("Enter", "go to it"), ("t", "theme"), ("Esc", "back"), ("?", "keys"), ("q", "quit")],
            notes: notes, place: theme)
    }

    func show(message: String) { screenView.status.show(message: message) }
}
