/// Behaves as in production: shows the sum of what is entered beside it.
public final class MockDepositBonusInfoViewModel: MockViewModel<DepositBonusInfoDisplayState>,
    DepositBonusInfoViewModelProtocol
{
    /// Shows another sum; `nil` where nothing is entered.
    public func updateAmount(_ amount: Amount?) { update { $0.amount = amount } }
}
