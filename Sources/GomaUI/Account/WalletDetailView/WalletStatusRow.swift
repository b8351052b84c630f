/// The row that tells whether a wallet's balances are those of now, with the way to ask for them once more.
final class WalletStatusRow: PartView {
    private lazy var spinner = Spinner(in: environment)
    private lazy var errorMark = Label(foreground: .alertError, .bold).unspoken()
    /// Holds the spinner's or the mark's column, so that nothing beside it moves.
    private lazy var mark = View()
    private lazy var label = Label().growing().narrowing(to: 8).droppable()
    private lazy var refreshLink = TextLink(actionTitle: environment.text(.keyRefresh))
    private lazy var row = StackView([mark, label, refreshLink], spacing: Spacing.xs)
    /// Called when the balances are to be asked for.
    var onRefresh: (() -> Void)? {
        get { refreshLink.onActivate }
        set { refreshLink.onActivate = newValue }
    }

    override var content: View { row }

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        mark.embed(errorMark)
        mark.embed(spinner)
    }

    /// - Parameter phase: `nil` before there is a wallet to ask about.
    func render(_ phase: WalletPhase?) {
        let isLoading = phase == .loading
        spinner.turn(while: isLoading)
        errorMark.text = " "
        label.style = TextStyle(.textSecondary)
        switch phase {
        case nil, .ready: label.text = ""
        case .loading: label.text = environment.text(.balancesOnTheirWay)
        case .failed(let failure):
            errorMark.text = glyphs.error.string
            label.text = failure.words(.balancesFailed, in: environment)
            label.style = TextStyle(.alertError, .bold)
        }
        refreshLink.render(environment.text(.refresh), leadsOn: true, isEnabled: phase != nil && !isLoading)
    }
}
