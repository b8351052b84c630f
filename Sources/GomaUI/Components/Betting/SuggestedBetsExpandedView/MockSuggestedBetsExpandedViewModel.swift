/// Behaves as in production: opens and closes, pages through its matches, and lets those that are on go on.
public final class MockSuggestedBetsExpandedViewModel: MockViewModel<SuggestedBetsExpandedDisplayState>,
    SuggestedBetsExpandedViewModelProtocol, ActingModel
{
    public static let actions = [Action("toggleExpanded()", toggleExpanded), Action("showPage(_:)", showPage)]

    public var cardViewModels: [any TallOddsMatchCardViewModelProtocol] {
        parts(\.cards) { place -> MockTallOddsMatchCardViewModel in
            let model = MockTallOddsMatchCardViewModel(place)
            if place.state.isUnderWay { model.follow(.match) }
            return model
        }
    }

    public func toggleExpanded() {
        record()
        update { $0.isExpanded.toggle() }
    }

    public func showPage(_ page: Int) {
        record(page)
        update { state in
            state.currentPage = page
            state.currentPage = state.shownPage ?? 0
        }
    }

    /// Other matches: closed, at the first page, and out of sight where there are none.
    public func updateCards(to cards: [TallOddsMatchCardDisplayState]) {
        update {
            $0.cards = cards
            $0.isExpanded = false
            $0.currentPage = 0
            $0.isVisible = !cards.isEmpty
        }
    }

    /// Selects these outcomes and no others, as the bet slip has them.
    public func selectOutcomes(ids: Set<String>) {
        update { state in
            for index in state.cards.indices { state.cards[index].outcomes.selectOutcomes(ids: ids) }
        }
    }
}
