/// The course of a match of a league from its start to its settling, made up by its rules; it is held while the match is on.
struct LeaguePlay: Sendable {
    private(set) var steps: [LeagueStep] = []
    /// When it is over, in milliseconds from the start.
    private(set) var end = 0

    /// Milliseconds without bets before a goal, and after it.
    private static let closedBefore = 3000
    private static let closedAfter = 22_000...44_000.0

    /// - Parameters:
    ///   - edge: from -1 to 1, by how much home is the better side.
    ///   - isAbandoned: whether it stops on its way.
    init(_ rules: LeagueRules, edge: Double, isAbandoned: Bool, _ seed: UInt64) {
        var random = LeagueRandom(seed)
        if rules.isInSets {
            playSets(rules, edge: edge, &random)
        } else {
            playParts(rules, edge: edge, &random)
        }
        if isAbandoned { abandon(at: Int(Double(end) * random.number(in: 0.2...0.8))) }
        add(.settled, at: end + 6000 + random.whole(below: 20_000))
    }

    private mutating func add(_ kind: LeagueStep.Kind, at time: Int) {
        steps.append(LeagueStep(time: time, kind: kind))
    }

    private mutating func finish(at time: Int) {
        end = time
        add(.ended, at: end)
    }

    private mutating func abandon(at time: Int) {
        steps.removeAll { $0.time >= time }
        end = time
        add(.abandoned, at: end)
    }

    // MARK: Parts

    private mutating func playParts(_ rules: LeagueRules, edge: Double, _ random: inout LeagueRandom) {
        var tally = Tally(0, 0)
        var (start, part) = (0, 0)
        while true {
            let isOver = part >= rules.parts
            if isOver, rules.hasDraws || tally.home != tally.away { break }
            if part > 0 {
                add(.rest(part), at: start)
                start += rules.rest * 1000
            }
            let added = rules.sport == .football ? random.whole(below: 4) * 60_000 : 0
            let length = rules.partTime / (isOver && rules.minutes > 0 ? 2 : 1) + added
            playPart(part, of: rules, edge: edge, from: start, length: length, &tally, &random)
            start += length
            part += 1
        }
        finish(at: start)
    }

    private mutating func playPart(
        _ part: Int, of rules: LeagueRules, edge: Double, from start: Int, length: Int, _ tally: inout Tally,
        _ random: inout LeagueRandom
    ) {
        var found: [LeagueStep] = []
        for side in ScoreSide.allCases {
            let mean =
                LeagueChances.mean(of: side, rules, edge: edge) * Double(length) / Double(rules.partTime * rules.parts)
            for _ in 0..<rules.times(around: mean / rules.usualValue, &random) {
                let time = start + 4000 + Int(random.share() * Double(length - 8000))
                found.append(LeagueStep(time: time, kind: .score(side, rules.value(at: random.share()))))
            }
        }
        if rules.minutes > 0 {
            let minute = Int(rules.pace * 1000)
            for number in 1..<max(length / minute, 1) {
                found.append(
                    LeagueStep(time: start + number * minute, kind: .minute(part * rules.minutes + number)))
            }
        }
        add(.part(part), at: start)
        var openAgain: Int?
        for step in found.enumerated().sorted(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }) {
            let step = step.element
            let isScore = if case .score = step.kind { true } else { false }
            if let moment = openAgain, moment <= step.time - (isScore ? Self.closedBefore : 0) {
                add(.suspended(false), at: moment)
                openAgain = nil
            }
            guard case .score(let side, let value) = step.kind else {
                steps.append(step)
                continue
            }
            tally[side] += value
            if rules.isInGoals, openAgain == nil {
                add(.suspended(true), at: max(step.time - Self.closedBefore, steps.last?.time ?? 0))
            }
            if rules.isInGoals { openAgain = step.time + Int(random.number(in: Self.closedAfter)) }
            steps.append(step)
        }
        if let openAgain { add(.suspended(false), at: min(openAgain, start + length - 1)) }
    }

    // MARK: Sets

    private mutating func playSets(_ rules: LeagueRules, edge: Double, _ random: inout LeagueRandom) {
        var state = LeagueState(rules)
        var time = 0
        var serving: ScoreSide = random.share() < 0.5 ? .home : .away
        while max(state.standing.tally.home, state.standing.tally.away) <= rules.parts / 2 {
            let sets = state.standing.tally
            take(.part(sets.home + sets.away), at: time, &state, rules)
            while state.standing.tally == sets {
                time += Int(rules.pace * 1000 * random.number(in: 0.6...1.4))
                let chance = LeagueChances.point(to: .home, serving: serving, rules, edge: edge)
                let games = state.set
                take(.score(random.share() < chance ? .home : .away, 1), at: time, &state, rules)
                if state.set != games || rules.sport != .tennis { serving = serving.other }
            }
            time += rules.rest * 1000
        }
        finish(at: time - rules.rest * 1000 + 1000)
    }

    private mutating func take(
        _ kind: LeagueStep.Kind, at time: Int, _ state: inout LeagueState, _ rules: LeagueRules
    ) {
        let step = LeagueStep(time: time, kind: kind)
        state.take(step, by: rules)
        steps.append(step)
    }
}

extension LeagueRules {
    /// What is counted at once, on average.
    fileprivate var usualValue: Double {
        guard case .points(let values) = count else { return 1 }
        return values.reduce(0) { $0 + Double($1.value) * $1.share }
    }

    /// How often a side scores that does so often on average; where points fall all the time, their number varies less.
    fileprivate func times(around mean: Double, _ random: inout LeagueRandom) -> Int {
        let count = random.count(around: mean)
        return isSteady ? (count + random.count(around: mean) + random.whole(below: 2)) / 2 : count
    }

    /// What is counted at once, by a number from 0 to 1.
    fileprivate func value(at share: Double) -> Int {
        guard case .points(let values) = count else { return 1 }
        var left = share
        for entry in values {
            if left < entry.share { return entry.value }
            left -= entry.share
        }
        return values[0].value
    }
}
