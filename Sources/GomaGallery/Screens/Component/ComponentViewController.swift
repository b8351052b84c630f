/// The controller of the screen of one component.
final class ComponentViewController: PreviewScreenController {
    private let presenter: ComponentPresenter
    private let slide: PanelSlide
    private let screenView: ComponentScreenView

    init(presenter: ComponentPresenter) {
        self.presenter = presenter
        slide = PanelSlide(in: presenter.services.environment, time: presenter.services.time)
        screenView = ComponentScreenView(slide: slide, words: presenter.services.words)
        super.init(
            presenter: presenter, showing: screenView, states: screenView.states, strip: screenView.strip,
            status: screenView.status)
        presenter.screen = self
    }

    override func viewWillAppear() { presenter.screenWillAppear() }

    /// A key may have stopped time, with a panel on its way.
    override func handle(_ key: KeyEvent) -> Bool {
        defer { slide.finishIfTimeStands() }
        return super.handle(key)
    }

    /// The keys of an open panel stay its own.
    override var fallbackFocus: View? { screenView.panel?.initialFocus }

    override var ownBindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.enter), text(.galleryGoInside)) { [self] in enterComponent() },
            KeyBinding(KeyEvent(.left), text(.galleryPreviousState)) { [self] in
                presenter.preview.showPreviousState()
            },
            KeyBinding(KeyEvent(.right), text(.galleryNextState)) { [self] in presenter.preview.showNextState() },
        ]
            + PanelKind.allCases.map { kind in
                let title = presenter.panel == kind ? kind.closing : kind.opening
                return KeyBinding(KeyEvent(.character(kind.key)), text(title)) { [self] in presenter.toggle(kind) }
            } + [
                KeyBinding(KeyEvent(.character("d")), text(.galleryDump)) { [self] in presenter.saveDump() },
                KeyBinding(KeyEvent(.character("S")), text(.gallerySaveSession)) { [self] in presenter.saveSession() },
                KeyBinding(KeyEvent(.character("z")), text(.galleryUndoEdit)) { [self] in presenter.undo() },
                KeyBinding(KeyEvent(.character("Z")), text(.galleryRedoEdit)) { [self] in presenter.redo() },
                KeyBinding(KeyEvent(.escape), keyTitle(.back)) { [self] in presenter.leave() },
            ]
    }

    override var viewSections: [KeySection] { screenView.panel?.keySections ?? [] }

    override var ownPreviewBindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.character("=")), text(.galleryOneThemeMore)) { [self] in presenter.showNextTheme() },
            KeyBinding(KeyEvent(.character("o")), text(.galleryAlone)) { [self] in
                hideMessage()
                presenter.toggleTiles()
            },
            KeyBinding(KeyEvent(.character("A")), text(.galleryAllStates)) { [self] in presenter.showContactSheet() },
            KeyBinding(KeyEvent(.character("D")), text(.galleryCompareStates)) { [self] in
                presenter.showDifferences()
            },
        ]
            + KeyBinding.upAndDown(
                in: words, byRow: { [screenView] in screenView.preview.scroll(by: $0) },
                byPage: { [screenView] in screenView.preview.scrollByPage($0) })
    }

    override var galleryHints: [(label: String, title: String)] {
        let lasting = [("?", keyTitle(.keys)), ("q", keyTitle(.quit))]
        guard let panel = screenView.panel, window?.focusedView?.isDescendant(of: panel) ?? false else {
            return [
                ("[ ]", text(.galleryState)), ("Tab", text(.galleryGoInside)), ("Esc", keyTitle(.back)),
                ("t", text(.galleryTheme)),
            ] + lasting
        }
        if panel.takesText { return panel.textHints }
        var hints = panel.hints
        if panel.isFiltered { hints = hints.filter { $0.label != "Esc" } + [("Esc", text(.galleryShowAll))] }
        return hints + lasting
    }

    override func show(preview: PreviewContent?) {
        if let preview { screenView.show(preview) }
        super.show(preview: preview)
    }

    override func showTheme() {
        screenView.panel?.themeChanged()
        super.showTheme()
    }

    /// The file that the state comes from, and that it has been edited.
    override func note(on content: PreviewContent) -> String {
        [content.file ?? "", content.isEdited ? text(.galleryEdited) : ""].filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    /// Whether there is room for other states.
    var hasRoomForTiles: Bool { screenView.states.hasRoomForTiles }

    override func keysMoved(intoComponent isInside: Bool) {
        if isInside {
            screenView.panel?.componentGotKeys()
        } else {
            screenView.panel?.componentLostKeys()
        }
        screenView.setNeedsLayout()
    }

    /// The keys go back to the open panel, else to the gallery.
    override func leaveComponent() {
        window?.focus(nil)
        if screenView.panel != nil { focusPanel() }
        super.leaveComponent()
    }

    override func choose(stateAt index: Int) {
        if screenView.panel?.finishTyping() ?? true { super.choose(stateAt: index) }
    }

    // MARK: Panels

    /// Opens a panel in place of the one that is open, or closes that.
    func show(panel kind: PanelKind?) {
        screenView.panel = kind.map(makePanel)
        if let panel = screenView.panel, let content = presenter.preview.content { panel.show(content) }
        kind == nil ? window?.focus(nil) : focusPanel()
        showStatus()
    }

    private func focusPanel() {
        window?.update()
        if let focus = screenView.panel?.initialFocus { window?.focus(focus) }
        showStatus()
    }

    private func makePanel(_ kind: PanelKind) -> Panel {
        let services = presenter.services
        let panel: Panel =
            switch kind {
            case .controls: ControlsPanel(ControlsPresenter(services: services, preview: presenter.preview))
            case .actions: ActionsPanel(services: services)
            case .inspector: InspectorPanel(InspectorPresenter(services: services), preview: screenView.preview)
            case .usage: UsagePanel(UsagePresenter(services: services, router: presenter.router))
            }
        panel.onMessage = { [weak self] in self?.show(message: $0) }
        panel.onClose = { [weak presenter] in presenter?.closePanel() }
        panel.onOpenOther = { [weak presenter] in presenter?.open($0) }
        panel.onHintsChange = { [weak self] in self?.showStatus() }
        panel.onEnterComponent = { [weak self] in self?.enterComponent() }
        return panel
    }
}
