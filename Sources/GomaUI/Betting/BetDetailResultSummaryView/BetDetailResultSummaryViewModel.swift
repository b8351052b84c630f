/// The model of a bet detail result summary: an open bet is decided, and a decision can be corrected.
public final class BetDetailResultSummaryViewModel: ViewModel<BetDetailResultSummaryDisplayState>,
    BetDetailResultSummaryViewModelProtocol, PlacedModel
{}
