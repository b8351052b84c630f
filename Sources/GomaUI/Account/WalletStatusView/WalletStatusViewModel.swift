/// The model of a wallet status: leads to paying in, and to paying out where there is something to pay out.
public final class WalletStatusViewModel: ViewModel<WalletStatusDisplayState>, WalletStatusViewModelProtocol,
    PlacedModel
{
    public var depositButtonViewModel: any ButtonViewModelProtocol {
        let environment = environment
        return part(named: "depositButton", read: { $0.depositButton(in: environment) }) { place in
            ButtonViewModel(place) { [weak self] in self?.ask(to: OpenDeposit()) }
        }
    }

    public var withdrawButtonViewModel: any ButtonViewModelProtocol {
        let environment = environment
        return part(named: "withdrawButton", read: { $0.withdrawButton(in: environment) }) { place in
            ButtonViewModel(place) { [weak self] in self?.ask(to: OpenWithdrawal()) }
        }
    }

    /// Money was paid in elsewhere.
    public func receive(_ money: Money) { update { $0.balances?.receive(money) } }

    /// Money was paid out elsewhere.
    public func payOut(_ money: Money) { update { $0.balances?.payOut(money) } }
}
