import GomaUI
import TerminalKit

/// Leads from screen to screen.
@MainActor
public final class GalleryRouter {
    private weak var window: Window?
    let services: GalleryServices
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

    func showContactSheet(of component: ComponentDescriptor) {
        let interactor = GalleryInteractor(services: services)
        let presenter = ContactSheetPresenter(component, interactor: interactor, router: self)
        window?.present(ContactSheetViewController(presenter: presenter))
    }

    func showDifferences(of component: ComponentDescriptor) {
        let interactor = GalleryInteractor(services: services)
        let presenter = DifferencesPresenter(component, interactor: interactor, router: self)
        window?.present(DifferencesViewController(presenter: presenter))
    }

    /// A sheet to choose from; what is chosen has to close it.
    func showChoices(_ title: String, _ rows: [GalleryRow], onChoose: @escaping (GalleryRow) -> Void) {
        let sheet = ChoicesViewController(title, rows, onChoose: onChoose) { [weak self] in self?.back() }
        window?.present(sheet, as: .sheet)
    }

    func back() { window?.dismiss() }

    func quit() { onQuit() }
}

extension GalleryRouter {
    /// Opens the screen of one component in one of its states, as a command line asks for.
    /// - Parameters:
    ///   - state: a state from a file to begin with, over the one of its own.
    ///   - width: columns offered to it; as last time unless given.
    public func open(
        _ component: ComponentDescriptor, stateAt index: Int, in state: GivenState? = nil, width: Int? = nil
    ) {
        if let width { services.places.preview.width = .columns(width) }
        services.places[component] = index
        services.places.current = component
        openComponent(component, in: state)
    }
}

extension GalleryRouter {
    /// Makes a window in which changes are decided on, and nothing else.
    public func makeWindow(size: Size, approval: ApprovalInteractor) -> Window {
        let presenter = ApprovalPresenter(
            interactor: approval, gallery: GalleryInteractor(services: services), router: self)
        let window = Window(
            size: size, root: ApprovalViewController(presenter: presenter), glyphs: services.environment.glyphs,
            background: .role(.backgroundPrimary))
        self.window = window
        return window
    }
}
