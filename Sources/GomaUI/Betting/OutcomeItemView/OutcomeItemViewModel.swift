/// The model of an outcome item: selects only what is open, and tells by itself which way a price moved.
public final class OutcomeItemViewModel: ViewModel<OutcomeItemDisplayState>, OutcomeItemViewModelProtocol, ActingModel {
    public static let actions = [
        Action("toggleSelection()", toggleSelection),
        Action("requestDetails()", requestDetails),
    ]

    /// The market that the outcome is in now; `nil` where the owner knows.
    public var market: (() -> OutcomeMarket?)?

    /// An outcome inside something larger.
    public convenience init(_ place: StatePlace<OutcomeItemDisplayState>, in market: @escaping () -> OutcomeMarket?) {
        self.init(place)
        self.market = market
    }

    public func toggleSelection() {
        record()
        let wasSelected = currentDisplayState.isSelected
        update { $0.toggleSelection() }
        guard currentDisplayState.isSelected != wasSelected else { return }
        let state = currentDisplayState
        let market = market?()
        ask(
            to: ChooseOutcome(
                id: state.id, market: market?.id, match: market?.match, offer: state.bettingOfferID,
                isChosen: state.isSelected))
    }

    public func requestDetails() {
        record()
        let state = currentDisplayState
        let market = market?()
        ask(to: ShowOutcome(id: state.id, market: market?.id, match: market?.match, offer: state.bettingOfferID))
    }

    public func clearOddsChange() { update { $0.clearOddsChange() } }
}
