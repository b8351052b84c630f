/// A title and the amount for which the bet can be given up now, or in place of both why there is none.
public final class CashoutAmountView: ComponentView<any CashoutAmountViewModelProtocol, CashoutAmountDisplayState>,
    StandardComponent
{
    public typealias Model = CashoutAmountViewModel

    private lazy var titleLabel = Label(foreground: .textPrimary).growing().narrowing(to: 4).droppable()
    private lazy var timeLabel = Label(foreground: .textSecondary).droppable(order: 2)
    private lazy var spinner = Spinner(in: environment).droppable(order: 2)
    private lazy var amountLabel = Label(alignment: .trailing)
    /// The amount ends where the words of the button do, which brings its blank column along.
    private lazy var amountBox = amountLabel.embedded(insetBy: Insets(right: Spacing.xs))
    private lazy var retryButton = Button(environment.text(.tryAgain), style: TextStyle(.textPrimary, .underline))
    private lazy var failureLine = MessageLine(margin: Spacing.none, upTo: 1).growing().narrowing(to: 6)
    private lazy var line = StackView(
        [titleLabel, timeLabel, failureLine, spinner, amountBox, retryButton], spacing: Spacing.sm)

    override public var fillsWidth: Bool { true }
    override public var content: View { line }
    override public var contentInsets: Insets { Insets(left: Spacing.xs) }

    override public func setupWithTheme() {
        background = .level(.control)
        border = .light
        retryButton.focusStyle = focusStyle
        retryButton.actionTitle = environment.text(.keyTryAgain)
        retryButton.action = { [weak self] in self?.viewModel?.reload() }
    }

    override public func render(_ state: CashoutAmountDisplayState) {
        let isLoading = state.phase == .loading
        titleLabel.text = state.title.words(in: environment)
        timeLabel.text = state.phase == .offered ? state.secondsLeft.map { "\($0) s" } ?? "" : ""
        spinner.turn(while: isLoading && viewModel != nil)
        renderAmount(state)
        renderFailure(state)
    }

    /// What is said in place of an amount.
    private func words(for phase: CashoutOfferPhase) -> String? {
        switch phase {
        case .loading, .offered: nil
        case .failed(let failure): failure.words(.cashoutUnavailable, in: environment)
        case .notGiven(let failure): failure.words(.cashoutFailed, in: environment)
        }
    }

    private func renderAmount(_ state: CashoutAmountDisplayState) {
        let isLoading = state.phase == .loading
        let shape = glyphs.shape(columns: 8)
        amountLabel.text = isLoading ? shape : environment.money.string(state.amount)
        amountLabel.accessibilityLabel = isLoading ? environment.text(.loading) : nil
        amountLabel.style = isLoading ? TextStyle(.textSecondary, .dim) : TextStyle(.rowTitle, .textPrimary)
    }

    private func renderFailure(_ state: CashoutAmountDisplayState) {
        let words = words(for: state.phase)
        let isFailure = words != nil
        failureLine.render(words.map { .error($0) })
        titleLabel.isHidden = isFailure
        retryButton.isHidden = !isFailure
        amountBox.isHidden = isFailure
    }
}
