import Expectations
import Testing

@testable import GomaDomain

/// What a score decides of markets while a match is on.
struct LeagueMarketTests {
    @Test(
        arguments: [
            (.total(.goals, 10), 1, 1, nil), (.total(.goals, 10), 2, 1, [.won, .lost]),
            (.total(.asianGoals, 11), 2, 1, nil), (.total(.asianGoals, 11), 2, 2, [.won, .lost]),
            (.both, 3, 0, nil), (.both, 1, 1, [.won, .lost]), (.result, 9, 0, nil), (.handicap(-5), 9, 0, nil),
            (.firstSet, 0, 1, [.lost, .won]), (.firstSet, 0, 0, nil), (.winner, 0, 1, nil),
        ] as [(LeagueMarket.Kind, Int, Int, [Outcome.Result]?)])
    func `a market is decided with the first score that no other one changes`(
        kind: LeagueMarket.Kind, home: Int, away: Int, results: [Outcome.Result]?
    ) {
        let market = LeagueMarket(kind, id: "m", in: .result)
        let score = LeagueFinal(tally: Tally(home, away), firstSet: away == 1 && home == 0 ? .away : nil)

        expect(market.earlyResults(at: score), is: results)
    }
}
