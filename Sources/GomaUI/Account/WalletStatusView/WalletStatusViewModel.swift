/// The model of a wallet status: leads to paying in, and to paying out where there is something to pay out.
public final class WalletStatusViewModel: ViewModel<WalletStatusDisplayState>, WalletStatusViewModelProtocol,
    PlacedModel
{
    public var depositButtonViewModel: any ButtonViewModelProtocol { depositButton(isEnabled: \.canDeposit) }

    public var withdrawButtonViewModel: any ButtonViewModelProtocol { withdrawButton(isEnabled: \.isOpenToWithdraw) }
}
