/// The course of a match of a league while it is on: its steps, and the moves of its prices in between.
struct LeagueCourse: Sendable {
    let steps: [LeagueStep]
    let moves: LeagueMoves

    init(_ plan: LeaguePlan) {
        let play = plan.play
        steps = play.steps
        let coming = play.steps.filter { $0.time + plan.start > 0 }
        let needed = coming.reduce(0) { $0 + plan.changeCount(of: $1) }
        let early = plan.earlyMoves
        let left = Double(plan.quota - needed) - Double(early.count) * LeagueMoves.changes(in: plan.markets)
        let range = max(plan.start, 0)..<max(plan.start + play.end, max(plan.start, 0))
        moves = LeagueMoves(Int(left / LeagueMoves.changes(in: plan.markets)), in: range, plan.seed, 40)
    }
}

extension LeaguePlan {
    /// The share of a match's changes that come before its start.
    private static let earlyShare = 0.25

    /// The moves of prices before the start.
    var earlyMoves: LeagueMoves {
        let count = Double(quota) * Self.earlyShare / LeagueMoves.changes(in: markets)
        return LeagueMoves(Int(count), in: 0..<max(start, 0), seed, 50)
    }

    /// How many changes a step brings, about.
    fileprivate func changeCount(of step: LeagueStep) -> Int {
        switch step.kind {
        case .part: if case .total = LeagueState(rules).score { 1 } else { 2 }
        case .rest, .minute, .ended, .abandoned: 1
        case .score: rules.isInGoals ? 1 : 1 + markets[0].outcomes.count
        case .suspended(true), .settled: markets.count
        case .suspended(false): markets.count + markets.reduce(0) { $0 + $1.outcomes.count }
        }
    }
}
