extension MarketOutcomesLineDisplayState {
    /// Shows the prices of a market, in its order, or why no bets are taken.
    package mutating func show(_ market: Market, of match: Match) {
        for (index, outcome) in zip(outcomes.indices, market.outcomes) { outcomes[index].show(outcome.price) }
        if match.phase == .ended || market.isSettled && mode != .seeAll {
            close()
        } else if market.isSuspended, mode == .outcomes {
            suspend()
        } else if !market.isSuspended, mode == .suspended {
            resume()
        }
    }
}
