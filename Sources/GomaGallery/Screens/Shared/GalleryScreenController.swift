import GomaReview
import TerminalKit

/// The base of all screens' controllers: keys as bindings under titles, answered, listed and offered in the palette.
///
/// What a component's keys do is in the customer's language, as all that a component says. The gallery is a developer's
/// tool: what its own keys do is in English, and so are the names of all keys.
package protocol GalleryScreenController: ViewController {
    /// Who is told of the keys that all screens have.
    var screenPresenter: any GalleryScreenPresenter { get }

    /// The keys that this screen answers, most important first.
    var keyGroups: [KeyGroup] { get }

    /// Keys that the views of this screen answer by themselves and that stand above the screen's own.
    var viewSections: [KeySection] { get }

    /// Keys that the component on show answers once the keys are its own, below all others.
    var componentSections: [KeySection] { get }
}

extension GalleryScreenController {
    package var viewSections: [KeySection] { [] }

    package var componentSections: [KeySection] { [] }

    /// The keys that work on every screen, for the end of a group.
    package var commonBindings: [KeyBinding] {
        [
            KeyBinding(.control("p"), "commands") { [self] in screenPresenter.showPalette(keySections) },
            KeyBinding(KeyEvent(.character("?")), "keys") { [self] in screenPresenter.showKeys(keySections) },
            KeyBinding(KeyEvent(.character("q")), "quit") { [self] in screenPresenter.quit() },
        ]
    }

    /// Keys of where one is; each stands where it is answered and nowhere else.
    package var keySections: [KeySection] {
        let sections = viewSections + keyGroups.map { KeySection($0.title, $0.bindings) }
        return KeySection.answering(sections) + componentSections
    }

    /// Does what a key means on this screen.
    /// - Returns: whether it means something.
    package func answer(_ key: KeyEvent) -> Bool {
        for group in keyGroups {
            guard let binding = group.bindings.first(where: { $0.trigger.matches(key) }) else { continue }
            binding.perform(key)
            return true
        }
        return false
    }
}
