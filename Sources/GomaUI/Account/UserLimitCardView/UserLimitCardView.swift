/// A limit with its amount and the way to remove it, and how much of it is used.
public final class UserLimitCardView: ComponentView<any UserLimitCardViewModelProtocol, UserLimitCardDisplayState>,
    StandardComponent
{
    public typealias Model = UserLimitCardViewModel

    private lazy var periodLabel = Label().growing().narrowing(to: 5)
    private lazy var buttonView = ButtonView(environment: environment)
    private lazy var top = StackView([periodLabel, buttonView], spacing: Spacing.sm, alignment: .leading)
    private lazy var amountLabel = Label().growing()
    private lazy var spinner = Spinner(in: environment)
    private lazy var askingLabel = Label(foreground: .textSecondary).droppable()
    private lazy var middle = StackView([amountLabel, spinner, askingLabel], spacing: Spacing.xs)
    private lazy var useView = UserLimitUseView(in: environment)
    private lazy var messageLine = MessageLine(margin: Spacing.none)
    private lazy var questionRow = QuestionRow(
        keepTitle: environment.text(.keyKeepLimit), confirmTitle: environment.text(.keyRemoveLimit))
    private lazy var questionGap = BlankRow()
    private lazy var rows = StackView([top, middle, useView, messageLine, questionGap], axis: .vertical)
    private lazy var limit = rows.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private lazy var column = StackView(inCard: [limit, questionRow])

    override public var fillsWidth: Bool { true }
    /// Columns beyond which the button would stand too far from what it removes.
    override public var maximumWidth: Int? { 60 }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    /// The question keeps one blank at its ends itself.
    override public func setupWithTheme() {
        background = .level(.card)
        buttonView.endsFlush = true
        questionRow.onKeep = { [weak self] in self?.viewModel?.keepLimit() }
        questionRow.onConfirm = { [weak self] in self?.viewModel?.confirmRemoval() }
    }

    override public func render(_ state: UserLimitCardDisplayState) {
        let isGone = state.removal == .done
        let isFaint = isGone || state.removal == .asking
        let isBlank = viewModel == nil
        periodLabel.show(state.period.title(in: environment), TextStyle(.textSecondary), shape: isBlank ? 11 : nil)
        let style = TextStyle(.textPrimary, isFaint ? .dim : TextRole.bigValue.attributes)
        amountLabel.show(environment.money.string(state.limit), style, shape: isBlank ? 8 : nil)
        buttonView.bind(to: viewModel?.buttonViewModel)
        buttonView.isHidden = isGone || isBlank || state.asksToRemove
        questionRow.render(state.asksToRemove ? question(state) : nil, from: [buttonView])
        questionGap.isHidden = questionRow.isHidden
        spinner.turn(while: state.removal == .asking)
        askingLabel.text = state.removal == .asking ? environment.text(.limitRemoving) : ""
        useView.render(state, isFaint: isGone)
        messageLine.render(message(on: state.removal))
    }

    private func question(_ state: UserLimitCardDisplayState) -> QuestionRow.Question {
        QuestionRow.Question(
            environment.text(.limitRemoveQuestion), keep: environment.text(.limitKeep),
            confirm: state.shownButton(in: environment).title)
    }

    private func message(on removal: UserLimitRemoval) -> MessageLine.Message? {
        switch removal {
        case .none, .confirming, .asking: nil
        case .failed(let failure): .error(failure.words(.limitNotRemoved, in: environment))
        case .done: .success(environment.text(.limitRemoved))
        }
    }
}

extension UserLimitCardView: TellsSubject {
    /// Cards of several limits stand below each other, with the same button on each.
    package var spokenSubject: String? { ReadingText.joined([periodLabel.text, amountLabel.text]) }
}
