/// Changes to be accepted, rejected or skipped, with before and after.
final class ApprovalViewController: StatusScreenController {
    private let presenter: ApprovalPresenter
    private let screenView: ApprovalView
    private var content = ApprovalContent(rows: [], selectedRow: nil, isByCluster: true, heading: "", progress: "")
    /// Whether there are other states in the cluster of the one that is looked at.
    private var hasOthers = false

    init(presenter: ApprovalPresenter) {
        self.presenter = presenter
        screenView = ApprovalView(words: presenter.services.words)
        super.init(presenter, showing: screenView, status: screenView.status)
        presenter.screen = self
    }

    override func viewDidLoad() {
        screenView.list.dataSource = self
        screenView.list.onSelectionChange = { [weak presenter] in presenter?.look(at: $0) }
    }

    override func viewWillAppear() {
        if content.heading.isEmpty { presenter.screenWillAppear() }
        focusAtFirst(screenView.list)
    }

    override var fallbackFocus: View? { screenView.list }

    // MARK: Keys

    override var keyGroups: [KeySection] { [KeySection(text(.galleryReviewSection), bindings)] }

    private var bindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.character("a")), text(.galleryAccept)) { [self] in presenter.decide(.accepted) },
            KeyBinding(KeyEvent(.character("r")), text(.galleryReject)) { [self] in presenter.decide(.rejected) },
            KeyBinding(KeyEvent(.character("s")), text(.gallerySkip)) { [self] in presenter.decide(.skipped) },
            KeyBinding(KeyEvent(.character(" ")), text(.galleryFlipLong)) { [self] in presenter.flip() },
            KeyBinding(KeyEvent(.character("v")), text(.galleryLooks)) { [self] in presenter.switchLook() },
            KeyBinding(KeyEvent(.character("m")), text(.galleryMarksLong)) { [self] in presenter.switchMarks() },
            KeyBinding(KeyEvent(.character("c")), text(.galleryGrouping)) { [self] in presenter.switchGrouping() },
            KeyBinding(KeyEvent(.character("]")), text(.galleryNextOfCluster)) { [self] in presenter.step(by: 1) },
            KeyBinding(KeyEvent(.character("[")), text(.galleryPreviousOfCluster)) { [self] in presenter.step(by: -1) },
            KeyBinding(.copy, text(.galleryCopyChange)) { [self] in presenter.copyWords() },
            KeyBinding(KeyEvent(.character("?")), keyTitle(.keys)) { [self] in
                presenter.showKeys([listSection] + keyGroups + [decisionSection])
            },
            KeyBinding(KeyEvent(.character("q")), text(.galleryWriteAndLeave)) { [self] in presenter.finish() },
            KeyBinding(KeyEvent(.character("Q")), text(.galleryLeaveUnwritten)) { [self] in presenter.leave() },
        ] + KeyBinding.sideways(in: words) { [screenView] in screenView.pictures.pan(by: $0) }
    }

    private var listSection: KeySection {
        KeySection(
            text(.galleryListSection),
            described: [("↑ ↓", text(.galleryLookAtAnother))]
                + (screenView.canScroll ? [("Tab", text(.galleryToPictures))] : []))
    }

    private var decisionSection: KeySection {
        KeySection(
            text(.galleryDecisionsSection),
            described: [
                (text(.galleryAgainLabel), text(.galleryTakesBack)),
                (text(.galleryState), text(.galleryGoesBefore)),
            ])
    }

    // MARK: Screen

    func show(_ content: ApprovalContent) {
        self.content = content
        screenView.show(content)
        screenView.list.reloadData()
        screenView.list.selectedRow = content.selectedRow
    }

    /// Shows a change; nothing where nothing differs. What was said of the one before makes way for the keys.
    func show(_ detail: ApprovalDetail?) {
        hasOthers = detail?.hasOthers ?? false
        screenView.show(detail)
        status.show(keys: hints, place: content.isByCluster ? text(.galleryByCluster) : text(.galleryByState))
    }

    override var hints: [(label: String, title: String)] {
        let hints: [(label: String, title: String)] = [
            ("a", text(.galleryAccept)), ("r", text(.galleryReject)), ("s", text(.gallerySkip)),
            ("space", text(.galleryFlip)), ("?", keyTitle(.keys)), ("q", text(.galleryFinish)),
            ("c", content.isByCluster ? text(.galleryShowStates) : text(.galleryShowClusters)),
            ("v", text(.galleryLook)), ("m", text(.galleryMarks)), ("[ ]", text(.galleryState)),
            ("Y", text(.galleryCopy)),
        ]
        return hints.filter { doesSomething($0.label) }
    }

    /// Whether there is something to do for a key of the status line.
    private func doesSomething(_ key: String) -> Bool {
        switch key {
        case "?", "q": true
        case "[ ]": hasOthers
        default: !content.rows.isEmpty
        }
    }
}

extension ApprovalViewController: ListViewDataSource {
    var rowCount: Int { content.rows.count }

    func identity(ofRow row: Int) -> AnyHashable? { AnyHashable(content.rows[row].id) }

    func view(forRow row: Int, reusing view: View?) -> View {
        let view = view as? ApprovalRowView ?? ApprovalRowView()
        view.show(content.rows[row])
        return view
    }
}
