/// The presenter of one component's screen.
final class ComponentPresenter: PreviewScreenPresenter {
    let component: ComponentDescriptor
    weak var screen: ComponentViewController?
    /// What stands open beside the component.
    private(set) var panel: PanelKind?
    /// A state from a file to begin with.
    private var given: GivenState?

    init(
        _ component: ComponentDescriptor, in state: GivenState? = nil, services: GalleryServices,
        router: GalleryRouter
    ) {
        self.component = component
        given = state
        super.init(services: services, router: router)
        preview.recordsSession = true
    }

    override func screenWillAppear() {
        super.screenWillAppear()
        if let given {
            preview.show(component, in: given)
            self.given = nil
        } else {
            preview.show(component)
        }
    }

    /// Shows a state from a file that has been read again, in place of the one over which it was read, unless another
    /// component is on show.
    func show(_ state: GivenState, of other: ComponentDescriptor, stateAt index: Int) {
        guard other.id == component.id else { return }
        services.eventLog.record("read state file", state.file)
        services.places[component] = index
        preview.show(component, in: state)
    }

    /// Writes what was done to the component as a script that plays it again, with the state that came of it.
    func saveSession() {
        services.eventLog.record("save session", component.id)
        guard let session = preview.session else { return }
        do {
            say(try services.sessions.save(session))
            preview.noteSaved()
        } catch let error as SessionError {
            say(error.words(in: services.words))
        } catch {
            say("\(error)")
        }
    }

    /// Writes the component as it is offered its columns now, as `gomaui show --styles` prints it.
    func saveDump() {
        services.eventLog.record("save dump", component.id)
        guard let dump = dump() else { return }
        say(services.outlet.save(dump.text, as: "\(dump.name).txt"))
    }

    /// Takes the last edit of the state on show back, and says which that was.
    func undo() {
        services.eventLog.record("undo", preview.content?.state.name ?? "")
        say(words(for: preview.undo(), as: .galleryUndone) ?? text(.galleryNothingToUndo))
    }

    /// Makes the edit again that was taken back last.
    func redo() {
        services.eventLog.record("redo", preview.content?.state.name ?? "")
        say(words(for: preview.redo(), as: .galleryRedone) ?? text(.galleryNothingToRedo))
    }

    private func words(for edit: StateEdit?, as sentence: LocalizationKey) -> String? {
        edit.map { text(sentence, ["edit": $0.words(in: services.words)]) }
    }

    override var statusPlace: String { preview.content?.state.name ?? "" }

    // MARK: Other states

    /// Shows other states beside the one on show, or that alone; says why where there is no choice.
    func toggleTiles() {
        if let reason = reasonToStandAlone { return say(text(reason)) }
        services.places.showsTiles.toggle()
        services.eventLog.record(services.places.showsTiles ? "show other states" : "show one state")
        showTiles()
        if services.places.showsTiles, screen?.hasRoomForTiles == false { say(text(.galleryRoomForStates)) }
    }

    /// Why the state on show stands alone, however much room there is.
    private var reasonToStandAlone: LocalizationKey? {
        if component.states.count == 1 { return .galleryNoOtherState }
        if themeCount > 1 { return .galleryAloneInThemes }
        return services.places.preview.width == .fit ? .galleryAloneInAllColumns : nil
    }

    // MARK: Panels

    /// Opens a panel, in place of the one that is open.
    func open(_ kind: PanelKind) {
        services.eventLog.record("open panel", kind.rawValue)
        panel = kind
        screen?.show(panel: kind)
    }

    /// Opens a panel, or closes it where it is open already.
    func toggle(_ kind: PanelKind) { panel == kind ? closePanel() : open(kind) }

    func closePanel() {
        guard let kind = panel else { return }
        services.eventLog.record("close panel", kind.rawValue)
        panel = nil
        screen?.show(panel: nil)
    }

    /// One level out: the open panel goes first, then the screen.
    func leave() { panel == nil ? back() : closePanel() }

    func showContactSheet() {
        services.eventLog.record("open contact sheet", component.id)
        router.showContactSheet(of: component) { [weak preview] in preview?.givenState(inPlaceOf: $0) }
    }

    func showDifferences() {
        services.eventLog.record("open differences", component.id)
        router.showDifferences(of: component) { [weak preview] in preview?.givenState(inPlaceOf: $0) }
    }

    private func back() {
        services.eventLog.record("back to the table")
        router.back()
    }
}
