import GomaUI
import TerminalKit

/// What the controllers of all screens with a component in them share: their keys, and what the status line says.
class PreviewScreenController: ViewController, PreviewScreen {
    private let presenter: PreviewScreenPresenter
    private let preview: PreviewView
    private let status: StatusBar
    private var notes: [String] = []

    init(presenter: PreviewScreenPresenter, preview: PreviewView, status: StatusBar) {
        self.presenter = presenter
        self.preview = preview
        self.status = status
        super.init()
        presenter.previewScreen = self
        preview.onLeave = { [weak presenter] in presenter?.leaveComponent() }
    }

    // MARK: To override

    /// Keys of this screen alone; they stand between those for states and those for everything.
    var ownBindings: [KeyBinding] { [] }

    /// Keys of this screen alone for how the component is looked at.
    var ownPreviewBindings: [KeyBinding] { [] }

    /// Keys that a view of this screen answers by itself, for the list of keys.
    var ownSection: KeySection? { nil }

    /// The keys that matter most while they belong to the gallery.
    var galleryHints: [(label: String, title: String)] { [] }

    func show(preview: PreviewContent?) { showStatus() }

    override func viewWillDisappear() { presenter.screenWillDisappear() }

    func leaveComponent() { showStatus() }

    // MARK: Keys

    private var bindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.tab), "go inside") { [self] in enterComponent() },
            KeyBinding(KeyEvent(.character("[")), "previous state") { [self] in presenter.showPreviousState() },
            KeyBinding(KeyEvent(.character("]")), "next state") { [self] in presenter.showNextState() },
            KeyBinding(.keys((1...9).map { KeyEvent(.character(Character(String($0)))) }), "state by number") {
                [self] key in
                presenter.showState(number: key.text?.wholeNumberValue ?? 0)
            },
            KeyBinding(KeyEvent(.character("s")), "list of states") { [self] in presenter.showStates() },
        ] + ownBindings + [
            KeyBinding(KeyEvent(.character("t")), "theme") { [self] in presenter.selectNextTheme() },
            KeyBinding(KeyEvent(.character("T")), "themes") { [self] in presenter.showThemes() },
            KeyBinding(KeyEvent(.character("E")), "events") { [self] in presenter.showEvents() },
            KeyBinding(.control("p"), "commands") { [self] in presenter.showPalette(keySections) },
            KeyBinding(KeyEvent(.character("?")), "keys") { [self] in presenter.showKeys(keySections) },
            KeyBinding(KeyEvent(.character("q")), "quit") { [self] in presenter.quit() },
        ]
    }

    /// How the component is looked at.
    private var previewBindings: [KeyBinding] {
        [
            key("w", "next width") { $0.showNextWidth() },
            key("W", "previous width") { $0.showPreviousWidth() },
            key("{", "one column narrower") { $0.changeWidth(by: -1) },
            key("}", "one column wider") { $0.changeWidth(by: 1) },
            KeyBinding(.keys([KeyEvent(.character("(")), KeyEvent(.left, .shift)]), "scroll left") { [self] in
                preview.scroll(.left)
            },
            KeyBinding(.keys([KeyEvent(.character(")")), KeyEvent(.right, .shift)]), "scroll right") { [self] in
                preview.scroll(.right)
            },
            key("v", "fewer colours") { $0.selectNextDepth() },
            key("y", "ASCII or Unicode") { $0.switchGlyphs() },
            key("l", "language") { $0.selectNextLanguage() },
        ] + ownPreviewBindings
    }

    /// How time goes for it.
    private var timeBindings: [KeyBinding] {
        [
            KeyBinding(.space, "pause and resume") { [self] in presenter.togglePause() },
            key(".", "step to what happens next") { $0.stepTime() },
            key("<", "slower") { $0.slowDown() },
            key(">", "faster") { $0.speedUp() },
        ]
    }

    private func key(
        _ character: Character, _ title: String, _ action: @escaping (PreviewScreenPresenter) -> Void
    ) -> KeyBinding {
        KeyBinding(KeyEvent(.character(character)), title) { [presenter] in action(presenter) }
    }

    override func handle(_ key: KeyEvent) -> Bool {
        guard let binding = (bindings + previewBindings + timeBindings).first(where: { $0.trigger.matches(key) }) else {
            return false
        }
        binding.perform(key)
        return true
    }

    func enterComponent() {
        preview.focusComponent() ? showStatus() : show(message: "nothing in this component takes keys")
    }

    private var keySections: [KeySection] {
        [
            ownSection, KeySection("Gallery", bindings), KeySection("Preview", previewBindings),
            KeySection("Time", timeBindings), preview.component.map { KeySection.component($0) },
        ]
        .compactMap(\.self)
    }

    // MARK: Status

    final func show(theme: String) { showStatus() }

    final func show(message: String) { status.show(message: message) }

    final func show(notes: [String]) {
        guard notes != self.notes else { return }
        self.notes = notes
        showStatus()
    }

    final func showStatus() {
        status.show(
            keys: hints, facts: presenter.statusFacts, notes: notes, place: presenter.interactor.themeTitle,
            event: presenter.lastEvent)
    }

    // MARK: Preview

    final func show(_ arrangement: PreviewArrangement) { preview.arrangement = arrangement }

    final var offeredColumns: Int { preview.offeredColumns }

    private var hints: [(label: String, title: String)] {
        guard let component = preview.component, window?.focusedView?.isDescendant(of: component) ?? false else {
            return galleryHints
        }
        return [("Esc", "leave the component")] + KeySection.component(component).keys
    }
}
