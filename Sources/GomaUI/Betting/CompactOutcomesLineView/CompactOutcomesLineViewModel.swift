/// The model of a compact outcomes line: its outcomes choose for themselves.
public final class CompactOutcomesLineViewModel: MatchDetailViewModel<CompactOutcomesLineDisplayState>,
    CompactOutcomesLineViewModelProtocol, PlacedModel
{
    public var outcomeViewModels: [any OutcomeItemViewModelProtocol] {
        parts(\.outcomes) { outcome in
            OutcomeItemViewModel(outcome, in: { [weak self] in OutcomeMarket(match: self?.match?()) })
        }
    }
}
