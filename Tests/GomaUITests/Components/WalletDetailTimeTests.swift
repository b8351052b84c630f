import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// How long balances take, and what comes back of withdrawals.
@MainActor
struct WalletDetailTimeTests {
    private let environment = ViewEnvironment.simulated()

    private var balances: WalletBalances {
        WalletBalances(currency: "XAF", total: 10, current: 6, bonus: 4, cashback: 0, withdrawable: 6)
    }

    @Test func `balances come after a second`() {
        expectAnswer(
            after: 1000, waiting: "loading", given: "ready", refused: "failed(GomaKit.RequestFailure.refused)",
            silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let model = WalletDetailViewModel(
                WalletDetailDisplayState(phoneNumber: "", balances: nil), in: environment)
            model.environment.owner.script = server
            model.refresh()
            return { "\(model.currentDisplayState.phase)" }
        }
    }

    @Test func `balances cannot be asked for before it is known whose`() {
        let stage = ComponentHarness(WalletDetailView(environment: environment), width: 60, in: environment)

        stage.tab()

        #expect(stage.window.focusedView == nil)
    }

    @Test func `an owner with nothing new to say leaves the balances that there are, and brings no first ones`() {
        let taking = environment.owner.take(LoadBalances.self) { _ in .done(nil) }
        defer { withExtendedLifetime(taking) {} }
        let (known, unknown) = (wallet(balances), wallet(nil))

        known.refresh()
        unknown.refresh()
        environment.wait(.zero)

        expect(known.currentDisplayState.balances, is: balances)
        expect(known.currentDisplayState.phase, is: .ready)
        expect(unknown.currentDisplayState.phase, is: .failed(.refused))
        expect(environment.owner.requests.map { ($0.request as? LoadBalances)?.isFirst }, is: [false, true])
    }

    @Test func `balances that were asked for one account are not those of the account that takes its place`() {
        let taking = environment.owner.take(LoadBalances.self) { question in
            question.answer(after: .seconds(2), .done(balances))
            return .later
        }
        defer { withExtendedLifetime(taking) {} }
        let model = WalletDetailViewModel(
            WalletDetailDisplayState(phoneNumber: "1", balances: nil, phase: .loading), in: environment)
        environment.wait(.seconds(1))

        model.replaceState(WalletDetailDisplayState(phoneNumber: "2", balances: nil, phase: .loading))
        environment.wait(.seconds(1))
        #expect(model.currentDisplayState.balances == nil && model.currentDisplayState.phase == .loading)
        environment.wait(.seconds(1))

        expect(model.currentDisplayState.balances, is: balances)
        expect(model.currentDisplayState.phase, is: .ready)
        expect(environment.owner.requests.count, is: 2)
    }

    @Test func `balances are asked for by their account where it is told, however its number is written`() {
        let taking = environment.owner.take(LoadBalances.self) { question in
            question.answer(after: .seconds(2), .done(balances))
            return .later
        }
        defer { withExtendedLifetime(taking) {} }
        let model = WalletDetailViewModel(
            WalletDetailDisplayState(accountID: "one", phoneNumber: "", balances: nil, phase: .loading),
            in: environment)

        environment.wait(.seconds(1))
        model.update { $0.phoneNumber = "+237 1" }
        expect(environment.owner.requests.count, is: 1)
        model.update { $0.accountID = "two" }
        environment.wait(.seconds(1))
        expect(model.currentDisplayState.phase, is: .loading)
        environment.wait(.seconds(1))

        expect(model.currentDisplayState.balances, is: balances)
        expect(model.currentDisplayState.phase, is: .ready)
        expect(
            environment.owner.requests.map(\.description),
            is: [
                "account:load-balances account=one isFirst=true", "account:load-balances account=two isFirst=true",
            ])
    }

    @Test func `it is told into which account is paid in, where it is told which it is`() {
        for account in ["one", nil] {
            let model = WalletDetailViewModel(
                WalletDetailDisplayState(accountID: account, phoneNumber: "", balances: balances), in: environment)
            let button = model.depositButtonViewModel
            withExtendedLifetime(model) { button.press() }
        }

        expect(environment.owner.requests.map { ($0.request as? OpenDeposit)?.wallet }, is: ["one", nil])
    }

    @Test func `withdrawals show until they are closed, unless it is said otherwise`() {
        let model = WalletDetailViewModel(
            WalletDetailDisplayState(phoneNumber: "", balances: balances), in: environment)
        #expect(model.currentDisplayState.isExpanded)

        model.togglePendingWithdrawals()

        #expect(!model.currentDisplayState.isExpanded)
    }

    @Test func `two withdrawals that are taken back are both in the wallet again, each once`() {
        let pending = [Money(5, "XAF"), Money(7, "XAF")].map {
            PendingWithdrawDisplayState(
                moment: nil, status: .pending, amount: $0, transactionID: "", canBeCancelled: true)
        }
        let model = WalletDetailViewModel(
            WalletDetailDisplayState(phoneNumber: "", balances: balances, pendingWithdrawals: pending), in: environment)

        for withdrawal in model.pendingWithdrawViewModels {
            withdrawal.cancel()
            withdrawal.confirmCancellation()
            withdrawal.confirmCancellation()
        }
        environment.wait(.milliseconds(1500))
        for withdrawal in model.pendingWithdrawViewModels {
            withdrawal.cancel()
            withdrawal.confirmCancellation()
        }
        environment.wait(.seconds(10))

        expect(model.currentDisplayState.balances?.withdrawable, is: 18)
        expect(model.currentDisplayState.balances?.total, is: 22)
        expect(model.currentDisplayState.pendingWithdrawals.map(\.status), is: [.cancelled, .cancelled])
    }

    @Test func `a withdrawal that is not taken back brings nothing, and its money once it is`() {
        let environment = ViewEnvironment.simulated().answering([.refused, .given])
        let withdrawal = PendingWithdrawDisplayState(
            moment: nil, status: .pending, amount: Money(5, "XAF"), transactionID: "W-1", canBeCancelled: true)
        let model = WalletDetailViewModel(
            WalletDetailDisplayState(phoneNumber: "", balances: balances, pendingWithdrawals: [withdrawal]),
            in: environment)
        func takeBack() {
            for withdrawal in model.pendingWithdrawViewModels {
                withdrawal.cancel()
                withdrawal.confirmCancellation()
            }
            environment.wait(.milliseconds(1500))
        }

        takeBack()
        expect(model.currentDisplayState.balances, is: balances)
        expect(model.currentDisplayState.pendingCount, is: 1)
        takeBack()

        expect(model.currentDisplayState.balances?.withdrawable, is: 11)
        expect(model.currentDisplayState.pendingCount, is: 0)
        expect(environment.owner.requests.map { ($0.request as? CancelWithdrawal)?.transaction }, is: ["W-1", "W-1"])
    }

    private func wallet(_ balances: WalletBalances?) -> WalletDetailViewModel {
        WalletDetailViewModel(WalletDetailDisplayState(phoneNumber: "", balances: balances), in: environment)
    }
}
