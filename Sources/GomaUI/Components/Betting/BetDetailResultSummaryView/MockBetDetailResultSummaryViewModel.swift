/// Behaves as in production: an open bet is decided, and a decision can be corrected.
public final class MockBetDetailResultSummaryViewModel: MockViewModel<BetDetailResultSummaryDisplayState>,
    BetDetailResultSummaryViewModelProtocol
{
    /// Ends the bet, or ends it in another way.
    public func settle(as result: BetResult) { update { $0.result = result } }
}
