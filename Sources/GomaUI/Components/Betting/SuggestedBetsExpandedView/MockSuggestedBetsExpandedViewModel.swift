/// Behaves as in production: opens and closes, pages through its matches, and lets those that are on go on.
public final class MockSuggestedBetsExpandedViewModel: MockViewModel<SuggestedBetsExpandedDisplayState>,
    SuggestedBetsExpandedViewModelProtocol
{
    public var cardViewModels: [any TallOddsMatchCardViewModelProtocol] {
        parts(\.cards) { place -> MockTallOddsMatchCardViewModel in
            let model = MockTallOddsMatchCardViewModel(place)
            if place.state.isUnderWay { model.follow(.match) }
            return model
        }
    }

    public func toggleExpanded() {
        record("toggleExpanded()")
        update { $0.isExpanded.toggle() }
    }

    public func showPage(_ page: Int) {
        record("showPage(_:)", page)
        update { $0.showPage(page) }
    }
}
