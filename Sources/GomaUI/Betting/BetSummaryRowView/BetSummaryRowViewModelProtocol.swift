/// Decides what a line of a bet's summary shows.
@MainActor
public protocol BetSummaryRowViewModelProtocol: DisplayStateSource<BetSummaryRowDisplayState> {}
