/// A card with a customer's money line by line, and below it the ways to pay in and out.
public final class WalletStatusView: ComponentView<any WalletStatusViewModelProtocol, WalletStatusDisplayState>,
    StandardComponent
{
    public typealias Model = WalletStatusViewModel

    private lazy var iconLabel = Label(foreground: .iconSecondary).droppable(order: 2).unspoken()
    private lazy var totalCaption = Label().growing().narrowing(to: 5).droppable()
    private lazy var totalLabel = Label(alignment: .trailing)
    private lazy var totalRow = StackView([iconLabel, totalCaption, totalLabel], spacing: Spacing.xs)
    private lazy var balanceLines = BalanceLinesView(in: environment)
    private lazy var lines = StackView(
        [totalRow, SeparatorRule(.separatorLineSecondary), balanceLines], axis: .vertical)
    private lazy var depositView = ButtonView(environment: environment)
    private lazy var withdrawView = ButtonView(environment: environment)
    private lazy var buttons = StackView([depositView, withdrawView], axis: .vertical)

    override public var fillsWidth: Bool { true }
    /// Columns from which on the card does not grow: further apart, a name and its number are no longer seen as one row.
    override public var maximumWidth: Int? { 80 }

    override public func setupSubviews() { [lines, buttons].forEach(addSubview) }

    /// The buttons' first column is their focus mark's, so that their grounds begin where the texts do.
    override public func initConstraints() {
        lines.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.sm)
            $0.top.equal(to: self, offsetBy: Spacing.xs)
        }
        buttons.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.sm)
            $0.top.equal(to: lines.bottomAnchor, offsetBy: Spacing.xs)
            $0.bottom.equal(to: self, offsetBy: -Spacing.xs)
        }
    }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: WalletStatusDisplayState) {
        let balances = state.balances
        iconLabel.text = Pictogram.money.text(in: glyphs)
        totalCaption.text = environment.text(.totalBalance)
        totalCaption.style = TextStyle(.title, .textPrimary)
        let shape = glyphs.shape(columns: 12)
        totalLabel.text = balances.map { environment.money.string(Money($0.total, $0.currency)) } ?? shape
        totalLabel.accessibilityLabel = balances == nil ? environment.text(.loading) : nil
        totalLabel.style =
            balances == nil ? TextStyle(.textSecondary, .dim) : TextStyle(.bigValue, .textPrimary)
        balanceLines.render(balances)
        depositView.bind(to: viewModel?.depositButtonViewModel)
        withdrawView.bind(to: viewModel?.withdrawButtonViewModel)
    }
}
