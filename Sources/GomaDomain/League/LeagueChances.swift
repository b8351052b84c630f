/// The chances in a match of a league at a moment.
struct LeagueChances {
    private let rules: LeagueRules
    private let edge: Double
    private let left: Double
    private let state: LeagueState
    /// The final scores that can still come, with their chances; empty where they are too many.
    private let finals: [(final: LeagueFinal, chance: Double)]

    /// - Parameters:
    ///   - time: from the match's start, in milliseconds.
    ///   - edge: from -1 to 1, by how much home is thought the better side.
    init(_ rules: LeagueRules, edge: Double, in state: LeagueState, at time: Int) {
        self.rules = rules
        self.edge = edge
        self.state = state
        left = state.left(at: time, by: rules)
        finals =
            switch rules.count {
            case .goals: Self.goals(rules, edge: edge, left: left, from: state.standing)
            case .points: []
            case .games, .sets: Self.sets(rules, edge: edge, in: state)
            }
    }

    /// How many goals or points a side scores in a match, on average.
    static func mean(of side: ScoreSide, _ rules: LeagueRules, edge: Double) -> Double {
        let share = 1 + rules.spread * edge + 0.03
        return side == .home ? rules.mean * share : rules.mean * max(2 - share, 0.1)
    }

    /// The chance of a side to win a point.
    static func point(to side: ScoreSide, serving: ScoreSide, _ rules: LeagueRules, edge: Double) -> Double {
        let service = rules.sport == .tennis ? 0.12 : -0.06
        let home = 0.5 + (serving == .home ? service : -service) + rules.spread * edge
        return side == .home ? home : 1 - home
    }

    /// The chances of a market's outcomes, as odds without a margin would have them: what may come back is taken into account.
    func chances(of market: LeagueMarket) -> [Double] {
        guard finals.isEmpty else { return expected(of: market) }
        let (home, away) = (
            Self.mean(of: .home, rules, edge: edge) * left, Self.mean(of: .away, rules, edge: edge) * left
        )
        let tally = state.standing.tally
        // Points come in twos and sevens: the fewer times they fall, the more their sum varies.
        let deviation = ((home + away) * (rules.isSteady ? 1.2 : 6)).squareRoot() + 0.3
        switch market.kind {
        case .total(_, let line):
            let sum = Double(tally.home + tally.away) + home + away
            return Self.line(Double(line) / 4, below: sum, deviation)
        case .handicap(let line):
            return Self.line(-Double(line) / 4, below: Double(tally.home - tally.away) + home - away, deviation)
        case .winner, .result, .double, .both, .drawNoBet, .firstSet:
            let chance = LeagueMath.normal((Double(tally.home - tally.away) + home - away) / deviation)
            return [chance, 1 - chance]
        }
    }

    private static func line(_ line: Double, below mean: Double, _ deviation: Double) -> [Double] {
        let over = LeagueMath.normal((mean - line) / deviation)
        return [over, 1 - over]
    }

    /// The odds at which a stake brings itself on average are one by these.
    private func expected(of market: LeagueMarket) -> [Double] {
        var won = [Double](repeating: 0, count: market.outcomes.count)
        var back = 0.0
        for (final, chance) in finals {
            let results = market.results(of: final)
            for (place, result) in results.enumerated() {
                switch result {
                case .won: won[place] += chance
                case .halfWon: won[place] += chance / 2
                case .void, .lost, .halfLost: break
                }
            }
            switch results[0] {
            case .void: back += chance
            case .halfWon, .halfLost: back += chance / 2
            case .won, .lost: break
            }
        }
        guard back < 1 - 1e-9 else { return won.map { _ in market.sum / Double(won.count) } }
        return won.map { $0 / (1 - back) }
    }

    /// Scores in goals, of which all but a few a side are as good as impossible.
    private static func goals(
        _ rules: LeagueRules, edge: Double, left: Double, from standing: LeagueFinal
    ) -> [(LeagueFinal, Double)] {
        let most = rules.mean > 2 ? 11 : 7
        let home = LeagueMath.counts(around: mean(of: .home, rules, edge: edge) * left, upTo: most)
        let away = LeagueMath.counts(around: mean(of: .away, rules, edge: edge) * left, upTo: most)
        var finals: [(LeagueFinal, Double)] = []
        finals.reserveCapacity(home.count * away.count)
        for (more, chance) in home.enumerated() {
            for (others, other) in away.enumerated() {
                let tally = Tally(standing.tally.home + more, standing.tally.away + others)
                finals.append((LeagueFinal(tally: tally), chance * other))
            }
        }
        return finals
    }

    /// Scores in sets.
    private static func sets(
        _ rules: LeagueRules, edge: Double, in state: LeagueState
    ) -> [(LeagueFinal, Double)] {
        let isTennis = rules.sport == .tennis
        let whole = LeagueMath.logistic(edge * (isTennis ? 2.2 : 2.4))
        let set = state.set
        let isPlayed = state.part == state.standing.tally.home + state.standing.tally.away
        let lead = Double(set.home - set.away), played = Double(set.home + set.away)
        let rest = max((isTennis ? 10 : 42) - played, 1)
        let current =
            isPlayed
            ? LeagueMath.logistic(
                edge * 2.2 * (rest / (rest + played)) + lead * (isTennis ? 2.6 : 1.6) / rest.squareRoot()) : whole
        var finals: [(LeagueFinal, Double)] = []
        follow(state.standing, chance: 1, next: current, later: whole, most: rules.parts, &finals)
        return finals
    }

    private static func follow(
        _ standing: LeagueFinal, chance: Double, next: Double, later: Double, most: Int,
        _ finals: inout [(LeagueFinal, Double)]
    ) {
        guard max(standing.tally.home, standing.tally.away) <= most / 2 else {
            finals.append((standing, chance))
            return
        }
        for side in ScoreSide.allCases {
            var after = standing
            after.tally[side] += 1
            after.firstSet = after.firstSet ?? side
            let share = side == .home ? next : 1 - next
            follow(after, chance: chance * share, next: later, later: later, most: most, &finals)
        }
    }
}
