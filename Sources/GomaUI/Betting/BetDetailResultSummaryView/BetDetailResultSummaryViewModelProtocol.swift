/// Decides which bet is told of, and how it has ended.
@MainActor
public protocol BetDetailResultSummaryViewModelProtocol: DisplayStateSource<BetDetailResultSummaryDisplayState> {}
