import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// Steps that are done.
@MainActor
struct ProgressSegmentsRulesTests {
    @Test(arguments: [(0, 1), (2, 3), (3, 3), (9, 3)])
    func `a step more is done, and the last stays the last`(filled: Int, after: Int) {
        var state = ProgressSegmentsDisplayState(filledCount: filled, totalCount: 3)

        state.fillNext()

        #expect(state.filledCount == after)
    }

    @Test(arguments: [(5, 5, 3), (2, 2, 2), (0, 0, 0), (-4, 0, 0), (100, 100, 3), (101, 100, 3)])
    func `of other steps no more are done than there are`(count: Int, total: Int, filled: Int) {
        var state = ProgressSegmentsDisplayState(filledCount: 3, totalCount: 4)

        state.resize(to: count)

        #expect(state.totalCount == total && state.filledCount == filled)
    }

    @Test(arguments: [(0, 3, false), (2, 3, false), (3, 3, true), (4, 3, true), (0, 0, false), (1, 0, false)])
    func `a reward is there once all steps are done`(done: Int, total: Int, isComplete: Bool) {
        let state = ProgressInfoCheckDisplayState(
            .winBoost(percentage: 5, minimumOdds: nil), completedCount: done, totalCount: total)

        #expect(state.isComplete == isComplete)
    }
}
