import GomaKit
import TerminalKit

/// Two states of a component, or two themes, laid over each other.
final class DifferencesViewController: ViewController, GalleryScreenController, DifferencesScreen {
    private let presenter: DifferencesPresenter
    private let screenView = DifferencesView()

    init(presenter: DifferencesPresenter) {
        self.presenter = presenter
        super.init()
        presenter.screen = self
        screenView.onRoomChange = { [weak presenter] in presenter?.roomChanged() }
    }

    var screenPresenter: any GalleryScreenPresenter { presenter }

    override func handle(_ key: KeyEvent) -> Bool { answer(key) }

    override func loadView() -> View { screenView }

    override func viewWillAppear() { presenter.screenWillAppear() }

    // MARK: Keys

    var keyGroups: [KeyGroup] {
        [
            KeyGroup(title: "Differences", bindings: comparisonBindings + commonBindings),
            KeyGroup(
                title: "Preview",
                bindings: presenter.settings.bindings
                    + KeyBinding.sideways { [screenView] in screenView.pictures.scroll($0) } + [
                        scroll(.up, "scroll up") { $0.scroll(by: -1) },
                        scroll(.down, "scroll down") { $0.scroll(by: 1) },
                        scroll(.pageUp, "page up") { $0.scrollByPage(-1) },
                        scroll(.pageDown, "page down") { $0.scrollByPage(1) },
                    ]),
        ]
    }

    private var comparisonBindings: [KeyBinding] {
        [
            KeyBinding(.space, "the other of the two") { [self] in presenter.flip() },
            KeyBinding(KeyEvent(.character("[")), "compare with the previous") { [self] in presenter.step(by: -1) },
            KeyBinding(KeyEvent(.character("]")), "compare with the next") { [self] in presenter.step(by: 1) },
            KeyBinding(.keys([KeyEvent(.enter), KeyEvent(.character("/"))]), "choose what to compare with") { [self] in
                presenter.showChoices()
            },
            KeyBinding(.copy, "copy the differences") { [self] in presenter.copySentences() },
            KeyBinding(.keys([KeyEvent(.escape), KeyEvent(.character("D"))]), "back") { [self] in presenter.back() },
        ]
    }

    private func scroll(_ key: Key, _ title: String, _ action: @escaping (DifferencesView) -> Void) -> KeyBinding {
        KeyBinding(KeyEvent(key), title) { [screenView] in action(screenView) }
    }

    // MARK: Screen

    func show(_ content: DifferencesContent) {
        screenView.show(content)
        screenView.status.show(
            keys: [
                ("Space", content.isShowingBefore ? "show after" : "show before"), ("[ ]", "compare with"),
                ("Enter", "choose"), ("Esc", "back"), ("w", "width"), ("?", "keys"), ("q", "quit"),
                ("Y", "copy"),
            ], notes: content.notes, place: content.theme)
    }

    var room: Int? { screenView.room }

    func show(message: String) { screenView.status.show(message: message) }
}
