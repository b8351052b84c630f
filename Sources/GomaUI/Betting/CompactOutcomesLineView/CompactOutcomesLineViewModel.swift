/// The model of a compact outcomes line: its outcomes choose for themselves, and a market that is held back comes
/// back as it was.
public final class CompactOutcomesLineViewModel: MatchDetailViewModel<CompactOutcomesLineDisplayState>,
    CompactOutcomesLineViewModelProtocol, PlacedModel
{
    public var outcomeViewModels: [any OutcomeItemViewModelProtocol] {
        parts(\.outcomes) { outcome in
            OutcomeItemViewModel(outcome, in: { [weak self] in OutcomeMarket(match: self?.match?()) })
        }
    }

    /// Selects or deselects from outside, as when the bet slip drops an outcome.
    public func setSelected(_ isSelected: Bool, outcomeID: String) {
        update { state in
            guard let index = state.outcomes.firstIndex(where: { $0.id == outcomeID }) else { return }
            state.outcomes[index].isSelected = isSelected
        }
    }

    /// Holds all prices back, or gives them free again; selections are kept.
    public func setAvailability(_ availability: OutcomeAvailability) {
        update { $0.setAvailability(availability) }
    }
}
