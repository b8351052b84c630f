import TerminalKit

/// A title and the amount for which the bet can be given up now.
public final class CashoutAmountView: ComponentView<any CashoutAmountViewModelProtocol, CashoutAmountDisplayState> {
    private lazy var titleLabel = Self.createTitleLabel()
    private lazy var timeLabel = Self.createTimeLabel()
    private lazy var spinner = Spinner(scheduler: environment.scheduler, style: TextStyle(.highlightPrimary, .bold))
    private lazy var amountLabel = Label(alignment: .trailing)
    private lazy var errorMark = Label(foreground: .alertError, .bold)
    private lazy var messageLabel = Self.createMessageLabel()
    private lazy var retryButton = Button(environment.text(.tryAgain), style: TextStyle(.textPrimary, .underline))
    private lazy var failure = StackView([errorMark, messageLabel], spacing: Spacing.xs)
    private lazy var line = CardLineView(
        [titleLabel, timeLabel, failure, spinner, amountLabel, retryButton], spacing: Spacing.sm,
        on: .backgroundSecondary, corners: .all)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(line) }

    override public func initConstraints() { line.layout { $0.edges.equal(to: self) } }

    override public func setupWithTheme() {
        spinner.reducesMotion = environment.reducesMotion
        spinner.dropOrder = 2
        failure.minimumWidth = 6
        retryButton.focusStyle = focusStyle
        retryButton.actionTitle = "try again"
        retryButton.action = { [weak self] in self?.viewModel?.reload() }
    }

    override public func render(_ state: CashoutAmountDisplayState) {
        let isLoading = state.phase == .loading
        titleLabel.text = state.title
        timeLabel.text = state.phase == .offered ? state.secondsLeft.map { "\($0) s" } ?? "" : ""
        spinner.isHidden = !isLoading || viewModel == nil
        spinner.isAnimating = !spinner.isHidden
        renderAmount(state)
        renderFailure(state)
    }

    private func renderAmount(_ state: CashoutAmountDisplayState) {
        let isLoading = state.phase == .loading
        let shape = String(repeating: glyphs.placeholder.string, count: 8)
        amountLabel.text = isLoading ? shape : environment.money.string(state.amount)
        amountLabel.accessibilityLabel = isLoading ? environment.text(.loading) : nil
        amountLabel.style = isLoading ? TextStyle(.textSecondary, .dim) : TextStyle(.rowTitle, .textPrimary)
    }

    private func renderFailure(_ state: CashoutAmountDisplayState) {
        let isFailure: Bool
        if case .failed(let message) = state.phase {
            isFailure = true
            messageLabel.text = message ?? environment.text(.cashoutUnavailable)
        } else {
            isFailure = false
        }
        errorMark.text = isFailure ? glyphs.error.string : ""
        failure.isHidden = !isFailure
        retryButton.isHidden = !isFailure
        amountLabel.isHidden = isFailure
    }

    private static func createTitleLabel() -> Label {
        let label = Label(foreground: .textPrimary)
        label.grows = true
        label.minimumWidth = 4
        label.dropOrder = 1
        return label
    }

    private static func createTimeLabel() -> Label {
        let label = Label(foreground: .textSecondary)
        label.dropOrder = 2
        return label
    }

    private static func createMessageLabel() -> Label {
        let label = Label(foreground: .textPrimary, .bold)
        label.minimumWidth = 4
        return label
    }
}
