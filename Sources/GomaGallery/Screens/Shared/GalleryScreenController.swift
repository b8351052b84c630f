import TerminalKit

/// What the controllers of all screens share: keys as bindings under titles, answered, listed and offered in the palette.
class GalleryScreenController: ViewController {
    /// Keys that the screen itself answers, under one title.
    struct KeyGroup {
        let title: String
        let bindings: [KeyBinding]
    }

    private let screenPresenter: any GalleryScreenPresenter

    init(screenPresenter: any GalleryScreenPresenter) {
        self.screenPresenter = screenPresenter
        super.init()
    }

    // MARK: To override

    /// The keys that this screen answers, most important first.
    var keyGroups: [KeyGroup] { [] }

    /// Keys that the views of this screen answer by themselves and that stand above the screen's own.
    var viewSections: [KeySection] { [] }

    /// Keys that the component on show answers once the keys are its own, below all others.
    var componentSections: [KeySection] { [] }

    // MARK: Keys

    /// The keys that work on every screen, for the end of a group.
    final var commonBindings: [KeyBinding] {
        [
            KeyBinding(.control("p"), "commands") { [self] in screenPresenter.showPalette(keySections) },
            KeyBinding(KeyEvent(.character("?")), "keys") { [self] in screenPresenter.showKeys(keySections) },
            KeyBinding(KeyEvent(.character("q")), "quit") { [self] in screenPresenter.quit() },
        ]
    }

    /// Keys of where one is; each stands where it is answered and nowhere else.
    final var keySections: [KeySection] {
        let sections = viewSections + keyGroups.map { KeySection($0.title, $0.bindings) }
        return KeySection.answering(sections) + componentSections
    }

    override func handle(_ key: KeyEvent) -> Bool {
        for group in keyGroups {
            guard let binding = group.bindings.first(where: { $0.trigger.matches(key) }) else { continue }
            binding.perform(key)
            return true
        }
        return false
    }
}
