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

/// What cannot be copied, and what was copied before anybody looked.
@MainActor
struct CopyingTests {
    private let environment = ViewEnvironment.simulated()

    private var copies: Int { environment.owner.requests.count }

    @Test func `what there is not, or must not be copied, is not`() {
        CodeClipboardViewModel(CodeClipboardDisplayState(code: ""), in: environment).copy()
        CodeClipboardViewModel(CodeClipboardDisplayState(code: "A", isEnabled: false), in: environment).copy()
        CopyableCodeViewModel(CopyableCodeDisplayState(code: ""), in: environment).copy()
        PendingWithdrawViewModel(
            PendingWithdrawDisplayState(
                moment: nil, status: .pending, amount: Money(1, "XAF"), transactionID: "W-1", canBeCopied: false),
            in: environment
        ).copyTransactionID()
        TransactionItemViewModel(
            TransactionItemDisplayState(transactionID: "", category: "", amount: nil, moment: nil), in: environment
        ).copyTransactionID()

        #expect(copies == 0 && environment.isAtRest)
    }

    @Test func `what was copied before anybody looked is confirmed for as long`() {
        let code = CodeClipboardViewModel(CodeClipboardDisplayState(code: "A", isCopied: true), in: environment)
        let other = CopyableCodeViewModel(CopyableCodeDisplayState(code: "A", isCopied: true), in: environment)
        #expect(environment.around(.seconds(2)) { other.currentDisplayState.isCopied } == [true, false])
        #expect(environment.around(.seconds(3)) { code.currentDisplayState.isCopied } == [true, false])
    }
}
