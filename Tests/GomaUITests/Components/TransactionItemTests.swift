import Expectations
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog

/// What is told of the money of a transaction.
@MainActor
struct TransactionItemTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(
        _ amount: Money, _ status: TransactionStatus?, width: Int = 52
    ) -> ComponentHarness<TransactionItemView> {
        let view = TransactionItemView(environment: environment)
        let state = TransactionItemDisplayState(
            transactionID: "T-1", category: "Bonus", status: status, amount: amount, moment: nil)
        view.configure(with: TransactionItemViewModel(state, in: environment))
        return ComponentHarness(view, width: width, in: environment)
    }

    @Test(arguments: [TransactionStatus?.none, .tax, .pending, .cancelled])
    func `nothing at all is told as neither received nor paid`(status: TransactionStatus?) {
        let words = ReadingText.lines(of: stage(Money(0, "XAF"), status).view)

        #expect(words.contains("XAF 0.00") && !words.contains { $0.contains("received") || $0.contains("paid") })
    }

    @Test(arguments: [Glyphs.unicode, .ascii])
    func `each status has a mark of its own, so that they differ without colour`(glyphs: Glyphs) {
        let marks = TransactionStatus.allCases.map { $0.look(in: glyphs).mark }

        expect(Set(marks).count, is: marks.count)
    }

    @Test func `what has come in stands out, and nothing at all does not`() {
        expect(stage(Money(1, "XAF"), nil).surface[49, 1].foreground, is: .role(.alertSuccess))
        expect(stage(Money(0, "XAF"), nil).surface[49, 1].foreground, is: .role(.textPrimary))
    }

    @Test func `what failed is marked where there is no room for the word, and what has come in is not`() {
        let amount = Money(500, "XAF")
        let rows = [22, 21].map { stage(amount, .failed, width: $0).rows[2] }

        #expect(rows[0].contains("✗ Failed"))
        expect(rows[0].count { $0 == "✗" }, is: 1)
        #expect(rows[1].contains("✗") && !rows[1].contains("Failed"))
        #expect(!stage(amount, .won, width: 17).rows[2].contains("✓"))
    }

    @Test(arguments: [(52, true, true), (40, true, false), (30, false, false)])
    func `a time is whole, and the balance beside it goes as a whole, its caption first`(
        width: Int, hasBalance: Bool, hasCaption: Bool
    ) {
        let view = TransactionItemView(environment: environment)
        view.configure(with: TransactionItemViewModel(.betWon, in: environment))

        let row = ComponentHarness(view, width: width, in: environment).rows[3]

        #expect(row.contains("22:05"))
        #expect(row.hasSuffix("XAF 1,400.00") == hasBalance && row.contains("Balance:") == hasCaption)
    }
}
