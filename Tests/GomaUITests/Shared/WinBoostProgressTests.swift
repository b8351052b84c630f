import Expectations
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// Selections on the way to a boost.
@MainActor
struct WinBoostProgressTests {
    @Test(arguments: [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0), (-1, 3)])
    func `selections are missing on the way to a boost as long as it is not reached`(count: Int, missing: Int) {
        let progress = WinBoostProgress(selectionCount: count, eligibleCount: 3, nextPercentage: 10)

        expect(progress.missingCount, is: missing)
        expect(progress.filledCount, is: min(max(0, count), 3))
    }

    @Test func `a boost is reached with the last selection, lost without it, and reached again`() {
        var progress = WinBoostProgress(selectionCount: 1, eligibleCount: 2, nextPercentage: 10)
        for _ in 0..<2 {
            progress.addSelection()
            progress.addSelection()
            expect(progress.selectionCount, is: 2)
            expect(progress.percentage, is: 10)
            expect(progress.isMaximum, is: true)
            progress.removeSelection()
            #expect(progress.selectionCount == 1 && progress.percentage == nil && progress.nextPercentage == 10)
        }
        for _ in 0..<3 { progress.removeSelection() }

        expect(progress.selectionCount, is: 0)
    }

    @Test func `without the selection that brought a boost the one before it is reached still`() {
        let before = WinBoostProgress(selectionCount: 2, eligibleCount: 3, percentage: 3, nextPercentage: 5)
        var progress = before

        progress.addSelection()
        expect(progress.percentage, is: 5)
        expect(progress.isMaximum, is: true)
        progress.removeSelection()

        expect(progress, is: before)
    }

    @Test func `the highest boost that was reached before the last selection is reached still without it`() {
        let before = WinBoostProgress(selectionCount: 5, eligibleCount: 6, percentage: 20)
        var progress = before

        progress.addSelection()
        progress.removeSelection()

        expect(progress, is: before)
    }

    @Test func `a boost that asks for no selection stays reached where there is none to take away`() {
        var progress = WinBoostProgress(selectionCount: 0, eligibleCount: 0, percentage: 10)

        progress.removeSelection()

        expect(progress, is: WinBoostProgress(selectionCount: 0, eligibleCount: 0, percentage: 10))
    }
}
