/// Decides how a ticket is said to have ended.
@MainActor
public protocol BetTicketStatusViewModelProtocol: DisplayStateSource<BetTicketStatusDisplayState> {}
