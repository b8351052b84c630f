@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct MarketNamePillLabelTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `pressing an interactive pill shows the market and fills the pill for a fifth of a second`() {
        let stage = stage(.interactive)
        let atRest = stage.surface
        stage.tab()
        let focused = stage.surface

        stage.press(.enter)
        let pressed = stage.surface
        stage.advance(by: .milliseconds(200))

        expect(stage.calls, is: ["MarketNamePillLabel.showMarket()"])
        expect(atRest, isNot: focused)
        expect(pressed, isNot: focused)
        expect(stage.surface, is: focused)
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test(arguments: [
        MarketNamePillLabelDisplayState.standard, .highlighted, .disabled,
        MarketNamePillLabelDisplayState(id: "off", text: "Off", style: .disabled, isInteractive: true),
    ])
    func `a pill that leads nowhere takes neither focus nor click`(state: MarketNamePillLabelDisplayState) {
        let stage = stage(state)

        stage.tab()
        stage.click(x: 2, y: 0)

        #expect(stage.window.focusedView == nil)
        expectEmpty(stage.calls)
    }

    @Test func `the line is drawn only where the state asks for it`() {
        expect(stage(.standard).rows, is: [" 1X2 ─────"])
        expect(stage(.withoutLine).rows, is: [" No line"])
    }

    @Test func `a pill leads to its market while it is in use, wherever the call comes from`() {
        let model = MarketNamePillLabelViewModel(
            MarketNamePillLabelDisplayState(id: "goals", text: "Goals", style: .disabled, isInteractive: true),
            in: environment)

        model.showMarket()
        expectEmpty(environment.owner.requests)
        model.update { $0.style = .highlighted }
        model.showMarket()
        model.update { $0.isInteractive = false }
        model.showMarket()

        expect(environment.owner.requests.map { ($0.request as? OpenMarket)?.id }, is: ["goals"])
        expect(
            environment.actionLog.actions.map(\.description),
            is: Array(repeating: "MarketNamePillLabel.showMarket()", count: 3))
    }

    @Test(arguments: [("", "betting:open-market id=goals"), ("m-1", "betting:open-market id=goals match=m-1")])
    func `a match without an ID is none of which a market is asked for`(match: String, asked: String) {
        let model = MarketNamePillLabelViewModel(
            MarketNamePillLabelDisplayState(id: "goals", text: "Goals", isInteractive: true), in: environment)
        model.match = { match }

        model.showMarket()

        expect(environment.owner.requests.map(\.description), is: [asked])
    }

    private func stage(_ state: MarketNamePillLabelDisplayState) -> ComponentHarness<MarketNamePillLabelView> {
        let view = MarketNamePillLabelView(environment: environment)
        view.configure(with: MarketNamePillLabelViewModel(state, in: environment))
        return ComponentHarness(view, width: 40, in: environment)
    }
}
