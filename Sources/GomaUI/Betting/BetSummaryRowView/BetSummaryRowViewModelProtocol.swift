/// Decides what a line of a bet's summary shows.
public protocol BetSummaryRowViewModelProtocol: DisplayStateSource<BetSummaryRowDisplayState> {}
