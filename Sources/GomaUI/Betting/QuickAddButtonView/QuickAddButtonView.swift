/// A small button with a plus and an amount.
public final class QuickAddButtonView: ComponentView<any QuickAddButtonViewModelProtocol, QuickAddButtonDisplayState>,
    StandardComponent
{
    public typealias Model = QuickAddButtonViewModel

    private lazy var titleLabel = Label(alignment: .center)

    override public func setupSubviews() { addSubview(titleLabel) }

    override public func initConstraints() {
        titleLabel.layout {
            $0.horizontal.equal(to: self)
            $0.centerY.equal(to: self)
        }
    }

    override public func setupWithTheme() { borderStyle = TextStyle(.separatorLine) }

    override public func render(_ state: QuickAddButtonDisplayState) {
        titleLabel.text = state.amount == 0 ? "" : "+\(environment.money.string(whole: state.amount))"
        titleLabel.style = TextStyle(
            state.isEnabled ? .textPrimary : .textDisablePrimary,
            state.isEnabled ? TextRole.button.attributes : .dim)
        background = .role(state.isEnabled ? .inputBackground : .inputBackgroundDisable)
        border = state.isEnabled ? .light : .broken
        isEnabled = state.adds
    }

    /// The title between the columns of the block's edge; as much as a hundred asks for where there is none.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: max(4, titleLabel.measure(proposal).width) + 2 * Spacing.xs, height: 3)
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyAddToStake) { $0.add() } }
}
