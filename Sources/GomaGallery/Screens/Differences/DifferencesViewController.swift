/// Two states of a component, or two themes, laid over each other.
final class DifferencesViewController: StatusScreenController, DifferencesScreen {
    private let presenter: DifferencesPresenter
    private let screenView: DifferencesView

    init(presenter: DifferencesPresenter) {
        self.presenter = presenter
        screenView = DifferencesView(words: presenter.services.words)
        super.init(presenter, showing: screenView, status: screenView.status)
        presenter.screen = self
        screenView.onRoomChange = { [weak presenter] in presenter?.roomChanged() }
    }

    override func viewWillAppear() { presenter.screenWillAppear() }

    // MARK: Keys

    override var keyGroups: [KeySection] {
        [
            KeySection(text(.galleryDifferencesSection), comparisonBindings + commonBindings),
            KeySection(
                text(.galleryPreviewSection),
                presenter.settings.bindings
                    + KeyBinding.sideways(in: words) { [screenView] in screenView.pictures.pan(by: $0) }
                    + KeyBinding.upAndDown(
                        in: words, byRow: { [screenView] in screenView.scroll(by: $0) },
                        byPage: { [screenView] in screenView.scrollByPage($0) })),
        ]
    }

    private var comparisonBindings: [KeyBinding] {
        [
            KeyBinding(.space, text(.galleryTheOther)) { [self] in presenter.flip() },
            KeyBinding(KeyEvent(.character("[")), text(.galleryComparePrevious)) { [self] in presenter.step(by: -1) },
            KeyBinding(KeyEvent(.character("]")), text(.galleryCompareNext)) { [self] in presenter.step(by: 1) },
            KeyBinding(.keys([KeyEvent(.enter), KeyEvent(.character("/"))]), text(.galleryChooseOther)) { [self] in
                presenter.showChoices()
            },
            KeyBinding(.copy, text(.galleryCopyDifferences)) { [self] in presenter.copySentences() },
            KeyBinding(.keys([KeyEvent(.escape), KeyEvent(.character("D"))]), keyTitle(.back)) { [self] in
                presenter.back()
            },
        ]
    }

    // MARK: Screen

    override func themeChanged() { presenter.showAnew() }

    override func fileStateChanged() { presenter.showAnew() }

    func show(_ content: DifferencesContent) {
        screenView.show(content)
        status.show(keys: hints, notes: content.notes, place: content.theme)
    }

    override var hints: [(label: String, title: String)] {
        [
            ("Space", presenter.isShowingBefore ? text(.galleryShowAfter) : text(.galleryShowBefore)),
            ("[ ]", text(.galleryCompare)), ("Enter", text(.galleryChoose)), ("Esc", keyTitle(.back)),
            ("w", text(.galleryWidth)), ("?", keyTitle(.keys)), ("q", keyTitle(.quit)), ("Y", text(.galleryCopy)),
        ]
    }

    var room: Int? { screenView.room }
}
