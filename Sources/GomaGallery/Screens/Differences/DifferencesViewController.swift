import GomaUI
import TerminalKit

/// Two states of a component, or two themes, laid over each other.
final class DifferencesViewController: ViewController, DifferencesScreen {
    private let presenter: DifferencesPresenter
    private let screenView = DifferencesView()

    init(presenter: DifferencesPresenter) {
        self.presenter = presenter
        super.init()
        presenter.screen = self
    }

    override func loadView() -> View { screenView }

    override func viewWillAppear() { presenter.screenWillAppear() }

    private var bindings: [KeyBinding] {
        [
            KeyBinding(.space, "the other of the two") { [self] in presenter.flip() },
            key("[", "compare with the previous") { $0.step(by: -1) },
            key("]", "compare with the next") { $0.step(by: 1) },
            KeyBinding(.keys([KeyEvent(.enter), KeyEvent(.character("/"))]), "choose what to compare with") { [self] in
                presenter.showChoices()
            },
            KeyBinding(KeyEvent(.up), "scroll up") { [screenView] in screenView.scroll(by: -1) },
            KeyBinding(KeyEvent(.down), "scroll down") { [screenView] in screenView.scroll(by: 1) },
            KeyBinding(KeyEvent(.pageUp), "page up") { [screenView] in screenView.scrollByPage(-1) },
            KeyBinding(KeyEvent(.pageDown), "page down") { [screenView] in screenView.scrollByPage(1) },
            KeyBinding(.keys([KeyEvent(.escape), KeyEvent(.character("D"))]), "back") { [self] in presenter.back() },
            KeyBinding(.control("p"), "commands") { [self] in
                presenter.showPalette([KeySection("Differences", bindings)])
            },
            key("?", "keys") { [self] in $0.showKeys([KeySection("Differences", bindings)]) },
            key("q", "quit") { $0.quit() },
        ]
    }

    private func key(
        _ character: Character, _ title: String, _ action: @escaping (DifferencesPresenter) -> Void
    ) -> KeyBinding {
        KeyBinding(KeyEvent(.character(character)), title) { [presenter] in action(presenter) }
    }

    override func handle(_ key: KeyEvent) -> Bool {
        guard let binding = bindings.first(where: { $0.trigger.matches(key) }) else { return false }
        binding.perform(key)
        return true
    }

    // MARK: Screen

    func show(_ content: DifferencesContent) {
        screenView.show(content)
        screenView.status.show(
            keys: [
                ("Space", content.isShowingBefore ? "show after" : "show before"), ("[ ]", "compare with"),
                ("Enter", "choose"), ("Esc", "back"), ("?", "keys"), ("q", "quit"),
            ], notes: content.notes, place: content.theme)
    }

    func show(message: String) { screenView.status.show(message: message) }
}
