import Expectations
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// Steps that are done.
@MainActor
struct ProgressSegmentsRulesTests {
    @Test(arguments: [(5, 5, 3), (2, 2, 2), (0, 0, 0), (-4, 0, 0), (100, 100, 3), (101, 101, 3), (201, 200, 3)])
    func `of other steps no more are done than there are`(count: Int, total: Int, filled: Int) {
        var state = ProgressSegmentsDisplayState(filledCount: 3, totalCount: 4)

        state.totalCount = count

        expect(state.totalCount, is: total)
        expect(state.shownFilled, is: filled)
    }

    @Test(arguments: [(0, 0), (100, 15), (199, 29), (200, 30)])
    func `of as many steps as there can be, the bar is full once all are done`(done: Int, columns: Int) {
        let environment = ViewEnvironment.simulated()
        let view = ProgressSegmentsView(environment: environment)
        view.configure(
            with: ProgressSegmentsViewModel(
                ProgressSegmentsDisplayState(filledCount: done, totalCount: 200), in: environment))

        let stage = ComponentHarness(view, width: 32, in: environment)

        expect(stage.rows[0].count { $0 == "━" }, is: columns)
        expect(stage.rows[0].count { $0 == "─" }, is: 30 - columns)
    }

    @Test(arguments: [(0, 3, false), (2, 3, false), (3, 3, true), (4, 3, true), (0, 0, false), (1, 0, false)])
    func `a reward is there once all steps are done`(done: Int, total: Int, isComplete: Bool) {
        let state = ProgressInfoCheckDisplayState(
            .winBoost(percentage: 5, minimumOdds: nil), completedCount: done, totalCount: total)

        expect(state.isComplete, is: isComplete)
    }

    @Test(arguments: [(0, ""), (1, "by adding 1 more leg to your bet slip")])
    func `where a reward asks for no steps there is nothing to add`(total: Int, words: String) {
        let state = ProgressInfoCheckDisplayState(
            .winBoost(percentage: 5, minimumOdds: nil), completedCount: 0, totalCount: total)

        expect(ProgressRewardTexts(state, in: .simulated()).subtitle, is: words)
    }
}
