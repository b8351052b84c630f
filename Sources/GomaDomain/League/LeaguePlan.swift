import Foundation

/// The plan of a match of a league: all that its course follows from. Moments are milliseconds from the league's opening.
struct LeaguePlan: Sendable {
    let id: String
    let rules: LeagueRules
    let fixture: LeagueFixtures.Fixture
    /// What everything that is left to chance in the match follows from.
    let seed: UInt64
    /// From -1 to 1, by how much home is the better side.
    let edge: Double
    let isAbandoned: Bool
    let markets: [LeagueMarket]
    let marketCount: Int
    let isFavorite: Bool
    /// When it begins; below 0 where it has when the league opens.
    var start = 0
    /// How many changes it is to have, about.
    var quota = 0

    /// How much is bet on it, from 0 to 1.
    let popularity: Double

    /// - Parameter attempt: another one gives the same match another course.
    init(
        _ number: Int, attempt: Int, _ rules: LeagueRules, _ fixture: LeagueFixtures.Fixture, isTop: Bool,
        _ seed: UInt64
    ) {
        var random = LeagueRandom(seed, number + attempt * 10_000)
        id = "day-\(number + 1)"
        self.rules = rules
        self.fixture = fixture
        self.seed = random.next()
        edge = (random.share() + random.share() + random.share()) * 2 / 3 - 1
        isAbandoned = !isTop && random.share() < 0.012
        popularity = isTop ? random.number(in: 0.85...1) : random.share() * 0.8
        markets = rules.markets(edge: edge)
        marketCount = markets.count + Int(popularity * popularity * 190)
        isFavorite = random.share() < 0.03
    }

    /// The course of the match.
    var play: LeaguePlay { LeaguePlay(rules, edge: edge, isAbandoned: isAbandoned, seed) }

    /// What the match is before it begins.
    var beginning: LeagueState { LeagueState(rules, counting: LeagueStatistics(rules, edge: edge, seed)) }

    /// Whether one goal less would have made a difference.
    var isClose: Bool {
        var state = LeagueState(rules)
        for step in play.steps { state.take(step, by: rules) }
        let lead = state.standing.tally.home - state.standing.tally.away
        return abs(lead) <= (rules.isInGoals || rules.isInSets ? 1 : 5)
    }

    /// The prices of a market.
    /// - Parameter time: from the opening.
    func prices(of market: Int, in state: LeagueState, at time: Int) -> [Odds] {
        let kind = markets[market]
        let period = time < start ? 1_200_000 : 90_000
        let edge = edge + 0.05 * LeagueMath.wave(seed, 1, at: time, period: period)
        let chances = LeagueChances(rules, edge: edge, in: state, at: time - start).chances(of: kind)
        let jitter = 1 + 0.02 * LeagueMath.wave(seed, UInt64(market + 8), at: time, period: period / 3)
        var moved = chances
        moved[0] *= jitter
        let share = kind.sum / max(moved.reduce(0, +), 1e-9)
        return moved.map { LeaguePrice.odds(for: $0 * share * kind.margin) }
    }

    /// Decides what a score decides for good.
    /// - Returns: the markets that are decided now, with their results.
    func decide(_ state: inout LeagueState) -> [(market: Int, results: [Outcome.Result])] {
        var found: [(Int, [Outcome.Result])] = []
        for (place, market) in markets.enumerated() where !state.isDecided(place) {
            guard let results = market.earlyResults(at: state.standing) else { continue }
            found.append((place, results))
            state.decided |= 1 << UInt32(place)
        }
        return found
    }

    /// What the end makes of a market that no score has decided before.
    func finalResults(of market: Int, in state: LeagueState) -> [Outcome.Result] {
        state.isAbandoned
            ? markets[market].outcomes.map { _ in .void } : markets[market].results(of: state.standing)
    }
}

extension LeagueState {
    func isDecided(_ market: Int) -> Bool { decided & 1 << UInt32(market) != 0 }
}

extension LeagueMarket {
    /// What the chances of all outcomes come to with the bookmaker's share.
    fileprivate var margin: Double {
        switch kind {
        case .result: 1.055
        case .drawNoBet, .handicap: 1.035
        case .winner, .double, .both, .total, .firstSet: 1.05
        }
    }
}
