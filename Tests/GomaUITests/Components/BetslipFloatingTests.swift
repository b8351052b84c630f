import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct BetslipFloatingTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(
        _ state: BetslipFloatingDisplayState, width: Int = 60
    ) -> (stage: ComponentHarness<BetslipFloatingView>, model: BetslipFloatingViewModel) {
        let model = BetslipFloatingViewModel(state, in: environment)
        let view = BetslipFloatingView(environment: environment)
        view.configure(with: model)
        return (ComponentHarness(view, width: width, in: environment), model)
    }

    @Test func `the button takes its own size, the bar all columns`() {
        #expect(stage(.noTickets).stage.view.frame.width < 20)
        expect(stage(.withTickets).stage.view.frame.width, is: 60)
    }

    @Test func `no word of the way to the next boost stands alone on a row`() {
        let rows = stage(.withTickets).stage.rows

        #expect(rows[3].contains("legs to your ") && rows[4].hasPrefix("█ bet\u{A0}slip "))
    }

    @Test(arguments: [BetslipFloatingDisplayState.noTickets, .withTickets, .withTickets.tall])
    func `every form leads to the bet slip`(state: BetslipFloatingDisplayState) {
        let (stage, model) = stage(state)

        stage.tab()
        stage.press(.enter)
        stage.click(x: 4, y: stage.view.frame.height / 2)

        expect(
            model.environment.owner.requests.map(\.description), is: ["betting:open-betslip", "betting:open-betslip"])
    }

    @Test func `one model serves both forms`() {
        let (stage, model) = stage(.withTickets)
        expect(stage.rows[1], contains: "Odds: 2.50")

        model.update { $0.form = .tall }

        expect(stage.rows[1], contains: "You’re almost there!")
        #expect(!stage.rows.contains { $0.contains("2.50") })
    }

    @Test(arguments: [
        (BetslipFloatingDisplayState.noTickets, [false, true, true]), (.withTickets, [true, false, true]),
        (.withTickets.tall, [true, true, false]), (.tallHidden, [true, true, true]),
    ])
    func `of button, bar and card those that are not on show are hidden`(
        state: BetslipFloatingDisplayState, hidden: [Bool]
    ) {
        expect(stage(state).stage.view.content.subviews.map(\.isHidden), is: hidden)
    }

    @Test func `a card with nothing to tell of takes no room and no focus`() {
        for state in [BetslipFloatingDisplayState.tallHidden, .noBoost.tall] {
            let view = stage(state).stage.view
            expect(view.measure(Size(width: 60, height: 20)).height, is: 0)
            expectEmpty(view.focusableViews)
        }
    }

    @Test func `without a next boost the bar says so with a number, never with a bare word`() {
        let rows = stage(.maximumBeforeTheEnd).stage.rows

        expect(rows[3], contains: "Max win boost activated!\u{A0}(20%)")
        expect(rows[4], lacks: "─ ")
    }

    @Test func `a bar tells no odds of selections that have none together, and those that they have once they do`() {
        let (stage, model) = stage(BetslipFloatingDisplayState(.withTickets(selectionCount: 2, odds: nil, boost: nil)))
        #expect(stage.rows[1].contains("2") && stage.rows[1].contains("Open bet slip"))
        expect(stage.rows[1], lacks: "Odds")

        model.update { $0 = .noBoost }

        expect(stage.rows[1], contains: "Odds: 1.85")
    }

    @Test func `a disabled button leads nowhere`() {
        let (stage, model) = stage(.disabled)

        model.openBetslip()

        expectEmpty(stage.view.focusableViews)
        expectEmpty(model.environment.owner.requests)
    }

    @Test func `in few columns the boost goes before the way in, and that before the odds`() {
        let rows = stage(.withTickets, width: 36).stage.rows
        expect(rows[1], contains: "Open bet slip")
        expect(rows[1], lacks: "Boost")

        expect(stage(.withTickets, width: 22).stage.rows[1], contains: "Odds: 2.50")
    }

    @Test(arguments: [false, true])
    func `the progress of another bet slip is there at once`(isTall: Bool) {
        let states = [BetslipFloatingDisplayState.oneOfThree, .twoOfThree].map { isTall ? $0.tall : $0 }
        let (stage, _) = stage(states[0])
        func filled(_ stage: ComponentHarness<BetslipFloatingView>) -> Int { stage.rows.joined().count { $0 == "━" } }
        let before = filled(stage)

        stage.view.configure(with: BetslipFloatingViewModel(states[1], in: environment))

        #expect(filled(stage) > before && filled(stage) == filled(self.stage(states[1]).stage))
        #expect(environment.isAtRest)
    }
}
