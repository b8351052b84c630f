import GomaUI
import TerminalKit

/// Leads from screen to screen.
@MainActor
public final class GalleryRouter {
    private weak var window: Window?
    private let services: GalleryServices
    /// Called when the gallery is to end.
    private let onQuit: () -> Void

    public init(services: GalleryServices, onQuit: @escaping () -> Void) {
        self.services = services
        self.onQuit = onQuit
    }

    /// Makes the gallery's window with the table of components in it.
    public func makeWindow(size: Size) -> Window {
        let interactor = GalleryInteractor(services: services)
        let presenter = CataloguePresenter(interactor: interactor, router: self)
        let window = Window(
            size: size, root: CatalogueViewController(presenter: presenter), glyphs: services.environment.glyphs,
            background: .role(.backgroundPrimary))
        self.window = window
        return window
    }

    /// - Parameter state: a state from a file to begin with.
    func openComponent(_ component: ComponentDescriptor, in state: GivenState? = nil) {
        let interactor = GalleryInteractor(services: services)
        let presenter = ComponentPresenter(component, in: state, interactor: interactor, router: self)
        window?.present(ComponentViewController(presenter: presenter))
    }

    func showKeys(_ sections: [KeySection]) {
        window?.present(KeysViewController(sections: sections) { [weak self] in self?.back() }, as: .sheet)
    }

    func showThemes() {
        let presenter = ThemesPresenter(interactor: GalleryInteractor(services: services), router: self)
        window?.present(ThemesViewController(presenter: presenter))
    }

    func back() { window?.dismiss() }

    func quit() { onQuit() }
}

extension GalleryRouter {
    /// Opens the screen of one component in one of its states, as a command line asks for.
    /// - Parameter state: a state from a file to begin with, over the one of its own.
    public func open(_ component: ComponentDescriptor, stateAt index: Int, in state: GivenState? = nil) {
        services.places[component] = index
        services.places.current = component
        openComponent(component, in: state)
    }
}
