/// Decides what a placed bet shows. What its parts do is theirs: each action has one receiver.
public protocol TicketBetInfoViewModelProtocol: DisplayStateSource<TicketBetInfoDisplayState> {
    var rebetViewModel: any ButtonIconViewModelProtocol { get }
    /// The one that asks for an offer, where the state has one.
    var cashOutViewModel: (any ButtonIconViewModelProtocol)? { get }
    /// One for each selection of the state, in its order.
    var ticketViewModels: [any TicketSelectionViewModelProtocol] { get }
    /// What is offered, where the state says so.
    var cashoutAmountViewModel: (any CashoutAmountViewModelProtocol)? { get }
    /// For a part of the bet, where the state has one.
    var cashoutSliderViewModel: (any CashoutSliderViewModelProtocol)? { get }
    /// For all of the bet, where the state has one.
    var fullCashoutViewModel: (any ButtonViewModelProtocol)? { get }
    /// How the bet has ended, where the state says so.
    var statusViewModel: (any BetTicketStatusViewModelProtocol)? { get }

    /// Leads to all that is known of the bet.
    func openBet()
}
