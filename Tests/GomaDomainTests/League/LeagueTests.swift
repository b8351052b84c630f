import Expectations
import Foundation
import Testing

@testable import GomaDomain

struct LeagueTests {
    private let league = League(seed: 7, matchCount: 100, eventCount: 30_000, opening: LeagueDay.opening)

    // MARK: Matches

    @Test func `the same seed brings the same day, another one another`() {
        let twin = League(seed: 7, matchCount: 100, eventCount: 30_000, opening: LeagueDay.opening)
        let other = League(seed: 8, matchCount: 100, eventCount: 30_000, opening: LeagueDay.opening)

        expect(league.matches, is: twin.matches)
        expect(Array(league.changes), is: Array(twin.changes))
        expect(league.matches, isNot: other.matches)
        #expect(!league.changes.prefix(500).elementsEqual(other.changes.prefix(500)))
    }

    @Test(arguments: [1, 2, 7, 500, 1000])
    func `there are as many matches as are wanted, and nobody plays twice`(count: Int) {
        let matches = League(seed: 3, matchCount: count, eventCount: 0, opening: LeagueDay.opening).matches

        expect(matches.count, is: count)
        expect(Set(matches.map(\.id)).count, is: count)
        expect(Set(matches.flatMap { [sportName($0, $0.home), sportName($0, $0.away)] }).count, is: 2 * count)
        #expect(matches.allSatisfy { $0.countryCode?.count == 3 && !$0.country.isEmpty && !$0.competition.isEmpty })
        #expect(matches.allSatisfy { !$0.home.contains("#") && $0.marketCount >= $0.markets.count })
    }

    private func sportName(_ match: Match, _ name: String) -> String { "\(match.sport?.rawValue ?? "") \(name)" }

    @Test func `some are on, the others begin within thirty hours, the soonest first, and some of them tomorrow`() {
        let matches = League(seed: 7, eventCount: 0, opening: LeagueDay.opening).matches
        let starts = matches.compactMap(\.start)

        expect(matches.count { $0.isLive }, is: 60)
        expect(matches.prefix(60).count { $0.isLive }, is: 60)
        expect(starts.count, is: 440)
        expect(starts, is: starts.sorted())
        #expect(starts.allSatisfy { $0 > LeagueDay.opening && $0 <= LeagueDay.opening + 30 * 3600 })
        #expect(starts.allSatisfy { Int($0.timeIntervalSince1970) % 300 == 0 })
        #expect(starts.contains { $0 > LeagueDay.opening + 24 * 3600 })
        #expect(Set(matches.compactMap(\.sport)).isSuperset(of: [.football, .basketball, .tennis, .hockey]))
    }

    @Test func `where there is a draw the main market has it, and home and away are one and two`() {
        for match in league.matches {
            let short = match.markets[0].outcomes.map(\.shortTitle)
            let hasDraw = match.sport == .football || match.sport == .hockey
            expect(match.markets[0].id, is: (hasDraw ? "1x2" : "winner"))
            expect(short, is: (hasDraw ? ["1", "X", "2"] : ["1", "2"]))
            #expect(!match.markets.contains { $0.group == nil })
            expect(Set(match.markets.map(\.id)).count, is: match.markets.count)
        }
    }

    @Test func `the first competition of a sport is the one of its grown-up first teams`() {
        var hockey = LeagueFixtures(.hockey, 7)
        var basketball = LeagueFixtures(.basketball, 7)
        let (first, second) = (hockey.next(), basketball.next())

        expect(first.competition, is: "Ice League")
        expect(second.competition, is: "Basketball League")
    }

    @Test func `a match is on from the very moment of its start`() {
        var fixtures = LeagueFixtures(.hockey, 7)
        var plan = LeaguePlan(0, attempt: 0, .hockey, fixtures.next(), isTop: true, 7)
        plan.start = 60_000
        plan.quota = 1000

        expect(plan.match(at: 59_999, opening: LeagueDay.opening).start, is: LeagueDay.opening + 60)
        #expect(plan.match(at: 60_000, opening: LeagueDay.opening).isLive)
    }

    @Test func `there is a break before every part but the first`() {
        var (parts, rests): ([Int], [Int]) = ([], [])
        for step in LeaguePlay(.hockey, edge: 0, isAbandoned: false, 7).steps {
            switch step.kind {
            case .part(let number): parts.append(number)
            case .rest(let number): rests.append(number)
            default: break
            }
        }

        #expect(parts.first == 0 && parts.count >= 3 && rests == Array(parts.dropFirst()))
    }

