/// What a match of a league has come to at a moment.
struct LeagueState: Sendable {
    private(set) var score: MatchScore
    /// What is told of what is counted beside the score; empty before anything is.
    private(set) var statistics: [MatchStatistic] = []
    private var counting: LeagueStatistics?
    /// What decides the markets.
    private(set) var standing = LeagueFinal()
    /// The part that is played, or comes after a break; -1 before the first.
    private(set) var part = -1
    private(set) var isResting = false
    private(set) var isSuspended = false
    private(set) var isEnded = false
    private(set) var isAbandoned = false
    /// Markets that are decided, a bit for each.
    var decided: UInt32 = 0
    /// When the part began, from the match's start.
    private var partStart = 0
    private var minute: Int?

    /// - Parameter counting: counts what there is beside the score; `nil` where only that is wanted.
    init(_ rules: LeagueRules, counting: LeagueStatistics? = nil) {
        self.counting = counting
        score =
            switch rules.count {
            case .goals: rules.sport == .hockey ? .periods([]) : .total(Tally(0, 0))
            case .points: .periods([])
            case .games: .games([], TennisGame())
            case .sets: .sets([])
            }
    }

    mutating func take(_ step: LeagueStep, by rules: LeagueRules) {
        if let told = counting?.take(step) { statistics = told }
        switch step.kind {
        case .part(let number):
            (part, partStart, isResting) = (number, step.time, false)
            minute = rules.minutes > 0 ? number * rules.minutes : nil
            begin()
        case .rest(let number): (part, isResting, minute) = (number, true, nil)
        case .minute(let minute): self.minute = minute
        case .score(let side, let value): count(side, value, by: rules)
        case .suspended(let isSuspended): self.isSuspended = isSuspended
        case .ended: isEnded = true
        case .abandoned: (isEnded, isAbandoned) = (true, true)
        case .settled: break
        }
    }

    func clock(by rules: LeagueRules) -> MatchClock {
        MatchClock(isResting ? rules.rest(before: part) : rules.part(part), minute: minute)
    }

    /// The share of the match that is still to be played, at a moment from its start.
    func left(at time: Int, by rules: LeagueRules) -> Double {
        guard part >= 0 else { return 1 }
        guard !isEnded else { return 0 }
        // Of overtime half is left, whenever that is.
        guard part < rules.parts else { return 0.5 / Double(rules.parts * 4) }
        let played = isResting ? 0 : min(Double(time - partStart) / Double(rules.partTime), 0.95)
        return 1 - (Double(part) + max(played, 0)) / Double(rules.parts)
    }

    /// The games or points of the set that is played.
    var set: Tally {
        switch score {
        case .games(let sets, _), .sets(let sets): sets.last ?? Tally(0, 0)
        case .total, .periods: Tally(0, 0)
        }
    }

    private mutating func begin() {
        switch score {
        case .total: break
        case .periods(let periods): score = .periods(periods + [Tally(0, 0)])
        case .sets(let sets): score = .sets(sets + [Tally(0, 0)])
        case .games(let sets, let game): score = .games(sets + [Tally(0, 0)], game)
        }
    }

    private mutating func count(_ side: ScoreSide, _ value: Int, by rules: LeagueRules) {
        for _ in 0..<value { score.award(side) }
        guard rules.isInSets else {
            standing.tally[side] += value
            return
        }
        guard isSetWon(by: side, rules) else { return }
        standing.tally[side] += 1
        if standing.firstSet == nil { standing.firstSet = side }
    }

    /// Whether the point that a side has just won has brought it the set.
    private func isSetWon(by side: ScoreSide, _ rules: LeagueRules) -> Bool {
        let (own, others) = (set[side], set[side.other])
        switch rules.count {
        case .goals, .points: return false
        case .sets(let most): return own >= (part == rules.parts - 1 ? 15 : most) && own >= others + 2
        case .games:
            guard case .games(_, TennisGame()) = score else { return false }
            // The game that decides a set of six all is played as any other.
            return own >= 6 && own >= others + 2 || own == 7
        }
    }
}
