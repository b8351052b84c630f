@testable import GomaBetting
@testable import GomaCatalog
import Expectations
import GomaElements
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct CashoutSubmissionInfoTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `"OK" takes the notice away and tells the owner`() {
        let model = CashoutSubmissionInfoViewModel(.success, in: environment)
        let stage = stage(model)

        stage.tab()
        stage.press(.enter)

        #expect(!model.currentDisplayState.isVisible)
        expect(stage.view.measure(Size(width: 44, height: 9)).height, is: 0)
        expect(stage.calls, is: ["Button.press()"])
        expect(requests(of: model), is: ["betting:acknowledge-cashout bet=bet-4711"])
    }

    @Test func `what has been taken away is not answered a second time`() {
        let model = CashoutSubmissionInfoViewModel(.success, in: environment)

        model.buttonViewModel.press()
        model.buttonViewModel.press()

        expect(requests(of: model), is: ["betting:acknowledge-cashout bet=bet-4711"])
    }

    @Test func `"Retry" asks for the cash-out again and tells what came of it`() {
        let model = CashoutSubmissionInfoViewModel(.error, in: environment)
        let stage = stage(model)
        model.environment.owner.script = AnswerScript([.refused, .given])

        stage.tab()
        stage.press(.enter)
        expect(stage.rows[0], contains: "Trying XAF")
        #expect(!model.buttonViewModel.currentDisplayState.isEnabled)
        stage.advance(by: Duration.milliseconds(1500))
        expect(stage.rows[0], contains: "✗ Cashout of XAF 500.00 failed")

        stage.tab()
        stage.press(.enter)
        stage.advance(by: Duration.milliseconds(1500))

        expect(stage.rows[0], contains: "✓ XAF 500.00 cashed out")
        #expect(stage.rows[0].hasSuffix("OK"))
        let again = CashOut(bet: "bet-4711", amount: Money(500, "XAF")).text
        expect(requests(of: model), is: [again, again])
    }

    @Test(arguments: [true, false])
    func `"Retry" asks for all of the bet where all of it was asked for`(isFull: Bool) {
        var state = CashoutSubmissionInfoDisplayState.error
        state.isFull = isFull
        let model = CashoutSubmissionInfoViewModel(state, in: environment)

        model.buttonViewModel.press()

        expect(requests(of: model), is: [CashOut(bet: "bet-4711", amount: Money(500, "XAF"), isFull: isFull).text])
    }

    @Test func `an answer is waited for by the bet, and not asked for a second time`() {
        let model = CashoutSubmissionInfoViewModel(.submitting, in: environment)

        model.buttonViewModel.press()

        expect(requests(of: model), is: ["betting:await-cashout bet=bet-4711"])
    }

    @Test(arguments: [
        (RequestFailure.refused, "Cashout of XAF 500.00 failed"), (.noAnswer, "No answer"),
        (.told("The odds have changed"), "The odds have changed"),
    ])
    func `a failure is said with the amount, or in the owner's words`(failure: RequestFailure, words: String) {
        var state = CashoutSubmissionInfoDisplayState.success

        state.tell(.error(failure))

        expect(state.words(in: environment), is: words)
    }

    @Test func `a first request on its way has no button, and one that is made again keeps its own`() {
        let first = stage(CashoutSubmissionInfoViewModel(.submitting, in: environment))
        let again = stage(CashoutSubmissionInfoViewModel(.error, in: environment))

        again.tab()
        again.press(.enter)

        #expect(first.rows[0].hasSuffix("Cashing out XAF 500.00"))
        #expect(again.rows[0].hasSuffix("Retry") && again.window.focusedView is ButtonView)
    }

    @Test(arguments: [("OK", CashoutSubmissionInfoDisplayState.success), ("Retry", .error)])
    func `the answer ends two columns before the edge`(title: String, state: CashoutSubmissionInfoDisplayState) throws {
        let place = try #require(
            stage(CashoutSubmissionInfoViewModel(state, in: environment)).surface.firstPlace(of: title))

        expect(place.x + title.count, is: 42)
    }

    @Test func `a long message wraps beside the button`() {
        let rows = stage(CashoutSubmissionInfoViewModel(.longReason, in: environment)).rows

        expect(rows, is: ["  ✗ The bookmaker has suspended      Retry", "    the market of this bet"])
    }

    @Test func `its words are in the customer's language`() {
        let environment = ViewEnvironment.simulated(localization: Localization.portuguese)
        let model = CashoutSubmissionInfoViewModel(.submitting, in: environment)

        environment.scheduler.advance(by: Duration.milliseconds(1500))

        expect(model.currentDisplayState.words(in: environment), is: "Cash out de XAF 500,00 concluído")
        expect(model.buttonViewModel.currentDisplayState.title, is: "OK")
    }

    private func requests(of model: CashoutSubmissionInfoViewModel) -> [String] {
        model.environment.owner.requests.map(\.description)
    }

    private func stage(_ model: CashoutSubmissionInfoViewModel) -> ComponentHarness<CashoutSubmissionInfoView> {
        let view = CashoutSubmissionInfoView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 44, in: environment)
    }
}
