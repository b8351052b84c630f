/// The model of a bet detail result summary: an open bet is decided, and a decision can be corrected.
public final class BetDetailResultSummaryViewModel: ViewModel<BetDetailResultSummaryDisplayState>,
    BetDetailResultSummaryViewModelProtocol, PlacedModel
{
    /// Ends the bet, or ends it in another way.
    public func settle(as result: BetResult) { update { $0.result = result } }
}
