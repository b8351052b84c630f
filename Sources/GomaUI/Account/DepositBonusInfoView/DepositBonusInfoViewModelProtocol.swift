/// Decides what a deposit comes to with its bonus.
public protocol DepositBonusInfoViewModelProtocol: DisplayStateSource<DepositBonusInfoDisplayState> {}
