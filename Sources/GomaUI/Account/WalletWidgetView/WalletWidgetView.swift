/// The balance and the way to pay in, a pill each.
public final class WalletWidgetView: ComponentView<any WalletWidgetViewModelProtocol, WalletWidgetDisplayState>,
    StandardComponent
{
    public typealias Model = WalletWidgetViewModel

    private lazy var leftEnd = Label(style: TextStyle(foreground: .level(.control))).droppable().unspoken()
    private lazy var balanceControl = WalletWidgetBalanceControl(in: environment)
    private lazy var depositControl = WalletWidgetDepositControl(actionTitle: environment.text(.keyDeposit))
    private lazy var balanceEnd = Label(style: TextStyle(foreground: .level(.control))).droppable(order: 2).unspoken()
    /// As much as between other pills of a row.
    private lazy var gap = Label(" ")
    private lazy var depositStart = Label().unspoken()
    private lazy var rightEnd = Label().droppable().unspoken()
    private lazy var row = StackView([
        leftEnd, balanceControl, balanceEnd, gap, depositStart, depositControl, rightEnd,
    ])

    /// Columns in which the amount and the way to pay in can be read.
    var leastWidth: Int { (balanceControl.minimumWidth ?? 0) + (depositControl.minimumWidth ?? 0) }

    override public var content: View { row }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        arrange(in: proposal.width)
        return super.sizeThatFits(proposal)
    }

    override public func layoutSubviews() {
        arrange(in: bounds.width)
        super.layoutSubviews()
    }

    /// The gap between the pills, then the left end of each go before any of the amount does.
    private func arrange(in columns: Int) {
        for part in [gap, leftEnd, depositStart] where part.isHidden { part.isHidden = false }
        if columns < row.widthOnOneLine { gap.isHidden = true }
        if columns < row.widthOnOneLine { for end in [leftEnd, depositStart] { end.isHidden = true } }
    }

    override public func setupWithTheme() {
        balanceControl.onToggle = { [weak self] in self?.viewModel?.toggleBalance() }
    }

    override public func render(_ state: WalletWidgetDisplayState) {
        for end in [leftEnd, depositStart] { end.text = glyphs.selectedPillLeft.string }
        for end in [balanceEnd, rightEnd] { end.text = glyphs.selectedPillRight.string }
        balanceControl.onOpen = viewModel == nil ? nil : { [weak self] in self?.viewModel?.openWallet() }
        depositControl.onActivate = viewModel == nil ? nil : { [weak self] in self?.viewModel?.deposit() }
        balanceControl.render(state)
        for end in [depositStart, rightEnd] { end.style = TextStyle(foreground: depositGround) }
        depositControl.background = depositGround
        let shape = glyphs.shape(columns: 7)
        depositControl.render(
            viewModel == nil ? shape : state.depositTitle ?? environment.text(.depositMoney))
    }

    /// Nothing is to be done before there is a model, so that nothing stands out.
    private var depositGround: ColorReference {
        viewModel == nil ? .level(.control) : .role(.buttonBackgroundPrimary)
    }
}
