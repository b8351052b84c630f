import GomaUI
import TerminalKit

/// The screen with all states of a component, as its presenter sees it.
@MainActor
protocol ContactSheetScreen: AnyObject {
    func show(_ content: ContactSheetContent, selected: Int)
    func show(notes: [String], theme: String)
    func show(message: String)
}

/// What the sheet shows.
struct ContactSheetContent {
    let component: ComponentDescriptor
    let settings: PreviewSettings
    /// The characters of the components; `nil` for those of the window.
    let glyphs: Glyphs?
    /// How their cells look; `nil` leaves them as everything else on the screen.
    let colors: EmulatedColors?
}

/// Holds the state of a component's contact sheet: which of its states is selected.
@MainActor
final class ContactSheetPresenter {
    private let component: ComponentDescriptor
    private let interactor: GalleryInteractor
    private let router: GalleryRouter
    weak var screen: (any ContactSheetScreen)?
    private(set) var selected: Int

    init(_ component: ComponentDescriptor, interactor: GalleryInteractor, router: GalleryRouter) {
        self.component = component
        self.interactor = interactor
        self.router = router
        selected = interactor.stateIndex(of: component)
    }

    func screenWillAppear() {
        let settings = interactor.previewSettings
        let depth = settings.emulation.depth
        screen?.show(
            ContactSheetContent(
                component: component, settings: settings,
                glyphs: settings.emulation.isASCII == nil ? nil : interactor.environment.glyphs,
                colors: depth.map { EmulatedColors(interactor.currentTheme, depth: $0) }), selected: selected)
        screen?.show(notes: settings.notes, theme: interactor.themeTitle)
    }

    /// A component at work in one of its states; `nil`, and a message, where it cannot be made.
    func instance(stateAt index: Int) -> ComponentInstance? {
        do {
            return try interactor.instance(of: component, stateAt: index)
        } catch {
            screen?.show(message: "\(component.name), \(component.states[index].name): \(error)")
            return nil
        }
    }

    func select(_ index: Int) {
        guard index != selected else { return }
        interactor.record("select state", component.states[index].name)
        selected = index
    }

    /// Goes to a state on the component's own screen.
    func open(_ index: Int) {
        interactor.record("show state", "\(component.id) \(component.states[index].name)")
        interactor.rememberState(index, of: component)
        router.back()
    }

    func selectNextTheme() {
        do {
            try interactor.selectNextTheme()
            interactor.record("select theme", interactor.themeTitle)
            screenWillAppear()
        } catch {
            screen?.show(message: "\(error)")
        }
    }

    func showKeys(_ sections: [KeySection]) {
        interactor.record("show keys")
        router.showKeys(sections)
    }

    func showPalette(_ sections: [KeySection]) {
        interactor.record("show commands")
        router.showPalette(sections)
    }

    func back() {
        interactor.record("close contact sheet")
        router.back()
    }

    func quit() {
        interactor.record("quit")
        router.quit()
    }
}
