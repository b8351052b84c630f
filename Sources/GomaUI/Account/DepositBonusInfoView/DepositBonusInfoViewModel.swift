/// The model of a deposit bonus info: shows the sum of what is entered beside it.
public final class DepositBonusInfoViewModel: ViewModel<DepositBonusInfoDisplayState>,
    DepositBonusInfoViewModelProtocol, PlacedModel
{}
