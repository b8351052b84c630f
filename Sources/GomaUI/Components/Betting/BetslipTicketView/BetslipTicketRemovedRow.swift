import TerminalKit

/// What is left of a selection that has been taken out: its name, and the way back for a few seconds.
final class BetslipTicketRemovedRow: View {
    private lazy var label = Self.createLabel()
    lazy var link = TextLink(actionTitle: "put the selection back", role: .highlightPrimary, .bold)
    private lazy var row = StackView([label, link], spacing: Spacing.sm)
    /// Called when the selection is wanted back.
    var onPutBack: (() -> Void)?

    override init() {
        super.init()
        addSubview(row)
        row.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.top.equal(to: self)
        }
        background = .role(.backgroundSecondary)
        link.minimumWidth = 8
        link.onActivate = { [weak self] in self?.onPutBack?() }
    }

    func render(_ state: BetslipTicketDisplayState, in environment: ViewEnvironment) {
        guard case .removed(let seconds) = state.presence else {
            label.text = ""
            return link.render("", leadsOn: false, isEnabled: true)
        }
        label.text = environment.text(.selectionRemoved, ["selection": state.selection])
        link.render(
            environment.text(.putBack, ["seconds": "\(seconds)"]), leadsOn: true, isEnabled: true)
    }

    private static func createLabel() -> Label {
        let label = Label(foreground: .textSecondary)
        label.grows = true
        label.minimumWidth = 4
        return label
    }
}
