/// Decides how a ticket is said to have ended.
public protocol BetTicketStatusViewModelProtocol: DisplayStateSource<BetTicketStatusDisplayState> {}
