import Expectations
import Testing

@testable import GomaDomain

/// How far a match of a league has come.
struct LeagueStateTests {
    /// In thousandths, after steps at their minutes.
    private func left(_ rules: LeagueRules, after steps: [(Int, LeagueStep.Kind)], at minute: Int) -> Double {
        var state = LeagueState(rules)
        for (minute, kind) in steps { state.take(LeagueStep(time: minute * 60_000, kind: kind), by: rules) }
        return (state.left(at: minute * 60_000, by: rules) * 1000).rounded()
    }

    @Test func `it goes down as a part is played, and is a little to the end of a part and of overtime`() {
        let first: [(Int, LeagueStep.Kind)] = [(0, .part(0))]
        let second: [(Int, LeagueStep.Kind)] = [(0, .part(0)), (47, .rest(1)), (62, .part(1))]
        let whole: [(Int, LeagueStep.Kind)] = [(0, .part(0)), (47, .rest(1)), (62, .part(1)), (110, .ended)]

        expect(left(.football, after: [], at: 27), is: 1000)
        expect([0, 27, 50].map { left(.football, after: first, at: $0) }, is: [1000, 700, 525])
        expect(left(.football, after: Array(second.prefix(2)), at: 55), is: 500)
        expect([62, 89, 120].map { left(.football, after: second, at: $0) }, is: [500, 200, 25])
        expect(left(.football, after: whole, at: 111), is: 0)
        expect([150, 190].map { left(.basketball, after: [(140, .part(4))], at: $0) }, is: [31, 31])
    }

    @Test func `bets are taken until they are not, and again afterwards`() {
        var state = LeagueState(.football)
        #expect(!state.isSuspended)

        state.take(LeagueStep(time: 0, kind: .suspended(true)), by: .football)
        #expect(state.isSuspended)
        state.take(LeagueStep(time: 1, kind: .suspended(false)), by: .football)

        #expect(!state.isSuspended)
    }

    @Test func `a set is won by two points more, however many that takes`() {
        var state = LeagueState(.volleyball)
        for kind in [.part(0), .score(.home, 24), .score(.away, 24), .score(.home, 1)] as [LeagueStep.Kind] {
            state.take(LeagueStep(time: 0, kind: kind), by: .volleyball)
        }
        expect(state.standing.tally, is: Tally(0, 0))

        state.take(LeagueStep(time: 1, kind: .score(.home, 1)), by: .volleyball)

        expect(state.standing.tally, is: Tally(1, 0))
    }
}
