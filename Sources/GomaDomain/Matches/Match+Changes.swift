/// The changes of a match, as a feed tells them.
extension Match {
    /// Does what a change means.
    /// - Returns: `false` where it names a market or an outcome that the match does not have; nothing changes then.
    @discardableResult
    package mutating func apply(_ change: MatchChange) -> Bool {
        switch change {
        case .match(let match):
            let known = self
            self = match
            isFavorite = known.isFavorite
            for index in markets.indices {
                if let market = known.market(markets[index].id) { markets[index].keepResults(of: market) }
            }
            if known.phase == .ended { end() }
        case .odds(let market, let outcome, let odds):
            return update(outcome, of: market) { $0.price.move(to: odds) }
        case .step(let market, let outcome, let direction):
            guard let known = find(outcome, of: market) else { return false }
            guard takesBets(on: known.outcome, of: known.market) else { return true }
            return update(outcome, of: market) { $0.price.step(direction) }
        case .suspended(let market, let isSuspended): return update(market) { $0.isSuspended = isSuspended }
        case .settled(let market, let winners): return update(market) { $0.settle(winners) }
        case .results(let market, let results): return update(market) { $0.settle(results) }
        case .score(let score): self.score = score
        case .point(let side): score.award(side)
        case .statistics(let statistics): self.statistics = statistics
        case .clock(let clock):
            // One that comes late begins no match anew.
            if phase != .ended { phase = .live(clock) }
        case .minute:
            if case .live(var clock) = phase, let minute = clock.minute {
                clock.minute = minute + 1
                phase = .live(clock)
            }
        case .ended: end()
        }
        return true
    }

    private mutating func end() {
        phase = .ended
        for index in markets.indices { markets[index].isSuspended = true }
    }

    /// Takes the movement of a price as seen.
    package mutating func clearChange(of outcome: String, in market: String) {
        update(outcome, of: market) { $0.price.clearChange() }
    }

    /// An outcome and its market; `nil` for what the match does not have.
    package func find(_ outcome: String, of market: String) -> (market: Market, outcome: Outcome)? {
        guard let market = self.market(market), let outcome = market.outcomes.first(where: { $0.id == outcome }) else {
            return nil
        }
        return (market, outcome)
    }

    private mutating func update(_ market: String, _ change: (inout Market) -> Void) -> Bool {
        guard let index = markets.firstIndex(where: { $0.id == market }) else { return false }
        change(&markets[index])
        return true
    }

    @discardableResult
    private mutating func update(_ outcome: String, of market: String, _ change: (inout Outcome) -> Void) -> Bool {
        guard let index = markets.firstIndex(where: { $0.id == market }),
            let place = markets[index].outcomes.firstIndex(where: { $0.id == outcome })
        else { return false }
        change(&markets[index].outcomes[place])
        return true
    }
}
