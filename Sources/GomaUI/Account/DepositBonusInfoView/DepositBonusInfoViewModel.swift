/// The model of a deposit bonus info: shows the sum of what is entered beside it.
public final class DepositBonusInfoViewModel: ViewModel<DepositBonusInfoDisplayState>,
    DepositBonusInfoViewModelProtocol, PlacedModel
{
    /// Shows another sum; `nil` where nothing is entered.
    public func updateAmount(_ amount: Amount?) { update { $0.amount = amount } }
}
