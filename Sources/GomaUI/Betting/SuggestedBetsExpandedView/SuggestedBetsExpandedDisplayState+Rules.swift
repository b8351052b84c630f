/// What may happen to suggested matches.
extension SuggestedBetsExpandedDisplayState {
    /// Shows a page, or the nearest that there is.
    public mutating func showPage(_ page: Int) {
        currentPage = page
        currentPage = shownPage ?? 0
    }

    /// Other matches: closed, at the first page, and out of sight where there are none.
    public mutating func updateCards(to cards: [TallOddsMatchCardDisplayState]) {
        self.cards = cards
        isExpanded = false
        currentPage = 0
        isVisible = !cards.isEmpty
    }

    /// Selects these outcomes and no others, as the bet slip has them.
    public mutating func selectOutcomes(ids: Set<String>) {
        for index in cards.indices { cards[index].outcomes.selectOutcomes(ids: ids) }
    }
}
