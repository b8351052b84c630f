/// The row that tells whether a wallet's balances are those of now, with the way to ask for them once more.
final class WalletStatusRow: PartView {
    private lazy var spinner = Spinner(in: environment)
    /// Holds the spinner's column, so that nothing beside it moves.
    private lazy var mark = View()
    private lazy var label = Label(foreground: .textSecondary).growing().narrowing(to: 8).droppable()
    /// Why the balances are old stays to the last column, as nothing else says it.
    private lazy var failureLine = MessageLine(margin: Spacing.none, upTo: 1).growing().narrowing(to: 4)
    lazy var refreshLink = TextLink(actionTitle: environment.text(.keyRefresh))
    private lazy var row = StackView([mark, label, failureLine, refreshLink], spacing: Spacing.xs)

    override var content: View { row }

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        mark.embed(Label(" "))
        mark.embed(spinner)
    }

    /// - Parameter phase: `nil` before there is a wallet to ask about.
    func render(_ phase: WalletPhase?) {
        let isLoading = phase == .loading
        spinner.turn(while: isLoading)
        label.text = isLoading ? environment.text(.balancesOnTheirWay) : ""
        failureLine.render(problem(phase))
        for part in [mark, label] { part.isHidden = !failureLine.isHidden }
        refreshLink.render(environment.text(.refresh), leadsOn: true, isEnabled: phase != nil && !isLoading)
    }

    private func problem(_ phase: WalletPhase?) -> MessageLine.Message? {
        guard case .failed(let failure)? = phase else { return nil }
        return .error(failure.words(.balancesFailed, in: environment))
    }
}
