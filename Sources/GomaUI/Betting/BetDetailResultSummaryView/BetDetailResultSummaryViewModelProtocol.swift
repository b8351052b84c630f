/// Decides which bet is told of, and how it has ended.
public protocol BetDetailResultSummaryViewModelProtocol: DisplayStateSource<BetDetailResultSummaryDisplayState> {}
