/// The screen with all states of a component, as its presenter sees it.
protocol ContactSheetScreen: MessageScreen {
    /// - Parameter isNew: whether the components have to be made anew.
    func show(_ content: TilesContent, selected: Int, isNew: Bool)
    func show(notes: [String], theme: String)
    /// Says what is not as usual by now; all else stays as it is.
    func update(notes: [String])
    /// Columns that each state is offered now; `nil` before the screen has a size.
    var offeredColumns: Int? { get }
}

/// The presenter of a component's contact sheet: which of its states is selected.
final class ContactSheetPresenter: GalleryScreenPresenter, SpeaksOnScreen {
    private let component: ComponentDescriptor
    /// Tells the state from a file that is shown in place of one of the component's own.
    private let given: (Int) -> GivenState?
    let services: GalleryServices
    let router: GalleryRouter
    /// Changes how the states are shown.
    let settings: PreviewSettingsPresenter
    weak var screen: (any ContactSheetScreen)?
    var messageScreen: (any MessageScreen)? { screen }
    private(set) var selected: Int

    init(
        _ component: ComponentDescriptor, given: @escaping (Int) -> GivenState? = { _ in nil },
        services: GalleryServices, router: GalleryRouter
    ) {
        self.component = component
        self.given = given
        self.services = services
        self.router = router
        settings = PreviewSettingsPresenter(services: services)
        selected = services.places[component]
        settings.onChange = { [weak self] in self?.show(isNew: $0 == .component) }
        settings.onMessage = { [weak self] in self?.say($0) }
        settings.offeredColumns = { [weak self] in self?.screen?.offeredColumns }
    }

    func screenWillAppear() { show(isNew: true) }

    /// Shows the states in the theme in use.
    func showTheme() { show(isNew: false) }

    private func show(isNew: Bool) {
        screen?.show(TilesContent(component, services: services), selected: selected, isNew: isNew)
        showNotes()
    }

    /// Says how many columns there are by now.
    func roomChanged() { screen?.update(notes: notes) }

    private func showNotes() { screen?.show(notes: notes, theme: services.themes.current.title) }

    /// What is not as usual; of columns that were asked for, those for which there is room.
    private var notes: [String] {
        var settings = services.places.preview
        if case .columns(let count) = settings.width, let offered = screen?.offeredColumns {
            settings.width = .columns(min(count, offered))
        }
        return settings.notes(in: services.words)
    }

    /// A component at work in one of its states, or in a file's, with what has been edited in it; `nil`, and a message, where
    /// it cannot be made.
    func instance(stateAt index: Int) -> ComponentInstance? {
        do {
            return try services.previews.exhibit(of: component, stateAt: index, given: given(index))
        } catch {
            say("\(component.name), \(component.states[index].name): \(error)")
            return nil
        }
    }

    func select(_ index: Int) {
        guard index != selected, component.states.indices.contains(index) else { return }
        services.eventLog.record("select state", component.states[index].name)
        selected = index
        showNotes()
    }

    /// Goes to a state on the component's own screen.
    func open(_ index: Int) {
        services.eventLog.record("show state", "\(component.id) \(component.states[index].name)")
        services.places[component] = index
        router.back()
    }

    /// Opens the list of the component's states, to select one.
    func showStates() {
        services.eventLog.record("show states", component.id)
        router.showStates(of: component, current: selected, edited: services.edits.editedStates(of: component)) {
            [weak self] in
            self?.select($0)
            self?.show(isNew: false)
        }
    }

    /// Says where that can be done that cannot be done here.
    func explain() { say(text(.galleryExplainSheet)) }

    /// Copies the selected state as it is offered its columns now, as `gomaui show --styles` prints it.
    func copyDump() {
        guard let instance = instance(stateAt: selected) else { return }
        let content = PreviewContent(
            component: component, stateIndex: selected, instance: instance, file: given(selected)?.file)
        saying {
            let dump = try content.dump(width: screen?.offeredColumns ?? component.defaultWidth)
            say(services.outlet.copy(lines: dump, text(.galleryTheDump), as: "\(try content.fileName).txt"))
        }
    }

    func selectNextTheme() {
        if changeTheme(services.themes.selectNext, orSay: say) { showTheme() }
    }

    func back() {
        services.eventLog.record("close contact sheet")
        router.back()
    }
}
