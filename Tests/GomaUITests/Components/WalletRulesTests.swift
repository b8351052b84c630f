import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct WalletRulesTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `what is paid in moves all balances that it concerns`() {
        var balances = WalletBalances.hundredths(total: 1000, current: 600, bonus: 400, cashback: 0, withdrawable: 600)

        balances.receive(Money(5, "XAF"))

        expect(balances, is: .hundredths(total: 1500, current: 1100, bonus: 400, cashback: 0, withdrawable: 1100))
    }

    @Test func `withdrawals on the way have the edges of the lines below them`() throws {
        let view = WalletDetailView(environment: environment)
        view.configure(with: WalletDetailViewModel(.pending, in: environment))

        let surface = ComponentHarness(view, width: 52, in: environment).surface

        let y = try #require(surface.rows.firstIndex { $0.contains("Transaction ID") })
        let columns = (0..<52).filter { surface[$0, y].background != surface[0, y].background }
        expect(columns, is: Array(2..<50))
        expect(surface.firstPlace(of: "Withdrawable")?.x, is: 2)
    }

    @Test(arguments: [
        (30, "▐ XAF 2,000.00 ▾ ▌ ▐ Deposit ▌"), (29, "▐ XAF 2,000.00 ▾ ▌▐ Deposit ▌"),
        (28, " XAF 2,000.00 ▾ ▌ Deposit ▌"), (20, " 2,000.00▌ Deposit ▌"),
    ])
    func `between the pills of a wallet is a blank column, else at least an end of theirs`(width: Int, row: String) {
        let view = WalletWidgetView(environment: environment)
        view.configure(with: WalletWidgetViewModel(.standard, in: environment))

        expect(ComponentHarness(view, width: width, in: environment).rows[0], is: row)
    }

    @Test func `a balance is masked once it is known, and no key is told for that before`() {
        let model = WalletWidgetViewModel(.unknown, in: environment)
        let view = WalletWidgetView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 32, in: environment)
        stage.tab()

        stage.type("m")
        expectEmpty(stage.calls)
        model.toggleBalance()
        #expect(!model.currentDisplayState.isBalanceHidden)
        model.update { $0.balance = Money(5, "XAF") }
        stage.type("m")

        #expect(model.currentDisplayState.isBalanceHidden)
    }

    @Test func `a withdrawal that arrives while it is to be taken back is not taken back`() {
        let model = PendingWithdrawViewModel(.pending, in: environment)

        model.cancel()
        model.confirmCancellation()
        expect(environment.owner.requests.count, is: 1)
        model.update { $0.move(to: .completed) }
        environment.scheduler.advance(by: Owner.patience)

        expect(model.currentDisplayState.status, is: .completed)
        expect(environment.scheduler.nextDue, is: nil)
    }
}
