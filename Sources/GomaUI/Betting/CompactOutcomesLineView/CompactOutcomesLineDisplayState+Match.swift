extension CompactOutcomesLineDisplayState: MatchProjection {
    package var isOn: Bool { !outcomes.isEmpty }

    /// Shows the prices of a match's main market, and whether bets are taken on them.
    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        guard let market = match.markets.first else { return }
        for (index, outcome) in zip(outcomes.indices, market.outcomes) {
            outcomes[index].show(outcome.price)
            outcomes[index].availability = OutcomeAvailability(of: outcome, in: market, of: match)
        }
    }
}

extension OutcomeAvailability {
    /// Whether an outcome can be chosen: not while its market is held back, and not any more when it is settled or over.
    package init(of outcome: Outcome, in market: Market, of match: Match) {
        self = match.phase == .ended || outcome.result != nil ? .unavailable : market.isSuspended ? .locked : .open
    }
}
