/// Decides what a bet brings, whether it can be placed, and places it.
///
/// A press arrives at the part's model and is handed on to the method here that it means.
public protocol BetInfoSubmissionViewModelProtocol: DisplayStateSource<BetInfoSubmissionDisplayState> {
    /// Odds, winnings, bonus and payout, in this order.
    var rowViewModels: [any BetSummaryRowViewModelProtocol] { get }
    var stakeFieldViewModel: any BorderedTextFieldViewModelProtocol { get }
    /// One for each quick amount, in its order.
    var quickAddViewModels: [any QuickAddButtonViewModelProtocol] { get }
    var placeBetViewModel: any ButtonViewModelProtocol { get }
    /// The way to take the bet back, while there is one.
    var takeBackViewModel: (any ButtonViewModelProtocol)? { get }

    /// The customer has typed another stake.
    func changeStake(to text: String)

    /// Adds whole units of the currency to what has been typed, where that is an amount.
    func addToStake(_ amount: Int)

    /// The customer is done with the stake, and goes on to the bet's button, or to the quick amounts while the bet cannot
    /// be placed.
    func confirmStake()

    /// Sends the bet, where nothing keeps it from being placed.
    func placeBet()

    /// Takes back a bet that has just been placed.
    func takeBackBet()
}
