/// A card about a withdrawal: when and how far, how much, by which number, and the way to take it back.
public final class PendingWithdrawView: ComponentView<
    any PendingWithdrawViewModelProtocol, PendingWithdrawDisplayState
>, StandardComponent
{
    public typealias Model = PendingWithdrawViewModel

    private lazy var dateLabel = Label().growing().narrowing(to: 5).droppable()
    private lazy var badge = BadgeView()
    private lazy var statusRow = PendingWithdrawHeader(dateLabel, badge)
    private lazy var amountCaption = Label(foreground: .textSecondary).growing().narrowing(to: 3).droppable()
    private lazy var amountLabel = Label()
    private lazy var amountRow = StackView([amountCaption, amountLabel], spacing: Spacing.sm)
    private lazy var numberCaption = Label(foreground: .textSecondary).growing().narrowing(to: 3).droppable()
    private lazy var copyLink = CopyLink(
        in: environment, actionTitle: environment.text(.keyCopyTransactionID), alignment: .trailing
    ).narrowing(to: 8)
    private lazy var numberRow = StackView([numberCaption, copyLink], spacing: Spacing.xs)
    private lazy var reasonLine = MessageLine(margin: Spacing.none, upTo: 3)
    /// Stays without a reason too, so that what can be done is at the end.
    private lazy var reasonRoom = reasonLine.embedded().growing().narrowing(to: 8)
    private lazy var spinner = Spinner(in: environment)
    private lazy var cancelLink = TextLink(actionTitle: environment.text(.keyCancelWithdrawal))
    /// The blank at the end of a row that ends with words, where the link has its own.
    private lazy var margin = View()
    private lazy var endRow = StackView([reasonRoom, spinner, cancelLink, margin], alignment: .leading)
    private lazy var questionRow = QuestionRow(
        keepTitle: environment.text(.keyKeepWithdrawal), confirmTitle: environment.text(.keyCancelWithdrawal))
    private lazy var body = View()
    private lazy var column = StackView(inCard: [body])

    override public var fillsWidth: Bool { true }
    /// Columns from which on the card does not grow: further apart, a name and its number are no longer seen as one row.
    override public var maximumWidth: Int? { 80 }
    override public var content: View { column }

    override public func setupSubviews() {
        background = .level(.control)
        [statusRow, amountRow, numberRow, endRow, questionRow].forEach(body.addSubview)
    }

    /// The way to take it back keeps one blank at its end itself, and the question one at both.
    override public func initConstraints() {
        margin.layout { $0.width.equal(to: Spacing.xs) }
        var above = body.topAnchor
        for part in body.subviews {
            part.layout {
                $0.leading.equal(to: body, offsetBy: part === questionRow ? Spacing.xs : Spacing.sm)
                $0.trailing.equal(
                    to: body, offsetBy: part === endRow || part === questionRow ? -Spacing.xs : -Spacing.sm)
                $0.top.equal(to: above)
            }
            above = part.bottomAnchor
        }
    }

    override public func setupWithTheme() {
        copyLink.onActivate = { [weak self] in self?.viewModel?.copyTransactionID() }
        questionRow.onKeep = { [weak self] in self?.viewModel?.keepWithdrawal() }
        questionRow.onConfirm = { [weak self] in self?.viewModel?.confirmCancellation() }
        cancelLink.onActivate = { [weak self] in self?.viewModel?.cancel() }
    }

    override public func render(_ state: PendingWithdrawDisplayState) {
        renderStatus(state)
        amountCaption.text = state.amountTitle ?? environment.text(.transactionAmount)
        let isBlank = viewModel == nil
        let amountStyle = TextStyle(.strongCaption, .textPrimary)
        amountLabel.show(environment.money.string(state.amount), amountStyle, shape: isBlank ? 10 : nil)
        numberCaption.text = state.transactionTitle ?? environment.text(.transactionID)
        copyLink.render(
            isBlank ? glyphs.shape(columns: 8) : state.transactionID, canBeCopied: state.canBeCopied, state.copying)
        copyLink.textStyle = isBlank ? TextStyle(.textSecondary, .dim) : amountStyle
        renderReason(state)
        renderCancellation(state)
    }

    /// A badge in the status's colour; its word and its mark say the same.
    private func renderStatus(_ state: PendingWithdrawDisplayState) {
        let date = state.moment.map { environment.moments.string($0, as: .dateAndClock) }
        dateLabel.show(date ?? "", TextStyle(.textSecondary), shape: viewModel == nil ? 16 : nil)
        let look = state.status.look(in: glyphs)
        badge.show(
            state.statusText ?? environment.text(look.title), TextStyle(.badge, .textPrimary), mark: look.mark,
            on: .blend(look.role, share: 0.2, on: .backgroundSecondary))
        badge.isHidden = viewModel == nil
    }

    private func renderReason(_ state: PendingWithdrawDisplayState) {
        var reason: String?
        if case .failed(let why) = state.status { reason = why }
        if case .refused(let failure) = state.cancellation {
            reason = failure.words(.withdrawalNotCancelled, in: environment)
        }
        reasonLine.render(reason.map { .error($0) })
    }

    private func renderCancellation(_ state: PendingWithdrawDisplayState) {
        let isAsked = state.cancellation == .asked
        spinner.turn(while: isAsked)
        let title = environment.text(isAsked ? .cancellingWithdrawal : .cancelWithdrawal)
        cancelLink.render(title, leadsOn: true, isEnabled: state.isOpenToCancel)
        // Several withdrawals stand below each other, with the same link on each.
        cancelLink.accessibilityLabel = ReadingText.joined([title, environment.money.string(state.amount)])
        let asks = state.cancellation == .confirming && state.isOpenToCancel
        cancelLink.isHidden = !state.canBeCancelled || asks
        margin.isHidden = !cancelLink.isHidden
        // The question tells the amount, and stands in the place of what it is about.
        amountRow.isHidden = asks
        numberRow.isHidden = asks
        endRow.isHidden = cancelLink.isHidden && reasonLine.isHidden
        questionRow.render(asks ? question(state) : nil, from: [cancelLink])
    }

    private func question(_ state: PendingWithdrawDisplayState) -> QuestionRow.Question {
        let amount = environment.money.string(state.amount)
        return QuestionRow.Question(
            environment.text(.cancelWithdrawalQuestion, ["amount": amount]), keep: environment.text(.keepWithdrawal),
            confirm: environment.text(.cancelWithdrawalNow))
    }
}

extension PendingWithdrawView: TellsSubject {
    /// Withdrawals stand below each other, with the same answers on each; what else can be pressed names its own.
    package var spokenSubject: String? { questionRow.isHidden ? nil : amountLabel.text }
}
