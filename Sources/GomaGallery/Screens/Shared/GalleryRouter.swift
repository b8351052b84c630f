import GomaUI
import TerminalKit

/// A screen with a line for messages.
@MainActor
protocol MessageScreen: AnyObject {
    func show(message: String)
}

/// Leads from screen to screen.
@MainActor
public final class GalleryRouter {
    private weak var window: Window?
    private weak var table: ViewController?
    /// The component's screen, as long as it is open.
    private weak var componentScreen: ComponentViewController?
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
        let table = CatalogueViewController(presenter: presenter)
        let window = Window(
            size: size, root: table, glyphs: services.environment.glyphs,
            background: .role(.backgroundPrimary))
        self.window = window
        self.table = table
        return window
    }

    func openComponent(_ component: ComponentDescriptor, panel: PanelKind? = nil) {
        let interactor = GalleryInteractor(services: services)
        let presenter = ComponentPresenter(component, interactor: interactor, router: self)
        let screen = ComponentViewController(presenter: presenter)
        componentScreen = screen
        window?.present(screen)
        if let panel { presenter.open(panel) }
    }

    func showKeys(_ sections: [KeySection]) {
        let keys = KeysViewController(sections: sections) { [weak self] in self?.back() }
        keys.onCommands = { [weak self] in
            self?.back()
            self?.showPalette(sections)
        }
        window?.present(keys, as: .sheet)
    }

    /// Lists commands and components; what is chosen is run where the palette was opened.
    func showPalette(_ sections: [KeySection]) {
        present(.palette(sections, components: services.registry.components) { [weak self] in self?.go(to: $0) })
    }

    /// Opens a component from wherever one is; Esc leads from there to the table.
    private func go(to component: ComponentDescriptor) {
        while let window, window.topController !== table { window.dismiss() }
        GalleryInteractor(services: services).record("open component", component.id)
        services.places.current = component
        openComponent(component)
    }

    /// Lists a component's states.
    /// - Parameter onChoose: told the place of the state that somebody chose.
    func showStates(of component: ComponentDescriptor, current: Int, onChoose: @escaping (Int) -> Void) {
        present(.states(of: component, current: current, onChoose: onChoose))
    }

    private func present(_ choices: ChoiceList) {
        let presenter = ChoicePresenter(choices, interactor: GalleryInteractor(services: services), router: self)
        window?.present(ChoiceViewController(presenter: presenter), as: .sheet)
    }

    func showEvents() {
        let presenter = EventsPresenter(interactor: GalleryInteractor(services: services), router: self)
        window?.present(EventsViewController(presenter: presenter))
    }

    /// Says something in the status line of the screen on top.
    public func show(message: String) { (window?.topController as? any MessageScreen)?.show(message: message) }

    func showThemes() {
        let presenter = ThemesPresenter(interactor: GalleryInteractor(services: services), router: self)
        window?.present(ThemesViewController(presenter: presenter))
    }

    func back() { window?.dismiss() }

    func quit() { onQuit() }
}

extension GalleryRouter {
    /// Opens the screen of one component in one of its states, as a command line asks for.
    /// - Parameter panel: what stands open beside it.
    public func open(_ component: ComponentDescriptor, stateAt index: Int, panel: PanelKind? = nil) {
        choose(component, stateAt: index)
        openComponent(component, panel: panel)
    }

    /// Makes the table begin at one component in one of its states.
    func choose(_ component: ComponentDescriptor, stateAt index: Int) {
        services.places[component] = index
        services.places.current = component
        (table as? CatalogueViewController)?.showCurrent()
    }

    /// The screen that somebody is on, sheets left out, and the panel that stands open there.
    var place: (screen: GalleryPlace.Screen, panel: String?) {
        guard let screen = componentScreen else { return (.table, nil) }
        return (.component, screen.panelKind?.rawValue)
    }
}
