/// Behaves as in production: selects only what is open, and tells by itself which way a price moved.
public final class MockOutcomeItemViewModel: MockViewModel<OutcomeItemDisplayState>, OutcomeItemViewModelProtocol {
    public func toggleSelection() {
        record("toggleSelection()")
        update { $0.toggleSelection() }
    }

    public func requestDetails() {
        record("requestDetails()")
        ask(to: .showOutcome(currentDisplayState.title))
    }

    public func clearOddsChange() { update { $0.clearOddsChange() } }

    /// A new price from the feed.
    public func updateOdds(to odds: Double) { update { $0.movePrice(to: odds) } }

    /// Opens, locks or takes away the price; a selection is kept for when it opens again.
    public func setAvailability(_ availability: OutcomeAvailability) { update { $0.availability = availability } }

    /// Selects from outside, as when the bet slip drops the outcome.
    public func setSelected(_ isSelected: Bool) { update { $0.isSelected = isSelected } }
}
