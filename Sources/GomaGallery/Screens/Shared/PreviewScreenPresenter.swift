/// The base of the presenters of all screens with a preview: states, themes, keys, and the way out.
class PreviewScreenPresenter: GalleryScreenPresenter, SpeaksOnScreen {
    let services: GalleryServices
    let router: GalleryRouter
    let preview: PreviewPresenter
    /// Changes how the component is shown.
    let settings: PreviewSettingsPresenter
    /// Has the other states' components made, of the component on show.
    let tiles: BesideTilesPresenter
    weak var previewScreen: (any PreviewScreen)?
    var messageScreen: (any MessageScreen)? { previewScreen }
    /// How many themes the component is shown in at once.
    var themeCount = 1
    /// Keeps what is said of the time up to date while it goes faster or slower.
    var clock: AnyCancellable?
    /// The number of a state that was typed last, for which component and when.
    private var typed: (component: String?, number: Int, at: Duration)?
    private var actions: ActionLog.Subscription?
    private var requests: Owner.Subscription?
    private var takings: [Owner.Taking] = []

    init(services: GalleryServices, router: GalleryRouter) {
        self.services = services
        self.router = router
        preview = PreviewPresenter(services: services)
        settings = PreviewSettingsPresenter(services: services)
        tiles = BesideTilesPresenter(services: services)
        preview.onChange = { [weak self] in
            self?.previewScreen?.show(preview: $0)
            self?.showTiles()
        }
        preview.onFailure = { [weak self] in self?.say($0) }
        preview.onEditedChange = { [weak self] in
            self?.previewScreen?.show(edited: $0)
            self?.showTiles()
        }
        tiles.onMade = { [weak self] in self?.previewScreen?.tilesMade() }
        tiles.onFailure = { [weak self] in self?.say($0) }
        settings.onChange = { [weak self] in self?.settingsChanged($0) }
        settings.onPlain = { [weak self] in self?.themeCount = 1 }
        settings.onMessage = { [weak self] in self?.say($0) }
        settings.offeredColumns = { [weak self] in self?.previewScreen?.offeredColumns }
    }

    /// Called when the screen comes on top, at the start or again.
    func screenWillAppear() {
        actions = services.environment.actionLog.subscribe { [weak self] in self?.say($0.description) }
        requests = services.environment.owner.subscribe { [weak self] in self?.answer($0) }
        let owner = services.environment.owner
        takings = [
            services.outlet.takeCopies(of: owner) { [weak self] in self?.say($0) },
            owner.take(ChangeLanguage.self) { [weak self] in self?.answer($0) ?? .declined },
            owner.take(ChangeTheme.self) { [weak self] in self?.answer($0) ?? .declined },
        ]
        showTheme()
        showTime()
    }

    /// Shows the component in the theme in use.
    func showTheme() {
        previewScreen?.showTheme()
        arrange()
    }

    /// Says what a component asks for and nobody here takes.
    private func answer(_ asked: AskedRequest) {
        switch asked.request {
        case is CopyText, is ChangeLanguage, is ChangeTheme: break
        case let request where asked.isAwaited || type(of: request).isNotice: break
        default: say(text(.galleryAsks, ["request": asked.words]))
        }
    }

    /// Has the component made anew in the language that it asks for, once it knows that it gets it.
    private func answer(_ question: Question<ChangeLanguage>) -> RequestReply<Void> {
        let code = question.request.code
        guard !preview.isMaking else { return .declined }
        guard Localization(rawValue: code) != nil, question.asked.isAwaited else {
            return settings.selectLanguage(code) ? .done : .refused()
        }
        question.whenAnswered { [weak self] _ in self?.settings.selectLanguage(code) }
        return .done
    }

    private func answer(_ question: Question<ChangeTheme>) -> RequestReply<Void> {
        guard !preview.isMaking else { return .declined }
        return changeTheme { try services.themes.select(named: question.request.theme) } ? .done : .refused()
    }

    /// Shows the other states; called after the preview has another component, state, or other columns, characters, colours
    /// or themes. What is compared in several themes stands alone.
    func showTiles() {
        let (content, isNew) = tiles.show(preview.content?.component)
        previewScreen?.show(
            tiles: themeCount > 1 ? nil : content, current: preview.content?.stateIndex ?? 0, isNew: isNew)
    }

    /// Has the components of the other states made.
    func makeTiles() { tiles.make() }

    /// Called when the screen goes, or another comes on top.
    func screenWillDisappear() {
        actions = nil
        (requests, takings) = (nil, [])
        clock = nil
    }

    /// A digit of a state's number: the state that it names alone, or with the digit before where that was typed a moment ago.
    func showState(digit: Int) {
        let (now, component) = (services.time.wallTime, preview.content?.component.id)
        var number = digit
        if let typed, typed.component == component, now - typed.at <= Self.digitTime {
            let whole = 10 * typed.number + digit
            if preview.hasState(number: whole) { number = whole }
        }
        typed = (component, number, now)
        preview.showState(number: number)
    }

    /// How long a digit waits for the next one, by the clock on the wall.
    private static let digitTime = Duration.milliseconds(800)

    func selectNextTheme() { changeTheme(services.themes.selectNext) }

    /// - Returns: whether another theme is in use; why it is not is said.
    @discardableResult
    private func changeTheme(_ change: () throws -> Void) -> Bool {
        let isChanged = changeTheme(change, orSay: say)
        if isChanged { showTheme() }
        return isChanged
    }

    /// The component has got the keys.
    func componentEntered() { services.eventLog.record("enter component", preview.content?.component.id ?? "") }

    func leaveComponent() {
        services.eventLog.record("leave component")
        previewScreen?.leaveComponent()
    }

    /// Opens the list of the component's states.
    func showStates() {
        guard let shown = preview.content else { return }
        services.eventLog.record("show states", shown.component.id)
        router.showStates(of: shown.component, current: shown.stateIndex, edited: shown.editedStates) { [weak self] in
            self?.preview.showState(number: $0 + 1)
        }
    }

    /// Copies the component as it is offered its columns now, as `gomaui show --styles` prints it.
    func copyDump() {
        guard let dump = dump() else { return }
        say(services.outlet.copy(lines: dump.text, text(.galleryTheDump), as: "\(dump.name).txt"))
    }

    /// The dump of the component on show, and what to call a file that holds it; `nil`, and a message, where there is none.
    func dump() -> (text: String, name: String)? {
        guard let content = preview.content, let screen = previewScreen else { return nil }
        let width = screen.offeredColumns ?? content.component.defaultWidth
        return saying { (try content.dump(width: width), try content.fileName) }
    }

    // MARK: Status

    /// Where one is, for the status line.
    var statusPlace: String { "" }

    /// Where one is, how many colours the component has and how wide it is; what is not as usual is for the notes.
    var statusFacts: [String] {
        let settings = services.places.preview
        let width = settings.width == .standard ? previewScreen?.offeredColumns.map(services.words.columns) : nil
        let depth = settings.emulation.depth == nil ? services.themes.depth.title(in: services.words) : nil
        return [statusPlace, depth, width].compactMap(\.self)
    }

    /// What was done last, as long as it cannot be seen anyway.
    var lastEvent: String {
        guard let event = services.eventLog.events.last, !Self.evident.contains(event.name) else { return "" }
        return event.description
    }

    private static let evident: Set<String> = ["select component", "change filter", "enter component"]
}
