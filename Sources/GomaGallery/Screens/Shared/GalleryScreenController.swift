/// The base of all screens' controllers: keys as bindings under titles, answered, listed and offered in the palette.
///
/// What a component's keys do is in the customer's language, as all that a component says; what the gallery's own keys do is
/// in its owner's. The names of keys are the same in all languages.
package protocol GalleryScreenController: ViewController {
    /// Who is told of the keys that all screens have.
    var screenPresenter: any GalleryScreenPresenter { get }

    /// The keys that this screen answers, most important first.
    var keyGroups: [KeySection] { get }

    /// Keys that the views of this screen answer by themselves and that stand above the screen's own.
    var viewSections: [KeySection] { get }

    /// Keys that the component on show answers once the keys are its own, below all others.
    var componentSections: [KeySection] { get }

    /// Called when another theme is in use, and nobody has selected one here.
    func themeChanged()

    /// Called when the state from a file has been read again that the component's screen below this one shows.
    func fileStateChanged()
}

extension GalleryScreenController {
    /// The gallery's own words.
    package var words: GalleryWords { screenPresenter.services.words }

    /// One of the gallery's own words.
    package func text(_ key: LocalizationKey) -> String { words.text(key) }

    /// What a key does that the engine has a name for.
    package func keyTitle(_ title: KeyTitle) -> String { words.title(title) }

    package var viewSections: [KeySection] { [] }

    package var componentSections: [KeySection] { [] }

    /// Every cell has the colours of the theme in use by itself.
    package func themeChanged() {}

    package func fileStateChanged() {}

    /// The keys that work on every screen, for the end of a group.
    package var commonBindings: [KeyBinding] {
        [
            KeyBinding(.control("p"), keyTitle(.commands)) { [self] in screenPresenter.showPalette(keySections) },
            KeyBinding(KeyEvent(.character("?")), keyTitle(.keys)) { [self] in screenPresenter.showKeys(keySections) },
            KeyBinding(KeyEvent(.character("q")), keyTitle(.quit)) { [self] in screenPresenter.quit() },
        ]
    }

    /// Keys of where one is; each stands where it is answered and nowhere else.
    package var keySections: [KeySection] {
        KeySection.answering(viewSections + keyGroups) + componentSections
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
