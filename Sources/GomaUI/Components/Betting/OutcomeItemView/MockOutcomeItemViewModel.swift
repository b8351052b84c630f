/// Behaves as in production: selects only what is open, and tells by itself which way a price moved.
public final class MockOutcomeItemViewModel: MockViewModel<OutcomeItemDisplayState>, OutcomeItemViewModelProtocol {
    public func toggleSelection() {
        record("toggleSelection()")
        guard currentDisplayState.availability == .open else { return }
        update { $0.isSelected.toggle() }
    }

    public func requestDetails() { record("requestDetails()") }

    public func clearOddsChange() { update { $0.oddsChange = .none } }

    /// A new price from the feed. The direction follows from the old one; an equal price changes nothing.
    public func updateOdds(to odds: Double) {
        update { state in
            guard let old = state.odds, old != odds else {
                state.odds = odds
                return
            }
            state.oddsChange = odds > old ? .up : .down
            state.changeCount += 1
            state.odds = odds
        }
    }

    /// Opens, locks or takes away the price; a selection is kept for when it opens again.
    public func setAvailability(_ availability: OutcomeAvailability) { update { $0.availability = availability } }

    /// Selects from outside, as when the bet slip drops the outcome.
    public func setSelected(_ isSelected: Bool) { update { $0.isSelected = isSelected } }
}
