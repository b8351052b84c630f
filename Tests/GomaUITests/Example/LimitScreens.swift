import GomaUI
import TerminalKit

/// Limits of an account: a list, and for each a screen on which it can be removed once a question is answered.
final class LimitList: ViewController {
    private(set) var limits = ["Deposit", "Bet", "Loss"]
    private lazy var column = StackView(axis: .vertical)

    override func loadView() -> View {
        renew()
        return column
    }

    override var title: String? { "Limits" }

    func open(_ limit: String) async {
        let isRemoved = await stack?.push(LimitScreen(limit)) ?? false
        guard isRemoved else { return }
        limits.removeAll { $0 == limit }
        renew()
    }

    private func renew() {
        column.subviews.forEach { $0.removeFromSuperview() }
        for limit in limits {
            column.addSubview(Button(limit) { [weak self] in Task { await self?.open(limit) } })
        }
    }
}

/// One limit; comes to whether it has been removed.
final class LimitScreen: ResultController<Bool> {
    private let limit: String

    init(_ limit: String) {
        self.limit = limit
        super.init()
    }

    override func loadView() -> View {
        let button = Button("Remove") { [weak self] in Task { await self?.remove() } }
        return StackView([Label("\(limit) limit"), button], axis: .vertical, alignment: .leading)
    }

    override var title: String? { "\(limit) limit" }

    func remove() async {
        let question = AlertController(
            "Remove the \(limit.lowercased()) limit?", text: "It can be set again at any time.",
            answers: [("Keep it", false), ("Remove", true)])
        if await present(question) == true { finish(true) }
    }
}
