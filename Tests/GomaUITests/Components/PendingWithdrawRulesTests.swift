import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// Which withdrawals can be taken back, and how often.
@MainActor
struct PendingWithdrawRulesTests {
    @Test(arguments: [
        (PendingWithdrawStatus.queued, true), (.pending, true), (.awaitingApproval, true), (.processing, true),
        (.inProgress, true), (.completed, false), (.failed(reason: nil), false), (.cancelled, false),
    ])
    func `a withdrawal is taken back while it is on its way, and asked for once`(
        status: PendingWithdrawStatus, isOpen: Bool
    ) {
        var state = PendingWithdrawDisplayState(
            moment: nil, status: status, amount: Money(1, "XAF"), transactionID: "", canBeCancelled: true)
        expect(state.isOpenToCancel, is: isOpen)

        state.confirmCancellation()
        expect(state.cancellation, is: .none)
        state.cancel()
        expect(state.cancellation, is: (isOpen ? .confirming : .none))
        expect(state.isOpenToCancel, is: isOpen)
        state.confirmCancellation()
        expect(state.cancellation, is: (isOpen ? .asked : .none))
        expect(state.isOpenToCancel, is: false)
        state.cancellation = .refused(.told("Too late"))

        expect(state.isOpenToCancel, is: isOpen)
    }

    @Test(arguments: [(30, false), (60, true)])
    func `a date is whole, beside how far the withdrawal has come or above it`(width: Int, isBeside: Bool) throws {
        let environment = ViewEnvironment.simulated()
        let view = PendingWithdrawView(environment: environment)
        let state = PendingWithdrawDisplayState(
            moment: CalendarMoment(year: 2025, month: 8, day: 5, hour: 11, minute: 17), status: .inProgress,
            amount: Money(1, "XAF"), transactionID: "HFD", canBeCancelled: false)
        view.configure(with: PendingWithdrawViewModel(state, in: environment))

        let surface = ComponentHarness(view, width: width, in: environment).surface

        let date = try #require(surface.firstPlace(of: "05/08/2025, 11:17"))
        let status = try #require(surface.firstPlace(of: "In progress"))
        expect(status.y, is: date.y + (isBeside ? 0 : 1))
    }

    @Test func `a withdrawal that the customer keeps goes on, and so does one that ends while it is asked`() {
        var state = PendingWithdrawDisplayState(
            moment: nil, status: .queued, amount: Money(1, "XAF"), transactionID: "", canBeCancelled: true)
        state.cancel()
        state.keep()
        expect(state.cancellation, is: .none)
        expect(state.isOpenToCancel, is: true)

        state.cancel()
        state.move(to: .completed)
        state.confirmCancellation()

        expect(state.cancellation, is: .none)
    }

    @Test func `a withdrawal that moves on keeps what is asked, and one that ends does not`() {
        var state = PendingWithdrawDisplayState(
            moment: nil, status: .queued, statusText: "Queued up", amount: Money(1, "XAF"), transactionID: "",
            canBeCancelled: true)
        state.cancel()
        state.confirmCancellation()

        state.move(to: .processing)
        #expect(state.cancellation == .asked && state.canBeCancelled && state.statusText == nil)
        state.move(to: .completed)

        expect(state.cancellation, is: .none)
        expect(state.canBeCancelled, is: false)
    }

    @Test func `what is pending has the mark of all that is`() {
        let mark = PendingWithdrawStatus.pending.look(in: .unicode).mark

        expect(mark, is: TransactionStatus.pending.look(in: .unicode).mark)
        expect(mark, is: BetResult.open.mark(in: .unicode))
    }

    @Test func `all lines of why a withdrawal did not arrive begin below each other, behind their mark`() {
        let environment = ViewEnvironment.simulated()
        let view = PendingWithdrawView(environment: environment)
        view.configure(with: PendingWithdrawViewModel(.failed, in: environment))

        let rows = ComponentHarness(view, width: 48, in: environment).rows

        #expect(rows.contains { $0.hasPrefix("  ✗ The account number") } && rows.contains { $0.hasPrefix("    bank") })
    }

    @Test func `the answers to the question name the withdrawal that they are about`() {
        let environment = ViewEnvironment.simulated()
        let view = PendingWithdrawView(environment: environment)
        view.configure(with: PendingWithdrawViewModel(.asksFirst, in: environment))
        let lines = ReadingText.lines(of: ComponentHarness(view, width: 56, in: environment).view)
            .map { $0.replacing("\u{A0}", with: " ") }

        expect(lines.filter { $0.hasPrefix("› ") }, is: ["› Keep it, XAF 150,000.00", "› Cancel it, XAF 150,000.00"])
    }
}
