import GomaReview
import GomaKit
import TerminalKit

/// Changes to be accepted, rejected or skipped, with before and after.
final class ApprovalViewController: ViewController, ApprovalScreen {
    private let presenter: ApprovalPresenter
    private let screenView = ApprovalView()
    private var content = ApprovalContent(rows: [], selectedRow: nil, isByCluster: true, heading: "", progress: "")

    init(presenter: ApprovalPresenter) {
        self.presenter = presenter
        super.init()
        presenter.screen = self
    }

    override func loadView() -> View { screenView }

    override func viewDidLoad() {
        screenView.list.dataSource = self
        screenView.list.onSelectionChange = { [weak self] in self?.presenter.look(at: $0) }
    }

    override func viewWillAppear() {
        if content.heading.isEmpty { presenter.screenWillAppear() }
        if window?.focusedView == nil {
            window?.update()
            window?.focus(screenView.list)
        }
    }

    override var fallbackFocus: View? { screenView.list }

    // MARK: Keys

    private var bindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.character("a")), "accept") { [self] in presenter.decide(.accepted) },
            KeyBinding(KeyEvent(.character("r")), "reject") { [self] in presenter.decide(.rejected) },
            KeyBinding(KeyEvent(.character("s")), "skip") { [self] in presenter.decide(.skipped) },
            KeyBinding(KeyEvent(.character(" ")), "flip between before and after") { [self] in presenter.flip() },
            KeyBinding(KeyEvent(.character("v")), "side by side, before, after") { [self] in presenter.switchLook() },
            KeyBinding(KeyEvent(.character("m")), "marks on and off") { [self] in presenter.switchMarks() },
            KeyBinding(KeyEvent(.character("c")), "list clusters or states") { [self] in presenter.switchGrouping() },
            KeyBinding(KeyEvent(.character("]")), "next state of the cluster") { [self] in presenter.step(by: 1) },
            KeyBinding(KeyEvent(.character("[")), "previous state of the cluster") { [self] in presenter.step(by: -1) },
            KeyBinding(.copy, "copy the change in words") { [self] in presenter.copyWords() },
            KeyBinding(KeyEvent(.character("?")), "keys") { [self] in
                presenter.showKeys([Self.listSection, KeySection("Review", bindings), Self.decisionSection])
            },
            KeyBinding(KeyEvent(.character("q")), "write what is accepted, and leave") { [self] in presenter.finish() },
            KeyBinding(KeyEvent(.character("Q")), "leave, write nothing, keep the decisions") { [self] in
                presenter.leave()
            },
        ]
    }

    private static let listSection = KeySection(
        "List", described: [("↑ ↓", "look at another"), ("Tab", "to the pictures, to scroll, and back")])

    private static let decisionSection = KeySection(
        "Decisions",
        described: [
            ("again", "the same key takes a decision back"),
            ("state", "goes before its clusters; else all of them decide"),
        ])

    override func handle(_ key: KeyEvent) -> Bool {
        guard let binding = bindings.first(where: { $0.trigger.matches(key) }) else { return false }
        binding.perform(key)
        return true
    }

    // MARK: Screen

    func show(_ content: ApprovalContent) {
        self.content = content
        screenView.show(content)
        screenView.list.reloadData()
        screenView.list.selectedRow = content.selectedRow
        screenView.status.show(
            keys: [
                ("a", "accept"), ("r", "reject"), ("s", "skip"), ("space", "flip"), ("?", "keys"), ("q", "finish"),
                ("c", content.isByCluster ? "states" : "clusters"), ("v", "view"), ("m", "marks"), ("[ ]", "state"),
                ("Y", "copy"),
            ], place: content.isByCluster ? "by cluster" : "by state")
    }

    func show(_ detail: ApprovalDetail?) { screenView.show(detail) }

    func show(message: String) { screenView.status.show(message: message) }
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
