import TerminalKit
import Testing

@testable import GomaCatalog

/// What is told of the money of a transaction.
@MainActor
struct TransactionItemTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(_ amount: Money, _ status: TransactionStatus?) -> ComponentHarness<TransactionItemView> {
        let view = TransactionItemView(environment: environment)
        let state = TransactionItemDisplayState(
            transactionID: "T-1", category: "Bonus", status: status, amount: amount, moment: nil)
        view.configure(with: TransactionItemViewModel(state, in: environment))
        return ComponentHarness(view, width: 52, in: environment)
    }

    @Test(arguments: [TransactionStatus?.none, .tax, .pending, .cancelled])
    func `nothing at all is told as neither received nor paid`(status: TransactionStatus?) {
        let words = ReadingText.lines(of: stage(Money(0, "XAF"), status).view)

        #expect(words.contains("XAF 0.00") && !words.contains { $0.contains("received") || $0.contains("paid") })
    }

    @Test func `what has come in stands out, and nothing at all does not`() {
        #expect(stage(Money(1, "XAF"), nil).surface[49, 1].foreground == .role(.alertSuccess))
        #expect(stage(Money(0, "XAF"), nil).surface[49, 1].foreground == .role(.textPrimary))
    }
}
