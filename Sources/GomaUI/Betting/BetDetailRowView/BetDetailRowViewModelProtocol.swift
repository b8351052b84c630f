/// Decides what a line of a bet's details tells.
@MainActor
public protocol BetDetailRowViewModelProtocol: DisplayStateSource<BetDetailRowDisplayState> {}
