import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// How long it is said that the number of a transaction was copied.
@MainActor
struct TransactionItemTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `the number of a transaction is confirmed for two seconds, again and again`() {
        let model = TransactionItemViewModel(
            TransactionItemDisplayState(transactionID: "T-1", category: "", amount: nil, moment: nil), in: environment)
        for count in 1...2 {
            model.copyTransactionID()
            environment.wait(.milliseconds(50))
            expect(environment.around(.seconds(2)) { model.currentDisplayState.copying }, is: [.done, .none])
            expect(environment.owner.requests.count, is: count)
            expect(environment.isAtRest, is: true)
        }
    }
}
