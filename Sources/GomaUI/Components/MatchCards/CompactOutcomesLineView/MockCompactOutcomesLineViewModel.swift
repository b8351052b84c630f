/// Behaves as in production: its outcomes choose for themselves, and a market that is held back comes back as it was.
public final class MockCompactOutcomesLineViewModel: MockViewModel<CompactOutcomesLineDisplayState>,
    CompactOutcomesLineViewModelProtocol
{
    private lazy var outcomes = ChildModels(of: self, at: \.outcomes) { [environment] in
        MockOutcomeItemViewModel($0, in: environment)
    }
    public var timeline: MatchTimeline?

    public var outcomeViewModels: [any OutcomeItemViewModelProtocol] { outcomes.models }

    /// The outcomes' models, for feeds that move prices.
    public var outcomeModels: [MockOutcomeItemViewModel] { outcomes.models }

    /// Selects or deselects from outside, as when the bet slip drops an outcome.
    public func setSelected(_ isSelected: Bool, outcomeID: String) {
        outcomeModels.first { $0.currentDisplayState.id == outcomeID }?.setSelected(isSelected)
    }

    /// Other outcomes from the feed.
    public func updateOutcomes(to outcomes: [OutcomeItemDisplayState]) {
        update { $0 = CompactOutcomesLineDisplayState(outcomes: outcomes) }
    }

    /// Holds all prices back, or gives them free again; selections are kept.
    public func setAvailability(_ availability: OutcomeAvailability) {
        update { state in
            for index in state.outcomes.indices { state.outcomes[index].availability = availability }
        }
    }
}
