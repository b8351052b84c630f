/// The model of a bet summary row: shows what the owner computes.
public final class BetSummaryRowViewModel: ViewModel<BetSummaryRowDisplayState>,
    BetSummaryRowViewModelProtocol, PlacedModel
{}
