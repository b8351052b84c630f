import TerminalKit

/// The balance and the way to pay in, as one pill of two halves.
public final class WalletWidgetView: ComponentView<any WalletWidgetViewModelProtocol, WalletWidgetDisplayState>,
    StandardComponent
{
    public typealias Model = WalletWidgetViewModel

    private lazy var leftEnd = Label(style: TextStyle(foreground: .level(.control))).droppable()
    private lazy var balanceControl = WalletWidgetBalanceControl(in: environment)
    private lazy var depositControl = WalletWidgetDepositControl(in: environment)
    private lazy var rightEnd = Label().droppable()
    private lazy var row = StackView([leftEnd, balanceControl, depositControl, rightEnd])

    /// Columns in which the amount and the way to pay in can be read.
    var leastWidth: Int { (balanceControl.minimumWidth ?? 0) + (depositControl.minimumWidth ?? 0) }

    override public var content: View { row }

    override public func setupWithTheme() {
        for end in [leftEnd, rightEnd] { end.accessibilityLabel = "" }
        balanceControl.onToggle = { [weak self] in self?.viewModel?.toggleBalance() }
    }

    override public func render(_ state: WalletWidgetDisplayState) {
        leftEnd.text = glyphs.selectedPillLeft.string
        rightEnd.text = glyphs.selectedPillRight.string
        balanceControl.onOpen = viewModel == nil ? nil : { [weak self] in self?.viewModel?.openWallet() }
        depositControl.onActivate = viewModel == nil ? nil : { [weak self] in self?.viewModel?.deposit() }
        balanceControl.render(state)
        rightEnd.style = TextStyle(foreground: depositGround)
        depositControl.background = depositGround
        let shape = glyphs.shape(columns: 7)
        depositControl.render(
            viewModel == nil ? shape : state.depositTitle ?? environment.text(.walletWidgetDeposit))
    }

    /// Nothing is to be done before there is a model, so that nothing stands out.
    private var depositGround: ColorReference {
        viewModel == nil ? .level(.control) : .role(.buttonBackgroundPrimary)
    }
}