    @Test(arguments: [(LeagueRules.basketball, 2), (.baseball, 1)])
    func `a draw goes on for half a part by the clock, and for a whole inning where there is none`(
        rules: LeagueRules, share: Int
    ) throws {
        let plays = (0..<500 as Range<UInt64>).lazy.map { LeaguePlay(rules, edge: 0, isAbandoned: false, $0) }
        let play = try #require(plays.first { $0.steps.contains { $0.kind == .part(rules.parts) } })

        let start = try #require(play.steps.first { $0.kind == .part(rules.parts) }).time
        let end = try #require(play.steps.first { [.rest(rules.parts + 1), .ended].contains($0.kind) }).time

        expect(end - start, is: rules.partTime / share)
    }

    @Test func `prices go up and down from one number of their seed and kind to the next`() {
        let shares = (0...1).map { LeagueRandom.share(7, 3, $0) }
        let way = [0, 50].map { LeagueMath.wave(7, 3, at: $0, period: 100) }

        #expect(abs(way[0] - (2 * shares[0] - 1)) < 1e-12)
        #expect(abs(way[1] - (shares[0] + shares[1] - 1)) < 1e-12)
    }

    // MARK: Changes

    @Test func `changes come in the order of time, and name what there is`() {
        var last = Duration.zero
        var isOrdered = true
        let day = LeagueDay(league) { event, _ in
            isOrdered = isOrdered && event.time >= last
            last = event.time
        }

        #expect(isOrdered)
        expect(day.unknownCount, is: 0)
    }

    @Test func `two million changes are counted without being kept`() {
        let league = League(seed: 7, opening: LeagueDay.opening)

        let count = league.changes.reduce(0) { count, _ in count + 1 }

        #expect((1_980_000...2_020_000).contains(count))
    }

    @Test func `without moves of prices scores and results come all the same`() {
        let day = LeagueDay(League(seed: 7, matchCount: 30, eventCount: 0, opening: LeagueDay.opening))

        #expect(day.matches.values.allSatisfy { $0.phase == .ended })
        #expect(day.matches.values.flatMap(\.markets).flatMap(\.outcomes).allSatisfy { $0.result != nil })
    }

    @Test func `every match begins, ends and is settled after that, all of its markets`() {
        let day = LeagueDay(league)

        for match in day.matches.values {
            expect(match.phase, is: .ended)
            #expect(match.markets.flatMap(\.outcomes).allSatisfy { $0.result != nil })
            guard let end = day.ends[match.id], let settling = day.settlings[match.id] else {
                Issue.record("\(match.id) does not end")
                continue
            }
            #expect(settling > end && settling < end + .seconds(60))
        }
    }

    @Test func `markets end as the final score says, and are void where play was abandoned`() {
        var results: Set<Outcome.Result> = []
        var abandonedCount = 0
        var firstSets: [String: ScoreSide] = [:]
        let league = League(seed: 7, eventCount: 0, opening: LeagueDay.opening)
        for match in league.matches { note(match, &firstSets) }
        let day = LeagueDay(league) { event, match in
            if case .score = event.change { note(match, &firstSets) }
        }

        for match in day.matches.values {
            let isAbandoned = match.markets[0].outcomes.allSatisfy { $0.result == .void }
            abandonedCount += isAbandoned ? 1 : 0
            if match.sport == .football { expect(isAbandoned, is: (day.minutes[match.id] ?? 90 < 89)) }
            for market in match.markets {
                results.formUnion(market.outcomes.compactMap(\.result))
                let returns = market.outcomes.map { $0.result?.share ?? -1 }
                if isAbandoned, market.outcomes.allSatisfy({ $0.result == .void }) { continue }
                let expected = market.expectedReturns(match.finalTally, firstSet: firstSets[match.id])
                expect(returns, is: expected, "\(match.id) \(market.name) \(match.score)")
            }
        }

        expect(results, is: Set(Outcome.Result.allCases))
        #expect((1...20).contains(abandonedCount))
    }

    private func note(_ match: Match, _ firstSets: inout [String: ScoreSide]) {
        switch match.score {
        case .sets(let sets), .games(let sets, _):
            // Once a second set has begun, the first is over.
            if sets.count > 1 { firstSets[match.id] = sets[0].home > sets[0].away ? .home : .away }
        case .total, .periods: break
        }
    }

    // MARK: Prices

