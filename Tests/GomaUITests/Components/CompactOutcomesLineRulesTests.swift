import Expectations
import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// What becomes of a low row of prices as its match goes on.
@MainActor
struct CompactOutcomesLineRulesTests {
    private let environment = ViewEnvironment.simulated()

    private func outcomes(_ availabilities: [OutcomeAvailability]) -> [OutcomeItemDisplayState] {
        availabilities.enumerated().map { index, availability in
            OutcomeItemDisplayState(id: "\(index)", title: "", odds: 2, availability: availability, isSelected: true)
        }
    }

    private var match: Match {
        Match(
            id: "a", competition: "", home: "", away: "", phase: .live(MatchClock()),
            markets: [
                Market(id: "main", outcomes: (0..<3).map { Outcome(id: "\($0)", title: "", odds: 2) }),
                Market(id: "other", outcomes: [Outcome(id: "0", title: "", odds: 2)]),
            ])
    }

    private func shown(after changes: [MatchChange]) -> CompactOutcomesLineDisplayState {
        var (state, match) = (CompactOutcomesLineDisplayState(outcomes: outcomes([.open, .open, .open])), match)
        for change in changes {
            match.apply(change)
            state.show(match, in: environment)
        }
        return state
    }

    @Test func `a low row that is suspended and resumed has every price and choice as it was`() {
        let suspended = shown(after: [.suspended(market: "main", true)])
        let resumed = shown(after: [.suspended(market: "main", true), .suspended(market: "main", false)])

        expect(suspended.outcomes.map(\.availability), is: [.locked, .locked, .locked])
        expect(resumed, is: CompactOutcomesLineDisplayState(outcomes: outcomes([.open, .open, .open])))
    }

    @Test(arguments: [MatchChange.ended, .settled(market: "main", winners: ["0"])])
    func `a low row that is over or settled has no price, and stays so`(end: MatchChange) {
        let state = shown(after: [end, .suspended(market: "main", false)])

        expect(state.outcomes.map(\.availability), is: [.unavailable, .unavailable, .unavailable])
        expect(state.outcomes.map(\.isSelected), is: [true, true, true])
    }

    @Test(arguments: [("main", "0", [2.1, 2, 2]), ("main", "2", [2, 2, 2.1]), ("other", "0", [2, 2, 2])])
    func `a price moves in a low row where its market is the first`(market: String, outcome: String, odds: [Double]) {
        let state = shown(after: [.step(market: market, outcome: outcome, .up)])

        expect(state.outcomes.map { $0.odds?.value.nearest }, is: odds)
    }

    @Test func `prices that were on their way arrive, and others stay`() {
        var state = CompactOutcomesLineDisplayState(outcomes: outcomes([.loading, .locked, .unavailable, .open]))
        state.outcomes.append(OutcomeItemDisplayState(id: "x", title: "", availability: .loading))

        state.arrive()

        expect(state.outcomes.map(\.availability), is: [.open, .locked, .unavailable, .open, .loading])
    }
}
