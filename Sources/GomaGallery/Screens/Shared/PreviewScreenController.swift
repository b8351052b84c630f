/// The base of the controllers of all screens with a preview: their keys, and the status line.
class PreviewScreenController: StatusScreenController, PreviewScreen {
    private let presenter: PreviewScreenPresenter
    private let preview: PreviewView
    private let states: StatesView
    private let strip: StateStripView
    private var notes: [String] = []

    init(
        presenter: PreviewScreenPresenter, showing screen: View, states: StatesView, strip: StateStripView,
        status: StatusBar
    ) {
        self.presenter = presenter
        preview = states.preview
        (self.states, self.strip) = (states, strip)
        super.init(presenter, showing: screen, status: status)
        presenter.previewScreen = self
        strip.onSelect = { [weak self] in self?.choose(stateAt: $0) }
        states.onSelect = { [weak self] in self?.choose(stateAt: $0) }
        states.onNeedsComponents = { [weak presenter] in presenter?.makeTiles() }
        states.tiles.makeInstance = { [weak presenter] in presenter?.tiles.instance(stateAt: $0) }
        preview.onOfferChange = { [weak self] in self?.showFacts() }
        preview.onLeave = { [weak presenter] in presenter?.leaveComponent() }
    }

    /// Component and state.
    override var title: String? { presenter.preview.content?.title }

    // MARK: To override

    /// Keys of this screen alone; they stand between those for states and those for everything.
    var ownBindings: [KeyBinding] { [] }

    /// Keys of this screen alone for how the component is looked at.
    var ownPreviewBindings: [KeyBinding] { [] }

    /// The keys that matter most while they belong to the gallery.
    var galleryHints: [(label: String, title: String)] { [] }

    func show(preview: PreviewContent?) {
        if let preview { show(edited: preview) }
        showStatus()
    }

    /// What stands behind the name of the state on show in place of a mark; may be empty.
    func note(on content: PreviewContent) -> String { "" }

    override func viewWillDisappear() { presenter.screenWillDisappear() }

    func leaveComponent() { showStatus() }

    /// Shows the state that was clicked.
    func choose(stateAt index: Int) { presenter.preview.showState(number: index + 1) }

    /// Called when the keys have gone into the component or come out of it, by whatever way.
    func keysMoved(intoComponent isInside: Bool) {}

    // MARK: Keys

    override var keyGroups: [KeySection] {
        [
            KeySection(
                text(.gallerySection), stateBindings + ownBindings + leadingBindings + commonBindings),
            KeySection(
                text(.galleryPreviewSection),
                presenter.settings.bindings
                    + KeyBinding.sideways(in: words) { [preview] in preview.pan(by: $0) }
                    + ownPreviewBindings),
            KeySection(text(.galleryTimeSection), timeBindings),
        ]
    }

    override var componentSections: [KeySection] {
        preview.component.map { KeySection.parts(of: $0, in: words.language) } ?? []
    }

    /// Into the component, and through its states.
    private var stateBindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.tab), text(.galleryGoInside)) { [self] in enterComponent() },
            key("[", text(.galleryPreviousState)) { $0.preview.showPreviousState() },
            key("]", text(.galleryNextState)) { $0.preview.showNextState() },
            KeyBinding(.digits, text(.galleryStateByNumber)) { [self] key in
                presenter.showState(digit: key.text?.wholeNumberValue ?? 0)
            },
            KeyBinding(KeyEvent(.character("s")), text(.galleryStateList)) { [self] in presenter.showStates() },
        ]
    }

    /// What leads on to other screens.
    private var leadingBindings: [KeyBinding] {
        [
            key("t", text(.galleryTheme)) { $0.selectNextTheme() }, key("T", text(.galleryThemes)) { $0.showThemes() },
            key("E", text(.galleryEvents)) { $0.showEvents() },
            KeyBinding(.copy, text(.galleryCopyShown)) { [presenter] in presenter.copyDump() },
        ]
    }

    /// How time goes for the component.
    private var timeBindings: [KeyBinding] {
        [
            KeyBinding(.space, text(.galleryPause)) { [self] in presenter.togglePause() },
            key(".", text(.galleryStep)) { $0.stepTime() },
            key("<", text(.gallerySlower)) { $0.slowDown() },
            key(">", text(.galleryFaster)) { $0.speedUp() },
        ]
    }

    private func key(
        _ character: Character, _ title: String, _ action: @escaping (PreviewScreenPresenter) -> Void
    ) -> KeyBinding {
        KeyBinding(KeyEvent(.character(character)), title) { [presenter] in action(presenter) }
    }

    /// What was said stays to be read where nobody moved the focus.
    override func focusChanged() {
        noteEntering()
        if !focus.isLost(movingTo: window?.focusedView, in: preview) { showStatus() }
    }

    /// Notes down that the component has got the keys, by whatever way; a box over the screen takes them for a while only.
    private func noteEntering() {
        guard let focused = window?.focusedView, focused.isDescendant(of: view) else {
            if window?.focusedView == nil { isInside = false }
            return
        }
        let isNowInside = preview.component.map(focused.isDescendant) ?? false
        if isNowInside, !isInside { presenter.componentEntered() }
        isInside = isNowInside
    }

    /// Whether the component had the keys when this screen had them last.
    private var isInside = false { didSet { if isInside != oldValue { keysMoved(intoComponent: isInside) } } }
    private var focus = FocusTracker()

    func enterComponent() {
        preview.focusComponent() ? showStatus() : show(message: text(.galleryNoKeysInside))
    }

    // MARK: Status

    func showTheme() { showStatus() }

    override final func themeChanged() { presenter.showTheme() }

    /// Says no more what holds no more, once something else is shown.
    final func hideMessage() { _ = status.takeMessage() }

    final func show(notes: [String]) {
        guard notes != self.notes else { return }
        self.notes = notes
        showStatus()
    }

    final func update(notes: [String]) {
        self.notes = notes
        status.update(notes: notes)
    }

    final func refreshStatus() {
        presenter.showTime()
        showStatus()
    }

    final func showStatus() {
        status.show(
            keys: hints, facts: presenter.statusFacts, notes: notes, place: presenter.services.themes.current.title,
            event: presenter.lastEvent)
    }

    /// Says where one is, and leaves a message as it is.
    private func showFacts() { status.show(facts: presenter.statusFacts) }

    // MARK: Preview

    final func show(edited content: PreviewContent) {
        strip.show(
            content.component.states, current: content.stateIndex, edited: content.editedStates,
            note: note(on: content))
    }

    final func show(_ arrangement: PreviewArrangement) { preview.arrangement = arrangement }

    final func show(tiles content: TilesContent?, current: Int, isNew: Bool) {
        states.show(content, current: current, isNew: isNew)
    }

    final func tilesMade() { states.componentsMade() }

    final var offeredColumns: Int? { preview.offeredColumns }

    override final var hints: [(label: String, title: String)] {
        guard let component = preview.component, let focus = window?.focusedView, focus.isDescendant(of: component)
        else { return galleryHints }
        return [("Esc", text(.galleryLeaveComponent))]
            + KeySection.focused(focus, of: component, in: words.language).keys
    }
}
