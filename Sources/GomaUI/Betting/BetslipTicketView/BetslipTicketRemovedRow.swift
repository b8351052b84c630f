/// The remains of a selection that has been taken out: its name, and the way back for a few seconds.
final class BetslipTicketRemovedRow: PartView {
    private lazy var label = Label(foreground: .textSecondary).growing().narrowing(to: 4)
    lazy var link = TextLink(actionTitle: environment.text(.keyPutBack), role: .highlightPrimary, .bold)
    private lazy var row = StackView([label, link], spacing: Spacing.sm)

    override var content: View { row }
    /// The link brings its own column along, so that it ends where the price did.
    override var contentInsets: Insets { Insets(left: Spacing.xs) }

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        background = .level(.card)
        link.minimumWidth = 8
    }

    func render(_ state: BetslipTicketDisplayState) {
        guard case .removed(let seconds) = state.presence else {
            label.text = ""
            return link.render("", leadsOn: false, isEnabled: true)
        }
        label.text = environment.text(.selectionRemoved, ["selection": state.selection])
        link.render(
            environment.text(.putBack, ["seconds": "\(seconds)"]), leadsOn: true, isEnabled: true)
    }
}
