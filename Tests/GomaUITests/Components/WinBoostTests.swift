import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct WinBoostTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `the way to the next boost counts what is missing`() {
        let texts = WinBoostTexts(.oneOfThree, in: environment)

        expect(texts.heading, is: "Get a 3% win boost")
        expect(texts.description, is: "by adding 2 more legs to your bet slip (1.10 min odds)")
        #expect(WinBoostTexts(.twoOfThree, in: environment).description.hasPrefix("by adding 1 more leg to"))
    }

    @Test(arguments: [3, 4])
    func `where nothing is missing on the way to the next boost, no legs are asked for`(count: Int) {
        let progress = WinBoostProgress(selectionCount: count, eligibleCount: 3, nextPercentage: 5, minimumOdds: 1.2)

        let texts = WinBoostTexts(progress, in: environment)

        expect(texts.heading, is: "Get a 5% win boost")
        expect(texts.description, is: "All qualifying events added")
    }

    @Test func `at the highest boost nothing is almost there any more`() {
        let texts = WinBoostTexts(.threeOfThree, in: environment)

        expect(texts.title, is: "You made it!")
        expect(texts.heading, is: "Max win boost activated! (10%)")
        expect(texts.description, is: "All qualifying events added")
    }

    @Test func `the highest boost before the last selection fills the bar and does not claim that all are added`() {
        let texts = WinBoostTexts(.fiveOfSix, in: environment)

        expect(texts.description, is: "There is no higher boost")
        expect(WinBoostProgress.fiveOfSix.filledCount, is: 6)
    }

    @Test func `counts from a broken feed are drawn as the nearer end`() {
        let progress = WinBoostProgress(selectionCount: 9, eligibleCount: -2, nextPercentage: 5)

        expect(progress.segmentCount, is: 0)
        expect(progress.filledCount, is: 0)
        expect(progress.missingCount, is: 0)
    }

    @Test func `a selection that comes fills a segment before the customer's eyes`() {
        let model = BetslipOddsBoostHeaderViewModel(.active, in: environment)
        let view = BetslipOddsBoostHeaderView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 48, in: environment)

        model.addSelection()
        expect(stage.rows.joined().count { $0 == "━" }, is: 14)
        stage.advance(by: .milliseconds(400))

        expect(stage.rows.joined().count { $0 == "━" }, is: 28)
    }

    @Test func `selections do not pass their number, and none is less than none`() {
        let model = BetslipOddsBoostHeaderViewModel(.maximum, in: environment)

        model.addSelection()
        expect(model.currentDisplayState.progress?.selectionCount, is: 3)
        for _ in 0..<5 { model.removeSelection() }

        expect(model.currentDisplayState.progress?.selectionCount, is: 0)
    }
}
