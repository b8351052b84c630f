/// The model of a wallet widget: masks the balance itself, and asks its owner for the pages that it leads to.
public final class WalletWidgetViewModel: ViewModel<WalletWidgetDisplayState>,
    WalletWidgetViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("openWallet()", openWallet),
        Action("toggleBalance()", toggleBalance),
        Action("deposit()", deposit),
    ]

    public func openWallet() { act(asking: OpenPage(currentDisplayState.id)) }

    public func toggleBalance() {
        act { if $0.balance != nil { $0.isBalanceHidden.toggle() } }
    }

    public func deposit() { act(asking: OpenDeposit(wallet: currentDisplayState.id)) }
}
