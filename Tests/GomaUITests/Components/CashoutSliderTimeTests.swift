import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// How long an amount to cash out takes to be given.
@MainActor
struct CashoutSliderTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `an amount to cash out is given after 1.5 seconds`() {
        expectAnswer(
            after: 1500, waiting: "submitting", given: "choosing", refused: "failed(GomaKit.RequestFailure.refused)",
            silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let model = CashoutSliderViewModel(
                CashoutSliderDisplayState(
                    betID: "b", minimum: Money(1, "XAF"), maximum: Money(10, "XAF"), amount: Money(5, "XAF")),
                in: environment)
            model.environment.owner.script = server
            model.buttonViewModel.press()
            return { "\(model.currentDisplayState.phase)" }
        }
    }
}
