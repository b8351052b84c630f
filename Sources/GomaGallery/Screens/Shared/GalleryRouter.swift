/// The navigation between screens.
@MainActor
package final class GalleryRouter {
    package weak var window: Window?
    private weak var table: CatalogueViewController?
    /// The presenter of the component's screen, as long as that is open.
    private weak var opened: ComponentPresenter?
    package let services: GalleryServices
    /// Called when the gallery is to end.
    private let onQuit: () -> Void
    /// Asked first by the key that ends the program, on whatever screen; where not, it says why.
    package var mayQuit: () -> Bool = { true }

    package init(services: GalleryServices, onQuit: @escaping () -> Void) {
        self.services = services
        self.onQuit = onQuit
        services.themes.onReload = { [weak self] in self?.showTheme() }
    }

    /// Makes the gallery's window with the table of components in it.
    package func makeWindow(size: Size) -> Window {
        let table = CatalogueViewController(presenter: CataloguePresenter(services: services, router: self))
        self.table = table
        return makeWindow(size: size, showing: table)
    }

    /// Makes the window that all screens are shown in, with the first of them in it.
    package func makeWindow(size: Size, showing screen: ViewController) -> Window {
        let window = Window(
            size: size, root: screen, glyphs: services.environment.glyphs,
            background: .role(.backgroundPrimary), scheduler: services.environment.scheduler)
        self.window = window
        return window
    }

    /// - Parameters:
    ///   - state: a state from a file to begin with.
    ///   - panel: what stands open beside the component.
    func openComponent(_ component: ComponentDescriptor, in state: GivenState? = nil, panel: PanelKind? = nil) {
        let presenter = ComponentPresenter(component, in: state, services: services, router: self)
        opened = presenter
        window?.present(ComponentViewController(presenter: presenter))
        if let panel { presenter.open(panel) }
    }

    func showKeys(_ sections: [KeySection]) {
        let commands = KeyBinding(.control("p"), services.words.title(.commands)) { [weak self] in
            self?.back()
            self?.showPalette(sections)
        }
        let list = KeyListController(
            sections, style: .goma, keys: [commands], isNamedBelow: false, words: services.words.title
        ) { [weak self] in self?.back() }
        window?.present(list, as: .sheet)
    }

    /// Lists commands and, where the gallery is open around them, components; what is chosen is run where the palette was
    /// opened.
    func showPalette(_ sections: [KeySection]) {
        let components = table == nil ? [] : services.registry.components
        present(.palette(sections, components: components, in: services.words) { [weak self] in self?.go(to: $0) })
    }

    /// Opens a component from wherever one is; Esc leads from there to the table.
    /// - Parameter panel: what stands open beside it.
    func go(to component: ComponentDescriptor, panel: PanelKind? = nil) {
        guard let table else { return }
        while let window, window.topController !== table { window.dismiss() }
        services.eventLog.record("open component", component.id)
        services.places.current = component
        openComponent(component, panel: panel)
    }

    /// Lists a component's states.
    /// - Parameters:
    ///   - edited: places of the states that have been edited.
    ///   - onChoose: told the place of the state that somebody chose.
    func showStates(
        of component: ComponentDescriptor, current: Int, edited: Set<Int>, onChoose: @escaping (Int) -> Void
    ) {
        present(.states(of: component, current: current, edited: edited, in: services.words, onChoose: onChoose))
    }

    private func present(_ choices: ChoiceList) {
        window?.present(ChoiceViewController(choices, services: services, router: self), as: .sheet)
    }

    package func showEvents() {
        let presenter = EventsPresenter(services: services, router: self)
        window?.present(EventsViewController(presenter: presenter))
    }

    /// Says in the status line again how many colours there are and how time goes, after either has become known.
    package func refreshStatus() { (window?.topController as? PreviewScreenController)?.refreshStatus() }

    /// Says something in the status line of the screen on top, or of the one below a sheet that has none.
    package func show(message: String) {
        screensInView.compactMap { $0 as? any MessageScreen }.first?.show(message: message)
    }

    /// Shows the theme in use, which has been read again.
    private func showTheme() {
        for screen in screensInView { (screen as? any GalleryScreenController)?.themeChanged() }
    }

    /// The screen on top, and the one that is seen below a sheet.
    private var screensInView: [ViewController] {
        guard let window, let top = window.topController else { return [] }
        return [top, window.fullScreen(below: top)].compactMap(\.self)
    }

    /// - Parameter onSelect: told after another theme has been taken into use there.
    func showThemes(onSelect: @escaping () -> Void) {
        let presenter = ThemesPresenter(services: services, router: self, onSelect: onSelect)
        window?.present(ThemesViewController(presenter: presenter))
    }

    /// - Parameter given: tells the state from a file that is shown in place of one of the component's own.
    func showContactSheet(of component: ComponentDescriptor, given: @escaping (Int) -> GivenState?) {
        let presenter = ContactSheetPresenter(component, given: given, services: services, router: self)
        window?.present(ContactSheetViewController(presenter: presenter))
    }

    /// - Parameter given: tells the state from a file that is shown in place of one of the component's own.
    func showDifferences(of component: ComponentDescriptor, given: @escaping (Int) -> GivenState?) {
        let presenter = DifferencesPresenter(component, given: given, services: services, router: self)
        window?.present(DifferencesViewController(presenter: presenter))
    }

    /// Lists rows of which one is chosen; the current one is selected at first.
    func showChoices(_ title: String, _ rows: [GalleryRow], onChoose: @escaping (GalleryRow) -> Void) {
        let filter = services.words.text(.galleryFilter)
        present(ChoiceList(title: title, placeholder: filter, rows: rows, onChoose: onChoose))
    }

    package func back() { window?.dismiss() }

    package func quit() { onQuit() }
}

extension GalleryRouter {
    /// Opens the screen of one component in one of its states, as a command line asks for.
    /// - Parameters:
    ///   - state: a state from a file to begin with, over the one of its own.
    ///   - width: columns offered to it; as last time unless given.
    ///   - panel: what stands open beside it.
    package func open(
        _ component: ComponentDescriptor, stateAt index: Int, in state: GivenState? = nil, width: Int? = nil,
        panel: PanelKind? = nil
    ) {
        if let width { services.places.preview.width = .columns(width) }
        choose(component, stateAt: index)
        openComponent(component, in: state, panel: panel)
    }

    /// Shows a state from a file on the component's screen and those over it, as long as that is open, in place of one of its
    /// own.
    package func show(_ state: GivenState, of component: ComponentDescriptor, stateAt index: Int) {
        opened?.show(state, of: component, stateAt: index)
        for screen in screensInView { (screen as? any GalleryScreenController)?.fileStateChanged() }
    }

    /// Whether a component's own screen is open.
    package func isOpen(_ component: ComponentDescriptor) -> Bool { opened?.component.id == component.id }

    /// Makes the table begin at one component in one of its states.
    func choose(_ component: ComponentDescriptor, stateAt index: Int) {
        services.places[component] = index
        services.places.current = component
        table?.showCurrent()
    }

    /// The screen that somebody is on, sheets left out, and the panel that stands open there.
    var place: (screen: GalleryPlace.Screen, panel: String?) {
        guard let opened else { return (.table, nil) }
        return (.component, opened.panel?.rawValue)
    }
}

extension GalleryRouter {
    /// Makes a window in which changes are decided on, and nothing else.
    package func makeWindow(size: Size, approval: ApprovalInteractor) -> Window {
        let presenter = ApprovalPresenter(interactor: approval, services: services, router: self)
        return makeWindow(size: size, showing: ApprovalViewController(presenter: presenter))
    }
}
