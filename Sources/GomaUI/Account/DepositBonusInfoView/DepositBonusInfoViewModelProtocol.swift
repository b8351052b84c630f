/// Decides what a deposit comes to with its bonus.
@MainActor
public protocol DepositBonusInfoViewModelProtocol: DisplayStateSource<DepositBonusInfoDisplayState> {}
