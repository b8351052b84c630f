@testable import GomaBetting
@testable import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct CashoutSubmissionInfoTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `"OK" takes the notice away`() {
        let model = CashoutSubmissionInfoViewModel(.success, in: environment)
        let stage = stage(model)

        stage.tab()
        stage.press(.enter)

        #expect(!model.currentDisplayState.isVisible)
        #expect(stage.view.measure(Size(width: 44, height: 9)).height == 0)
        #expect(stage.calls == ["Button.press()"])
    }

    @Test func `"Retry" asks again and tells what came of it`() {
        let model = CashoutSubmissionInfoViewModel(.error, in: environment)
        let stage = stage(model)
        model.environment.owner.script = AnswerScript([.refused, .given])

        stage.tab()
        stage.press(.enter)
        #expect(stage.rows[0].contains("Cashing out"))
        #expect(!model.buttonViewModel.currentDisplayState.isEnabled)
        stage.advance(by: Duration.milliseconds(1500))
        #expect(stage.rows[0].contains("✗ Cashout Failed"))

        stage.tab()
        stage.press(.enter)
        stage.advance(by: Duration.milliseconds(1500))

        #expect(stage.rows[0].contains("✓ Cashout Successful"))
        #expect(stage.rows[0].hasSuffix("OK"))
    }

    @Test func `a long message wraps beside the button`() {
        let rows = stage(CashoutSubmissionInfoViewModel(.longError, in: environment)).rows

        #expect(rows == ["  ✗ Unable to process cashout.      Retry", "    Please try again later."])
    }

    @Test func `its words are in the customer's language`() {
        let environment = ViewEnvironment.simulated(localization: Localization.portuguese)
        let model = CashoutSubmissionInfoViewModel(.submitting, in: environment)

        environment.scheduler.advance(by: Duration.milliseconds(1500))

        #expect(model.currentDisplayState.words(in: environment) == "Cash out concluído")
        #expect(model.buttonViewModel.currentDisplayState.title == "OK")
    }

    private func stage(_ model: CashoutSubmissionInfoViewModel) -> ComponentHarness<CashoutSubmissionInfoView> {
        let view = CashoutSubmissionInfoView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 44, in: environment)
    }
}
