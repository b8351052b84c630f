/// Behaves as in production: opens and closes, pages through its matches, and lets those that are on go on.
public final class MockSuggestedBetsExpandedViewModel: MockViewModel<SuggestedBetsExpandedDisplayState>,
    SuggestedBetsExpandedViewModelProtocol
{
    private lazy var cards = ChildModels(of: self, at: \.cards) {
        [environment] card -> MockTallOddsMatchCardViewModel in
        let model = MockTallOddsMatchCardViewModel(card, in: environment)
        if card.isUnderWay { model.follow(.match) }
        return model
    }

    public var cardViewModels: [any TallOddsMatchCardViewModelProtocol] { cards.models }

    /// The cards' models, for feeds.
    public var cardModels: [MockTallOddsMatchCardViewModel] { cards.models }

    public func toggleExpanded() {
        record("toggleExpanded()")
        update { $0.isExpanded.toggle() }
    }

    public func showPage(_ page: Int) {
        record("showPage(_:)", page)
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
        for card in cardModels {
            for line in card.outcomesModel.lineModels {
                for outcome in line.outcomeModels {
                    outcome.setSelected(ids.contains(outcome.currentDisplayState.id))
                }
            }
        }
    }
}
