import GomaUI
import TerminalKit

/// One component, full screen.
final class ComponentViewController: ViewController, ComponentScreen {
    private let presenter: ComponentPresenter
    private let screenView = ComponentScreenView()
    private var theme = ""

    init(presenter: ComponentPresenter) {
        self.presenter = presenter
        super.init()
        presenter.screen = self
    }

    override func loadView() -> View { screenView }

    override func viewDidLoad() {
        screenView.preview.onLeave = { [weak self] in self?.presenter.leaveComponent() }
        presenter.screenDidLoad()
    }

    override func viewWillAppear() {
        presenter.screenWillAppear()
        showStatus()
    }

    private var bindings: [KeyBinding] {
        [
            KeyBinding(.keys([KeyEvent(.tab), KeyEvent(.enter)]), "go inside") { [self] in enterComponent() },
            KeyBinding(.keys([KeyEvent(.character("[")), KeyEvent(.left)]), "previous state") { [self] in
                presenter.showPreviousState()
            },
            KeyBinding(.keys([KeyEvent(.character("]")), KeyEvent(.right)]), "next state") { [self] in
                presenter.showNextState()
            },
            KeyBinding(.keys((1...9).map { KeyEvent(.character(Character(String($0)))) }), "state by number") {
                [self] key in
                presenter.showState(number: key.text?.wholeNumberValue ?? 0)
            },
            KeyBinding(KeyEvent(.character("t")), "theme") { [self] in presenter.selectNextTheme() },
            KeyBinding(KeyEvent(.character("?")), "keys") { [self] in presenter.showKeys(keySections) },
            KeyBinding(KeyEvent(.escape), "back") { [self] in presenter.back() },
            KeyBinding(KeyEvent(.character("q")), "quit") { [self] in presenter.quit() },
        ]
    }

    override func handle(_ key: KeyEvent) -> Bool {
        guard let binding = bindings.first(where: { $0.trigger.matches(key) }) else { return false }
        binding.perform(key)
        return true
    }

    private func enterComponent() {
        if screenView.preview.focusComponent() {
            showStatus()
        } else {
            screenView.status.show(message: "nothing in this component takes keys")
        }
    }

    private var keySections: [KeySection] {
        [KeySection("Gallery", bindings)]
            + [screenView.preview.component.map { KeySection.component($0) }].compactMap(\.self)
    }

    // MARK: Screen

    func show(_ preview: PreviewContent) {
        screenView.show(preview)
        showStatus()
    }

    func show(theme: String) {
        self.theme = theme
        showStatus()
    }

    func show(message: String) { screenView.status.show(message: message) }

    func leaveComponent() {
        window?.focus(nil)
        showStatus()
    }

    private func showStatus() { screenView.status.show(keys: hints, place: theme) }

    private var hints: [(label: String, title: String)] {
        if let component = screenView.preview.component, window?.focusedView?.isDescendant(of: component) ?? false {
            return [("Esc", "leave the component")] + KeySection.component(component).keys
        }
        return [
            ("[ ]", "state"), ("Tab", "go inside"), ("t", "theme"), ("Esc", "back"), ("?", "keys"), ("q", "quit"),
        ]
    }
}
