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

        #expect(lines.count == 2)
        for (id, outcomes) in lines {
            let first = try #require(outcomes.first)
            #expect(first > 0.3 && first < 0.7, "\(id)")
        }
    }
}
