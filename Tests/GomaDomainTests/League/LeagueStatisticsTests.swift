import Expectations
import Foundation
import Testing

@testable import GomaDomain

/// What is counted of matches beside their scores.
struct LeagueStatisticsTests {
    private let league = League(seed: 7, matchCount: 120, eventCount: 0, opening: LeagueDay.opening)

    private func tally(_ kind: MatchStatistic.Kind, of match: Match) -> Tally? {
        match.statistics.first { $0.kind == kind }?.tally
    }

    @Test func `nothing is counted before a match begins, and of sports without statistics never`() {
        #expect(league.matches.allSatisfy { $0.isLive || $0.statistics.isEmpty })
        let day = LeagueDay(league)

        let sports = Set(day.matches.values.filter { !$0.statistics.isEmpty }.compactMap(\.sport))
        expect(sports, is: [.football, .hockey, .tennis, .volleyball])
    }

    @Test func `what is told never becomes less, and shares come to a hundred`() {
        var last: [String: Match] = [:]
        var isGrowing = true
        let day = LeagueDay(league) { event, match in
            guard case .statistics(let told) = event.change else { return }
            for statistic in told where statistic.kind != .possession {
                let old = last[match.id].flatMap { tally(statistic.kind, of: $0) } ?? Tally(0, 0)
                isGrowing = isGrowing && statistic.tally.home >= old.home && statistic.tally.away >= old.away
            }
            last[match.id] = match
        }

        #expect(isGrowing && last.count > 60)
        for match in day.matches.values {
            guard let possession = tally(.possession, of: match) else { continue }
            #expect(possession.home + possession.away == 100 && (10...90).contains(possession.home))
        }
    }

    @Test func `what is counted goes with the score`() {
        var compared: Set<MatchStatistic.Kind> = []
        for match in LeagueDay(league).matches.values {
            if let shots = tally(.shots, of: match), let onTarget = tally(.shotsOnTarget, of: match) {
                compared.insert(.shots)
                for side in ScoreSide.allCases {
                    #expect(shots[side] >= onTarget[side] && onTarget[side] >= match.finalTally[side])
                }
            }
            if let fouls = tally(.fouls, of: match), let cards = tally(.yellowCards, of: match) {
                compared.insert(.fouls)
                #expect(fouls.home >= cards.home && fouls.away >= cards.away)
            }
            if match.sport == .volleyball, case .sets(let sets) = match.score, let points = tally(.pointsWon, of: match)
            {
                compared.insert(.pointsWon)
                expect(points, is: sets.reduce(Tally(0, 0), +))
            }
        }
        expect(compared, is: [.shots, .fouls, .pointsWon])
    }

    @Test func `football has the numbers of football`() {
        let matches = LeagueDay(League(seed: 7, eventCount: 0, opening: LeagueDay.opening)).matches.values
        func mean(_ kind: MatchStatistic.Kind) -> Double {
            let tallies = matches.filter { $0.sport == .football }.compactMap { tally(kind, of: $0) }
            return Double(tallies.reduce(0) { $0 + $1.home + $1.away }) / Double(tallies.count)
        }

        #expect((18...30).contains(mean(.shots)) && (6...13).contains(mean(.shotsOnTarget)))
        #expect((7...13).contains(mean(.corners)) && (18...28).contains(mean(.fouls)))
        #expect((2...6).contains(mean(.yellowCards)))
    }
}
