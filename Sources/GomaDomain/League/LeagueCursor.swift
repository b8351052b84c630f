/// A place in the changes of a match of a league; moments are milliseconds from the league's opening.
struct LeagueCursor: Sendable {
    private let plan: LeaguePlan
    private let early: LeagueMoves
    private var state: LeagueState
    /// `nil` until the match is about to begin, and once it is settled.
    private var course: LeagueCourse?
    private var isDone = false
    private var earlyMove: Int
    private var step = 0
    private var move = 0
    /// The moment of what comes next; `nil` after the last.
    private(set) var time: Int?

    /// A place after all that has happened by a moment.
    init(_ plan: LeaguePlan, after moment: Int) {
        self.plan = plan
        early = plan.earlyMoves
        state = plan.beginning
        earlyMove = early.first(after: moment)
        if moment >= plan.start {
            let course = LeagueCourse(plan)
            while step < course.steps.count, course.steps[step].time + plan.start <= moment {
                state.take(course.steps[step], by: plan.rules)
                _ = plan.decide(&state)
                step += 1
            }
            move = course.moves.first(after: moment)
            self.course = course
        }
        find()
    }

    /// What happens at the place, all at one moment; then goes on to the next.
    mutating func next() -> [MatchChange] {
        guard let time else { return [] }
        var changes: [MatchChange] = []
        defer { find() }
        guard time >= plan.start else {
            let market = early.market(of: earlyMove, among: plan.markets.count, decided: 0)
            addPrices(of: market, at: time, to: &changes)
            earlyMove += 1
            return changes
        }
        let course = course ?? LeagueCourse(plan)
        self.course = course
        if step < course.steps.count, course.steps[step].time + plan.start == time {
            take(course.steps[step], at: time, &changes)
            step += 1
        } else {
            let market = course.moves.market(of: move, among: plan.markets.count, decided: state.decided)
            addPrices(of: market, at: time, to: &changes)
            move += 1
        }
        return changes
    }

    private mutating func find() {
        if isDone { return time = nil }
        if let early = early.time(of: earlyMove) { return time = early }
        guard let course else { return time = plan.start }
        guard step < course.steps.count else {
            (isDone, self.course, time) = (true, nil, nil)
            return
        }
        time = min(course.steps[step].time + plan.start, course.moves.time(of: move) ?? .max)
    }

    private mutating func take(_ step: LeagueStep, at time: Int, _ changes: inout [MatchChange]) {
        let told = state.statistics
        state.take(step, by: plan.rules)
        defer { if state.statistics != told { changes.append(.statistics(state.statistics)) } }
        switch step.kind {
        case .part:
            changes.append(.clock(state.clock(by: plan.rules)))
            if case .total = state.score {} else { changes.append(.score(state.score)) }
        case .rest, .minute: changes.append(.clock(state.clock(by: plan.rules)))
        case .score:
            changes.append(.score(state.score))
            for (market, results) in plan.decide(&state) {
                changes.append(plan.markets[market].settling(results))
            }
            if !plan.rules.isInGoals { addPrices(of: 0, at: time, to: &changes) }
        case .suspended(let isSuspended):
            for market in openMarkets {
                if !isSuspended { addPrices(of: market, at: time, to: &changes) }
                changes.append(.suspended(market: plan.markets[market].id, isSuspended))
            }
        case .ended, .abandoned: changes.append(.ended)
        case .settled:
            for market in openMarkets {
                changes.append(plan.markets[market].settling(plan.finalResults(of: market, in: state)))
            }
        }
    }

    private var openMarkets: [Int] { plan.markets.indices.filter { !state.isDecided($0) } }

    private func addPrices(of market: Int, at time: Int, to changes: inout [MatchChange]) {
        let kind = plan.markets[market]
        for (outcome, odds) in zip(kind.outcomes, plan.prices(of: market, in: state, at: time)) {
            changes.append(.odds(market: kind.id, outcome: outcome, odds))
        }
    }
}
