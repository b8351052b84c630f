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

/// How long a request to cash out takes to be answered.
@MainActor
struct CashoutSubmissionInfoTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a request to cash out is answered after 1.5 seconds`() {
        expectAnswer(
            after: 1500, waiting: "Trying XAF 5.00 again", given: "XAF 5.00 cashed out",
            refused: "Cashout of XAF 5.00 failed", silence: "No answer"
        ) { environment, server in
            let model = CashoutSubmissionInfoViewModel(
                CashoutSubmissionInfoDisplayState(betID: "b", amount: Money(5, "XAF"), state: .error(.refused)),
                in: environment)
            model.environment.owner.script = server
            model.buttonViewModel.press()
            return { model.currentDisplayState.words(in: environment) }
        }
    }
}
