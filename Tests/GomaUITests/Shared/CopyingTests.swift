import Expectations
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

/// What cannot be copied, what was copied before anybody looked, and how what can be copied is seen.
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
        PendingWithdrawViewModel(
            PendingWithdrawDisplayState(
                moment: nil, status: .pending, amount: Money(1, "XAF"), transactionID: ""),
            in: environment
        ).copyTransactionID()
        TransactionItemViewModel(
            TransactionItemDisplayState(transactionID: "", category: "", amount: nil, moment: nil), in: environment
        ).copyTransactionID()

        expect(copies, is: 0)
        expect(environment.isAtRest, is: true)
    }

    @Test func `the focus goes to a code that can be copied, and not where there is none yet`() {
        let clipboard = CodeClipboardViewModel(CodeClipboardDisplayState(code: ""), in: environment)
        let clipboardView = CodeClipboardView(environment: environment)
        clipboardView.configure(with: clipboard)
        let copyable = CopyableCodeViewModel(CopyableCodeDisplayState(code: ""), in: environment)
        let copyableView = CopyableCodeView(environment: environment)
        copyableView.configure(with: copyable)
        expect(clipboardView.canBecomeFocused, is: false)
        expect(copyableView.canBecomeFocused, is: false)

        clipboard.update { $0.code = "A" }
        copyable.update { $0.code = "A" }

        expect(clipboardView.canBecomeFocused, is: true)
        expect(copyableView.canBecomeFocused, is: true)
    }

    @Test func `what was copied before anybody looked is confirmed for as long`() {
        let code = CodeClipboardViewModel(CodeClipboardDisplayState(code: "A", copying: .done), in: environment)
        let other = CopyableCodeViewModel(CopyableCodeDisplayState(code: "A", copying: .done), in: environment)
        #expect(environment.around(.seconds(2)) { other.currentDisplayState.copying } == [.done, .none])
        #expect(environment.around(.seconds(3)) { code.currentDisplayState.copying } == [.done, .none])
    }

    @Test(arguments: [
        (CopyPhase.done, "✓ Copied", ColorRole.alertSuccess), (.failed, "✗ Not copied", .alertError),
    ])
    func `whether it was copied is said in the colour of text behind a mark, which stays where room is short`(
        phase: CopyPhase, words: String, mark: ColorRole
    ) throws {
        let view = CopyableCodeView(environment: environment)
        view.configure(
            with: CopyableCodeViewModel(CopyableCodeDisplayState(code: "A", copying: phase), in: environment))

        let surface = ComponentHarness(view, width: 18, in: environment).surface

        let place = try #require(surface.firstPlace(of: words))
        #expect(surface[place.x, place.y].foreground == .role(mark))
        #expect(surface[place.x + 2, place.y].foreground == .role(.textPrimary))
    }

    @Test func `what was copied is said of that, and not of what comes in its place`() {
        let code = CodeClipboardViewModel(CodeClipboardDisplayState(code: "A", copying: .done), in: environment)
        let grid = ShareChannelsGridViewModel(
            ShareChannelsGridDisplayState(
                channels: [ShareChannel(.copy)], text: "A", usedChannelID: "copy", sharing: .done), in: environment)
        environment.wait(.seconds(1))

        code.update { $0.code = "B" }
        grid.update { $0.text = "B" }
        environment.wait(.zero)

        #expect(code.currentDisplayState == CodeClipboardDisplayState(code: "B"))
        #expect(grid.currentDisplayState == ShareChannelsGridDisplayState(channels: [ShareChannel(.copy)], text: "B"))
        #expect(environment.isAtRest)
    }

    @Test func `a number in place of a shorter one is seen whole`() {
        let transaction = TransactionItemViewModel(
            TransactionItemDisplayState(transactionID: "T-1", category: "", amount: nil, moment: nil), in: environment)
        let item = TransactionItemView(environment: environment)
        item.configure(with: transaction)
        let itemStage = ComponentHarness(item, width: 60, in: environment)
        let withdrawal = PendingWithdrawViewModel(
            PendingWithdrawDisplayState(moment: nil, status: .pending, amount: Money(1, "XAF"), transactionID: "W-1"),
            in: environment)
        let card = PendingWithdrawView(environment: environment)
        card.configure(with: withdrawal)
        let cardStage = ComponentHarness(card, width: 60, in: environment)
        expect(itemStage.rows.joined(), contains: "#T-1")
        expect(cardStage.rows.joined(), contains: "W-1")

        transaction.update { $0.transactionID = "T-1234567890-12345" }
        withdrawal.update { $0.transactionID = "W-1234567890-12345" }

        expect(itemStage.rows.joined(), contains: "#T-1234567890-12345")
        expect(cardStage.rows.joined(), contains: "W-1234567890-12345")
    }

    @Test(arguments: [(ScriptedAnswer.given, CopyPhase.done), (.refused, .failed), (.silence, .failed)])
    func `whether something was copied or shared is said once the owner has answered, and not before`(
        answer: ScriptedAnswer, outcome: CopyPhase
    ) {
        let time = answer == .silence ? Owner.patience : .milliseconds(50)
        func expect(_ makePress: (ViewEnvironment) -> (press: () -> Void, phase: () -> CopyPhase)) {
            let environment = ViewEnvironment.simulated().answering([answer])
            let (press, phase) = makePress(environment)
            press()
            #expect(phase() == .asked)
            press()
            environment.scheduler.advance(by: time)
            #expect(phase() == outcome)
            #expect(environment.owner.requests.count == 1)
            environment.scheduler.advance(by: .seconds(5))
            #expect(phase() == .none)
            #expect(environment.isAtRest)
        }

        expect {
            let model = CodeClipboardViewModel(CodeClipboardDisplayState(code: "A"), in: $0)
            return ({ model.copy() }, { model.currentDisplayState.copying })
        }
        expect {
            let model = CopyableCodeViewModel(CopyableCodeDisplayState(code: "A"), in: $0)
            return ({ model.copy() }, { model.currentDisplayState.copying })
        }
        expect {
            let model = PendingWithdrawViewModel(
                PendingWithdrawDisplayState(
                    moment: nil, status: .pending, amount: Money(1, "XAF"), transactionID: "W-1"), in: $0)
            return ({ model.copyTransactionID() }, { model.currentDisplayState.copying })
        }
        expect {
            let model = TransactionItemViewModel(
                TransactionItemDisplayState(transactionID: "T-1", category: "", amount: nil, moment: nil), in: $0)
            return ({ model.copyTransactionID() }, { model.currentDisplayState.copying })
        }
        for type in [ShareChannelType.copy, .email] {
            expect {
                let model = ShareChannelsGridViewModel(
                    ShareChannelsGridDisplayState(channels: [ShareChannel(type)], text: "x"), in: $0)
                return ({ model.share(over: type.rawValue) }, { model.currentDisplayState.sharing })
            }
        }
    }
}
