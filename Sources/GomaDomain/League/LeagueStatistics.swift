/// What is counted of both sides of a match of a league beside its score; what is left to chance follows from the match's seed.
struct LeagueStatistics: Sendable {
    private let seed: UInt64
    private let edge: Double
    private var counts: [MatchStatistic]
    /// For how long each side has had the ball, in hundredths of minutes.
    private var ball = Tally(0, 0)

    /// - Parameter edge: from -1 to 1, by how much home is the better side.
    init(_ rules: LeagueRules, edge: Double, _ seed: UInt64) {
        self.edge = edge
        self.seed = seed
        counts = rules.statistics.map { MatchStatistic($0, Tally(0, 0)) }
    }

    /// Counts what a step brings.
    /// - Returns: what is told of it; `nil` for nothing new.
    mutating func take(_ step: LeagueStep) -> [MatchStatistic]? {
        guard !counts.isEmpty else { return nil }
        switch step.kind {
        case .minute(let minute):
            playMinute(at: step.time)
            return minute.isMultiple(of: Self.interval) ? counts : nil
        case .score(let side, let value):
            for kind in [MatchStatistic.Kind.shots, .shotsOnTarget, .pointsWon] { add(value, of: kind, to: side) }
            guard let points = counts.first(where: { $0.kind == .pointsWon })?.tally else { return counts }
            return (points.home + points.away).isMultiple(of: Self.interval) ? counts : nil
        case .ended, .abandoned: return counts.allSatisfy { $0.tally == Tally(0, 0) } ? nil : counts
        case .part, .rest, .suspended, .settled: return nil
        }
    }

    /// Minutes, or points, from one telling to the next.
    private static let interval = 5

    private mutating func playMinute(at time: Int) {
        for side in ScoreSide.allCases {
            let strength = 1 + (side == .home ? edge : -edge) * 0.4
            if chance(.shots, side, at: time) < 0.12 * strength {
                add(1, of: .shots, to: side)
                if chance(.shotsOnTarget, side, at: time) < 0.3 { add(1, of: .shotsOnTarget, to: side) }
            }
            if chance(.corners, side, at: time) < 0.055 * strength { add(1, of: .corners, to: side) }
            guard chance(.fouls, side, at: time) < 0.13 else { continue }
            add(1, of: .fouls, to: side)
            if chance(.yellowCards, side, at: time) < 0.16 { add(1, of: .yellowCards, to: side) }
        }
        let share = 0.5 + 0.15 * edge + 0.5 * (chance(.possession, .home, at: time) - 0.5)
        let home = Int((share * 100).rounded())
        ball = ball + Tally(home, 100 - home)
        let whole = (Double(ball.home) / Double(ball.home + ball.away) * 100).rounded()
        if let place = place(of: .possession) { counts[place].tally = Tally(Int(whole), 100 - Int(whole)) }
    }

    /// A number from 0 up to 1 for a side and a moment, the same whenever it is asked for.
    private func chance(_ kind: MatchStatistic.Kind, _ side: ScoreSide, at time: Int) -> Double {
        let number = MatchStatistic.Kind.allCases.firstIndex(of: kind) ?? 0
        return LeagueRandom.share(seed, UInt64(60 + 2 * number + (side == .home ? 0 : 1)), time)
    }

    private mutating func add(_ count: Int, of kind: MatchStatistic.Kind, to side: ScoreSide) {
        if let place = place(of: kind) { counts[place].tally[side] += count }
    }

    private func place(of kind: MatchStatistic.Kind) -> Int? { counts.firstIndex { $0.kind == kind } }
}

extension LeagueRules {
    /// What is counted in the sport beside the score.
    fileprivate var statistics: [MatchStatistic.Kind] {
        switch sport {
        case .football: [.possession, .shots, .shotsOnTarget, .corners, .fouls, .yellowCards]
        case .hockey: [.shots, .shotsOnTarget]
        case .tennis, .volleyball: [.pointsWon]
        default: []
        }
    }
}
