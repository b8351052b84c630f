import GomaUI
import TerminalKit

/// One component, full screen.
final class ComponentViewController: PreviewScreenController, ComponentScreen {
    private let presenter: ComponentPresenter
    private let screenView = ComponentScreenView()

    init(presenter: ComponentPresenter) {
        self.presenter = presenter
        super.init(presenter: presenter, preview: screenView.preview, status: screenView.status)
        presenter.screen = self
        screenView.strip.onSelect = { [weak presenter] in presenter?.showState(number: $0 + 1) }
    }

    override func loadView() -> View { screenView }

    override func viewWillAppear() { presenter.screenWillAppear() }

    override var ownBindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.enter), "go inside") { [self] in enterComponent() },
            KeyBinding(KeyEvent(.left), "previous state") { [self] in presenter.showPreviousState() },
            KeyBinding(KeyEvent(.right), "next state") { [self] in presenter.showNextState() },
        ]
            + PanelKind.allCases.map { kind in
                KeyBinding(KeyEvent(.character(kind.key)), kind.title.lowercased()) { [self] in presenter.open(kind) }
            } + [
                KeyBinding(KeyEvent(.escape), "back") { [self] in presenter.leave() }
            ]
    }

    override var galleryHints: [(label: String, title: String)] {
        if let panel = screenView.panel, window?.focusedView?.isDescendant(of: panel) ?? false { return panel.hints }
        return [("[ ]", "state"), ("Tab", "go inside"), ("t", "theme"), ("Esc", "back"), ("?", "keys"), ("q", "quit")]
    }

    override func show(preview: PreviewContent?) {
        if let preview { screenView.show(preview) }
        super.show(preview: preview)
    }

    /// The keys go back to the open panel, else to the gallery.
    override func leaveComponent() {
        screenView.panel == nil ? window?.focus(nil) : focusPanel()
        super.leaveComponent()
    }

    // MARK: Panels

    /// The panel that stands open.
    var panelKind: PanelKind? { presenter.panel }

    func show(panel kind: PanelKind?) {
        screenView.panel = kind.map(makePanel)
        if let panel = screenView.panel, let content = presenter.preview.content { panel.show(content) }
        kind == nil ? window?.focus(nil) : focusPanel()
        showStatus()
    }

    func focusPanel() {
        window?.update()
        if let focus = screenView.panel?.initialFocus { window?.focus(focus) }
        showStatus()
    }

    private func makePanel(_ kind: PanelKind) -> Panel {
        let panel: Panel =
            switch kind {
            case .actions: ActionsPanel(interactor: presenter.interactor) { [weak self] in self?.show(message: $0) }
            }
        panel.onClose = { [weak presenter] in presenter?.closePanel() }
        panel.onEnterComponent = { [weak self] in self?.enterComponent() }
        return panel
    }
}
