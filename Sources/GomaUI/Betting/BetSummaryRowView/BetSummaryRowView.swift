/// A title at the left and its value at the right, which is never cut while the title can be.
public final class BetSummaryRowView: ComponentView<any BetSummaryRowViewModelProtocol, BetSummaryRowDisplayState>,
    StandardComponent
{
    public typealias Model = BetSummaryRowViewModel

    private lazy var titleLabel = Label().growing().narrowing(to: 3).droppable()
    private lazy var valueLabel = Label(alignment: .trailing)
    private lazy var row = StackView([titleLabel, valueLabel], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: BetSummaryRowDisplayState) {
        titleLabel.text = text(of: state.title)
        valueLabel.text = text(of: state.value)
        let hasNoValue = viewModel != nil && state.value == .none
        valueLabel.accessibilityLabel = hasNoValue ? environment.text(.spokenNoValue) : nil
        let isTotal = state.title == .payout
        let attributes: TextAttributes = state.isEnabled ? (isTotal ? .bold : []) : .dim
        titleLabel.style = TextStyle(isTotal ? .textPrimary : .textSecondary, attributes)
        valueLabel.style = TextStyle(.textPrimary, attributes)
        isEnabled = state.isEnabled
    }

    /// It is said that it is out of use, although nobody can go to it.
    override public var accessibilityValue: String? { isEnabled ? super.accessibilityValue : controlWords.unavailable }

    /// A row, also before there is anything to show.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: super.sizeThatFits(proposal).width, height: 1)
    }

    private func text(of title: BetSummaryTitle) -> String {
        switch title {
        case .odds: environment.text(.oddsCaption)
        case .potentialWinnings: environment.text(.potentialWinnings)
        case .winBonus(nil): environment.text(.winBonus)
        case .winBonus(let percentage?):
            environment.text(.winBonusOf, ["percentage": environment.percent.string(percentage)])
        case .payout: environment.text(.payout)
        case .text(let text): text
        }
    }

    private func text(of value: BetSummaryValue) -> String {
        switch value {
        case .odds(let odds): environment.odds.string(odds)
        case .money(let money): environment.money.string(money)
        case .text(let text): text
        case .none: glyphs.noValue.string
        }
    }
}