    @Test func `prices lie on the ladder, and the bookmaker never pays more than it takes`() {
        var lowest = 9.0, highest = 0.0
        var markets: [String: Market] = [:]
        _ = LeagueDay(league) { event, match in
            guard case .odds(let id, _, let odds) = event.change else { return }
            #expect(odds >= 1.01 && odds <= 50)
            // All prices of a market move together; the sum is right when the last of them has.
            guard let market = match.market(id), let last = market.outcomes.last else { return }
            markets["\(match.id) \(id)"] = market
            if case .odds(_, last.id, _) = event.change {
                lowest = min(lowest, market.margin)
                highest = max(highest, market.margin)
            }
        }

        #expect(lowest >= 1)
        #expect(highest <= 1.1)
        #expect(markets.count > 400)
    }

    @Test func `a goal moves the prices towards those who have scored, and no bets are taken while it falls`() {
        var before: [String: Tally] = [:]
        var prices: [String: Odds] = [:]
        var scored: [String: ScoreSide] = [:]
        var goals = 0, rightWays = 0
        let league = League(seed: 11, matchCount: 200, eventCount: 20_000, opening: LeagueDay.opening)
        for match in league.matches where match.sport == .football { before[match.id] = match.finalTally }
        _ = LeagueDay(league) { event, match in
            guard match.sport == .football else { return }
            switch event.change {
            case .score:
                let side: ScoreSide = match.finalTally.home > before[match.id]?.home ?? 0 ? .home : .away
                goals += 1
                #expect(match.markets[0].isSuspended)
                scored[match.id] = side
                before[match.id] = match.finalTally
                prices[match.id] = match.market("1x2")?.outcomes[side == .home ? 0 : 2].odds
            case .suspended("1x2", false):
                guard let side = scored.removeValue(forKey: match.id), let old = prices[match.id] else { return }
                let new = match.markets[0].outcomes[side == .home ? 0 : 2].odds
                rightWays += new < old || new <= 1.02 || new == 50 ? 1 : 0
            default: break
            }
        }

        #expect(goals > 200)
        #expect(Double(rightWays) > Double(goals) * 0.93)
    }

    // MARK: Moments

    @Test(arguments: [0.0, 0.5, 61, 3599.25, 20_000, 50_000, 90_000, 400_000])
    func `the matches at a moment are those that have been played up to it`(seconds: Double) {
        let moment = Duration.milliseconds(Int(seconds * 1000))
        let played = LeagueDay(league, upTo: moment)

        for match in league.matches(at: moment) { expect(match, is: played.matches[match.id]?.unmoved) }
    }

    @Test func `a millisecond before a price moves it has not moved`() {
        let league = League(seed: 7, matchCount: 10, eventCount: 30_000, opening: LeagueDay.opening)
        var times: Set<Duration> = []
        for event in league.changes where times.count < 40 {
            if case .odds = event.change { times.insert(event.time) }
        }

        for time in times.sorted() {
            let moment = time - .milliseconds(1)
            let played = LeagueDay(league, upTo: moment)
            for match in league.matches(at: moment) { expect(match, is: played.matches[match.id]?.unmoved) }
        }
    }

    @Test(arguments: [0.0, 17.5, 3600, 30_000, 400_000])
    func `the changes after a moment are the rest of all changes`(seconds: Double) {
        let moment = Duration.milliseconds(Int(seconds * 1000))

        let rest = league.changes.drop { $0.time <= moment }

        expect(Array(league.changes(after: moment)), is: Array(rest))
    }

    @Test(arguments: [7, 1, 42, 99])
    func `in the first minutes goals fall near the top, and matches end that were open`(seed: UInt64) {
        let league = League(seed: seed, opening: LeagueDay.opening)
        let top = Set(league.matches.prefix(12).map(\.id))
        var goals = 0
        let first = LeagueDay(league, upTo: .seconds(180)) { event, match in
            if case .score = event.change, match.sport == .football, top.contains(match.id) { goals += 1 }
        }
        let ten = LeagueDay(league, upTo: .seconds(600))

        #expect(goals >= 2)
        #expect(first.eventCount > 2000)
        let settled = top.filter { id in
            ten.settlings[id].map { $0 <= .seconds(600) } ?? false && ten.ends[id] != nil
        }
        #expect(settled.count >= 2)
    }
}

extension Outcome.Result {
    /// How much of a stake counts as won, half of what comes back as it is included.
    fileprivate var share: Double {
        switch self {
        case .won: 1
        case .halfWon: 0.75
        case .void: 0.5
        case .halfLost: 0.25
        case .lost: 0
        }
    }
}
