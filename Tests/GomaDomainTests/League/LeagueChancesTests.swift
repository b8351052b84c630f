import Expectations
import Testing

@testable import GomaDomain

/// Whom the prices of a league think the better side, and where lines lie.
struct LeagueChancesTests {
    private func chances(_ rules: LeagueRules, edge: Double) -> [String: [Double]] {
        let moment = LeagueChances(rules, edge: edge, in: LeagueState(rules), at: 0)
        let known = rules.markets(edge: edge).map { ($0.id, moment.chances(of: $0)) }
        return Dictionary(known) { first, _ in first }
    }

    @Test(arguments: LeagueRules.all)
    func `the better side is thought to win, at home and away`(rules: LeagueRules) throws {
        let main = rules.hasDraws ? "1x2" : "winner"
        for edge in [0.6, -0.6] {
            let outcomes = try #require(chances(rules, edge: edge)[main])
            let home = try #require(outcomes.first)
            let away = try #require(outcomes.last)

            #expect(edge > 0 ? home > away + 0.1 : away > home + 0.1)
        }
    }

    @Test(arguments: [LeagueRules.football, .basketball, .americanFootball], [-0.6, 0, 0.6])
    func `a line lies where either side of it is about as likely`(rules: LeagueRules, edge: Double) throws {
        let lines = chances(rules, edge: edge).filter { ["asian", "ah", "spread", "points"].contains($0.key) }

        expect(lines.count, is: 2)
        for (id, outcomes) in lines {
            let first = try #require(outcomes.first)
            #expect(first > 0.3 && first < 0.7, "\(id)")
        }
    }

    /// The chances of a market after steps, at the match's start.
    private func chances(_ market: String, _ rules: LeagueRules, after steps: [LeagueStep.Kind]) throws -> [Double] {
        var state = LeagueState(rules)
        for kind in steps { state.take(LeagueStep(time: 0, kind: kind), by: rules) }
        let known = try #require(rules.markets(edge: 0).first { $0.id == market })
        return LeagueChances(rules, edge: 0, in: state, at: 0).chances(of: known)
    }

    @Test(arguments: ["winner", "spread"])
    func `points count for the side that has made them`(market: String) throws {
        let level = try chances(market, .basketball, after: [.part(0)])
        let behind = try chances(market, .basketball, after: [.part(0), .score(.away, 20)])
        let ahead = try chances(market, .basketball, after: [.part(0), .score(.home, 20)])

        #expect(behind[0] < level[0] && level[0] < ahead[0])
        #expect([level, behind, ahead].allSatisfy { abs($0[0] + $0[1] - 1) < 1e-9 })
    }

    @Test(arguments: ScoreSide.allCases)
    func `points of the set that is played count, whoever has won the set before`(winner: ScoreSide) throws {
        let points = [LeagueStep.Kind](repeating: .score(winner, 1), count: 25)
        let before: [LeagueStep.Kind] = [.part(0)] + points + [.part(1)]
        let level = try chances("winner", .volleyball, after: before)

        let ahead = try chances("winner", .volleyball, after: before + [.score(.home, 20)])

        #expect(ahead[0] > level[0] + 0.1)
    }
}
