/// Behaves as in production: shows what the owner computes.
public final class MockBetSummaryRowViewModel: MockViewModel<BetSummaryRowDisplayState>,
    BetSummaryRowViewModelProtocol
{}
