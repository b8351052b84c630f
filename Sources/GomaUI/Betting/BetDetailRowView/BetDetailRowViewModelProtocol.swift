/// Decides what a line of a bet's details tells.
public protocol BetDetailRowViewModelProtocol: DisplayStateSource<BetDetailRowDisplayState> {}
