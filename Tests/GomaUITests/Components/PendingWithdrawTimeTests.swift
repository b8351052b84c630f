import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// How long taking a withdrawal back takes, and how long its number is confirmed.
@MainActor
struct PendingWithdrawTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a withdrawal is taken back after 1.5 seconds`() {
        expectAnswer(after: 1500, waiting: "asked", given: "cancelled", refused: "refused", silence: "noAnswer") {
            environment, server in
            let model = PendingWithdrawViewModel(
                PendingWithdrawDisplayState(
                    moment: nil, status: .pending, amount: Money(10, "XAF"), transactionID: "", canBeCancelled: true),
                in: environment)
            model.environment.owner.script = server
            model.cancel()
            model.confirmCancellation()
            return {
                let state = model.currentDisplayState
                return switch state.cancellation {
                case .none: state.status == .cancelled ? "cancelled" : "none"
                case .confirming: "confirming"
                case .asked: "asked"
                case .refused(let failure): "\(failure)"
                }
            }
        }
    }

    @Test func `the number of a withdrawal is confirmed for two seconds, again and again`() {
        let model = PendingWithdrawViewModel(
            PendingWithdrawDisplayState(moment: nil, status: .pending, amount: Money(1, "XAF"), transactionID: "W-1"),
            in: environment)
        for count in 1...2 {
            model.copyTransactionID()
            environment.wait(.milliseconds(50))
            expect(environment.around(.seconds(2)) { model.currentDisplayState.copying }, is: [.done, .none])
            expect(environment.owner.requests.count, is: count)
            expect(environment.isAtRest, is: true)
        }
    }
}
