/// A bar with what a deposit comes to: its caption at the left, the sum at the right, in dark ink, as its ground is light in
/// every theme.
public final class DepositBonusInfoView: ComponentView<
    any DepositBonusInfoViewModelProtocol, DepositBonusInfoDisplayState
>, StandardComponent
{
    public typealias Model = DepositBonusInfoViewModel

    private lazy var gradient = GradientView(from: .liveBorder1, to: .liveBorder2)
    private lazy var iconLabel = Label(foreground: .allDark).droppable(order: 2).unspoken()
    private lazy var captionLabel = Label().growing().narrowing(to: 6)
    private lazy var amountLabel = Label(style: TextStyle(.bigValue, .allDark), alignment: .trailing)
    private lazy var row = StackView([iconLabel, captionLabel, amountLabel], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() {
        embed(gradient)
        addSubview(row)
    }

    override public func initConstraints() {
        row.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.sm)
            $0.centerY.equal(to: self)
        }
    }

    override public func render(_ state: DepositBonusInfoDisplayState) {
        iconLabel.text = state.icon?.text(in: glyphs) ?? ""
        let isBlank = viewModel == nil
        gradient.isHidden = isBlank
        background = isBlank ? .level(.card) : nil
        captionLabel.show(state.caption, TextStyle(.allDark), shape: isBlank ? 20 : nil)
        amountLabel.text = isBlank ? "" : amountText(state)
        amountLabel.accessibilityLabel =
            isBlank || state.amount != nil
            ? nil : ReadingText.joined([state.currency, environment.text(.spokenNoValue)])
    }

    /// The words stand in the middle of three rows.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: super.sizeThatFits(proposal).width, height: 3)
    }

    private func amountText(_ state: DepositBonusInfoDisplayState) -> String {
        if let amount = state.amount { return environment.money.string(Money(amount, state.currency)) }
        return [state.currency, glyphs.noValue.string].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
