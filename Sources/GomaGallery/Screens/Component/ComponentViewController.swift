import GomaUI
import TerminalKit

/// One component, full screen.
final class ComponentViewController: PreviewScreenController {
    private let presenter: ComponentPresenter
    private let screenView = ComponentScreenView()

    init(presenter: ComponentPresenter) {
        self.presenter = presenter
        super.init(presenter: presenter, preview: screenView.preview, status: screenView.status)
    }

    override func loadView() -> View { screenView }

    override func viewWillAppear() { presenter.screenWillAppear() }

    override var ownBindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.enter), "go inside") { [self] in enterComponent() },
            KeyBinding(KeyEvent(.left), "previous state") { [self] in presenter.showPreviousState() },
            KeyBinding(KeyEvent(.right), "next state") { [self] in presenter.showNextState() },
            KeyBinding(KeyEvent(.escape), "back") { [self] in presenter.back() },
        ]
    }

    override var galleryHints: [(label: String, title: String)] {
        [("[ ]", "state"), ("Tab", "go inside"), ("t", "theme"), ("Esc", "back"), ("?", "keys"), ("q", "quit")]
    }

    override func show(preview: PreviewContent?) {
        if let preview { screenView.show(preview) }
        super.show(preview: preview)
    }

    override func leaveComponent() {
        window?.focus(nil)
        super.leaveComponent()
    }
}
