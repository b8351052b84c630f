extension MarketOutcomesLineDisplayState {
    /// The prices of an example that takes bets, in its order.
    init(_ market: Market) {
        self.init(
            outcomes: market.outcomes.map {
                OutcomeItemDisplayState(
                    id: $0.id, title: $0.title.named, odds: $0.odds, oddsChange: $0.price.change,
                    changeCount: $0.price.changeCount)
            })
    }
}

extension OutcomeName {
    /// What the feed of an example calls it; empty for what needs no name.
    fileprivate var named: String { if case .named(let name) = self { name } else { "" } }
}
