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

    @Test func `a low row that is suspended and resumed has every price as it was`() {
        let all = outcomes([.open, .unavailable, .loading])
        var state = CompactOutcomesLineDisplayState(outcomes: all)
        let before = state

        state.play(.suspend, in: environment)
        #expect(state.outcomes.map(\.availability) == [.locked, .unavailable, .loading])
        state.play(.suspend, in: environment)
        state.play(.resume, in: environment)
        state.play(.resume, in: environment)

        #expect(state == before)
    }

    @Test func `a low row that is over has no price, and stays over`() {
        var state = CompactOutcomesLineDisplayState(outcomes: outcomes([.open, .locked, .loading]))

        state.play(.end, in: environment)
        state.play(.resume, in: environment)

        #expect(state.outcomes.allSatisfy { $0.availability == .unavailable && $0.isSelected })
    }

    @Test(arguments: [(ScoreSide.home, 0, [2.1, 2, 2]), (.away, 0, [2, 2, 2.1]), (.home, 1, [2, 2, 2])])
    func `a price moves in a low row where its market is the first`(side: ScoreSide, market: Int, odds: [Double]) {
        var state = CompactOutcomesLineDisplayState(outcomes: outcomes([.open, .open, .open]))

        state.play(.price(of: side, market: market, .up), in: environment)

        #expect(state.outcomes.map { $0.odds?.value.nearest } == odds)
    }

    @Test func `prices that were on their way arrive, and others stay`() {
        var state = CompactOutcomesLineDisplayState(outcomes: outcomes([.loading, .locked, .unavailable, .open]))
        state.outcomes.append(OutcomeItemDisplayState(id: "x", title: "", availability: .loading))

        state.arrive()

        #expect(state.outcomes.map(\.availability) == [.open, .locked, .unavailable, .open, .loading])
    }
}
