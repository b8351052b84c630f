import Foundation

/// The planning of a league: who plays, when, and how much happens. Moments are milliseconds from the opening.
struct LeaguePlanner {
    private let seed: UInt64
    private let opening: Date

    /// Matches in the first minutes of which something is certain to happen.
    private static let topCount = 12
    private static let liveShare = 0.12
    private static let hour = 3_600_000

    init(_ seed: UInt64, opening: Date) {
        self.seed = seed
        self.opening = opening
    }

    func plans(_ count: Int, eventCount: Int) -> [LeaguePlan] {
        let liveCount = min(max(Int(Double(count) * Self.liveShare), Self.topCount / 2), count)
        var random = LeagueRandom(seed, -1)
        var fixtures: [Sport: LeagueFixtures] = [:]
        let starts = starts(count - liveCount, &random)
        var plans = (0..<count).map { number in
            let rules = number < Self.tops.count ? Self.tops[number] : Self.rules(at: random.share())
            let fixture = fixtures[rules.sport, default: LeagueFixtures(rules.sport, seed)].next()
            guard number < liveCount else {
                var plan = LeaguePlan(number, attempt: 0, rules, fixture, isTop: false, seed)
                plan.start = starts[number - liveCount]
                return plan
            }
            return livePlan(number, rules, fixture, random.share())
        }
        let weights = plans.map(weight)
        let whole = weights.reduce(0, +)
        var (sum, given) = (0.0, 0)
        for (place, weight) in weights.enumerated() {
            sum += weight
            let upTo = Int(Double(eventCount) * (sum / whole))
            plans[place].quota = upTo - given
            given = upTo
        }
        return plans
    }

    /// When those begin that have not: most within a day, the last of them some hours later.
    private func starts(_ count: Int, _ random: inout LeagueRandom) -> [Int] {
        let rest = Int(opening.timeIntervalSince1970 * 1000) % 300_000
        return (0..<count).map { _ in
            let isLate = random.share() < 0.06
            let hours = isLate ? random.number(in: 24...30) : random.number(in: 0.1...24)
            // At minutes that can be divided by five, as the clock shows them.
            return Int(hours * Double(Self.hour)) / 300_000 * 300_000 + 300_000 - (rest + 300_000) % 300_000
        }.sorted()
    }

    /// A match that is on. Of the first ones some have a goal before long, and the others end while all is still open.
    private func livePlan(
        _ number: Int, _ rules: LeagueRules, _ fixture: LeagueFixtures.Fixture, _ share: Double
    ) -> LeaguePlan {
        let isTop = number < Self.topCount
        for attempt in 0..<Self.attempts {
            var plan = LeaguePlan(number, attempt: attempt, rules, fixture, isTop: isTop, seed)
            let play = plan.play
            plan.start = -Int(Double(play.end) * (0.1 + 0.75 * share))
            guard isTop else { return plan }
            if number % 2 == 1 {
                guard plan.isClose else { continue }
                plan.start = 150_000 + number * 30_000 + Int(share * 60_000) - play.end
            } else if rules.isInGoals {
                let wait = 35_000 + Int(share * 50_000) + number * 12_000
                let score = play.steps.first { step in
                    if case .score = step.kind { step.time > wait + 60_000 } else { false }
                }
                guard let score else { continue }
                plan.start = wait - score.time
            }
            return plan
        }
        return LeaguePlan(number, attempt: 0, rules, fixture, isTop: isTop, seed)
    }

    /// How many courses are looked at for one that is wanted; nearly every other one is.
    private static let attempts = 64

    /// How much of all that happens, happens to a match.
    private func weight(of plan: LeaguePlan) -> Double {
        let left = plan.start < 0 ? max(1 + Double(plan.start) / Double(plan.rules.usualTime), 0.15) : 1
        return (0.4 + plan.popularity) * left
    }

    private static let tops: [LeagueRules] = [
        .football, .football, .tennis, .football, .football, .basketball, .football, .football, .hockey, .football,
        .tennis, .football,
    ]

    private static func rules(at share: Double) -> LeagueRules {
        switch share {
        case ..<0.52: .football
        case ..<0.68: .tennis
        case ..<0.81: .basketball
        case ..<0.88: .hockey
        case ..<0.93: .volleyball
        case ..<0.97: .baseball
        default: .americanFootball
        }
    }
}
