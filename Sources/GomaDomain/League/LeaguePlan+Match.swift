import Foundation

extension LeaguePlan {
    /// The match as it is at a moment, in milliseconds from the opening, with prices that nobody has seen move.
    func match(at moment: Int, opening: Date) -> Match {
        let course = moment >= start ? LeagueCourse(self) : nil
        let steps = course?.steps.prefix { $0.time + start <= moment } ?? []
        var state = beginning
        var states = [state]
        var results: [Int: [Outcome.Result]] = [:]
        for step in steps {
            state.take(step, by: rules)
            for (market, found) in decide(&state) { results[market] = found }
            if step.kind == .settled {
                for market in markets.indices where results[market] == nil {
                    results[market] = finalResults(of: market, in: state)
                }
            }
            states.append(state)
        }
        let prices = prices(at: moment, course, states)
        var match = Match(
            id: id, sport: rules.sport, country: fixture.country, countryCode: fixture.code,
            competition: fixture.competition, home: fixture.home, away: fixture.away,
            phase: phase(in: state, opening), score: state.score, isFavorite: isFavorite,
            markets: markets.indices.map { market($0, prices[$0]) }, marketCount: marketCount)
        match.statistics = state.statistics
        for place in markets.indices {
            match.markets[place].isSuspended = state.isSuspended || state.isEnded
            guard let results = results[place] else { continue }
            match.markets[place].settle(Dictionary(uniqueKeysWithValues: zip(markets[place].outcomes, results)))
        }
        return match
    }

    private func phase(in state: LeagueState, _ opening: Date) -> Match.Phase {
        guard state.part >= 0 else { return .upcoming(start: opening + Double(start) / 1000) }
        return state.isEnded ? .ended : .live(state.clock(by: rules))
    }

    private func market(_ place: Int, _ prices: [Odds]) -> Market {
        let market = markets[place]
        return Market(
            id: market.id, name: market.name, group: market.group,
            outcomes: zip(market.outcomes, prices).map { id, odds in
                Outcome(
                    id: id, title: market.title(of: id, home: fixture.home, away: fixture.away),
                    shortTitle: LeagueMarket.shortTitle(of: id), price: Price(odds))
            })
    }

    // MARK: Prices

    /// The prices of all markets, each as it has moved last.
    /// - Parameter states: before the first step, and after each of those that have been.
    private func prices(at moment: Int, _ course: LeagueCourse?, _ states: [LeagueState]) -> [[Odds]] {
        var found = [[Odds]?](repeating: nil, count: markets.count)
        /// Finds what is not found yet of some markets.
        func find(_ some: some Sequence<Int>, in state: LeagueState, at time: Int) {
            for market in some where found[market] == nil { found[market] = prices(of: market, in: state, at: time) }
        }
        func find(_ moves: LeagueMoves, _ range: Range<Int>, in state: LeagueState) {
            var move = moves.first(after: range.upperBound - 1) - 1
            while move >= 0, let time = moves.time(of: move), time >= range.lowerBound, found.contains(nil) {
                let market = moves.market(of: move, among: markets.count, decided: state.decided)
                find(CollectionOfOne(market), in: state, at: time)
                move -= 1
            }
        }

        var end = moment + 1
        if let course {
            for place in states.indices.dropFirst().reversed() where found.contains(nil) {
                let (step, state) = (course.steps[place - 1], states[place])
                let begin = max(step.time + start, 0)
                if begin < end { find(course.moves, begin..<end, in: state) }
                guard step.time + start > 0 else {
                    find(markets.indices, in: state, at: 0)
                    break
                }
                end = step.time + start
                switch step.kind {
                case .suspended(false): find(markets.indices.filter { !state.isDecided($0) }, in: state, at: end)
                case .score where !rules.isInGoals: find([0], in: state, at: end)
                default: break
                }
            }
        }
        // Of a match that is on when the league opens all is found by now.
        find(earlyMoves, 0..<max(min(end, start), 0), in: states[0])
        find(markets.indices, in: states[0], at: 0)
        return found.map { $0 ?? [] }
    }
}
