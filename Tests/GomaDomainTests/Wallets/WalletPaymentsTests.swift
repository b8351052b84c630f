import Expectations
import Foundation
import Testing

@testable import GomaDomain

/// What comes in and goes out, beside stakes that are out.
struct WalletPaymentsTests {
    private func wallet() throws -> Wallet {
        var wallet = Wallet(currency: "EUR")
        try wallet.deposit(100, id: "d", at: .hour(0))
        return wallet
    }

    @Test func `withdrawals add up, those on their way among them, and a stake that is out is none of them`() throws {
        var wallet = try wallet()
        try wallet.stake(30, id: "s", at: .hour(1))

        try wallet.askWithdrawal(of: 20, id: "v", at: .hour(2))
        try wallet.askWithdrawal(of: 10, id: "w", at: .hour(2))
        expect(wallet.withdrawn, is: 30)
        try wallet.completeWithdrawal("v")
        expect(wallet.withdrawn, is: 30)
        try wallet.cancelWithdrawal("w")

        expect(wallet.withdrawn, is: 20)
        expect(wallet.withdrawable, is: 50)
    }

    @Test func `a prize is cash, and comes once`() throws {
        var wallet = try wallet()

        try wallet.award(25, id: "p", at: .hour(1))
        #expect(throws: Wallet.Refusal.known) { try wallet.award(25, id: "p", at: .hour(2)) }
        #expect(throws: Wallet.Refusal.amount) { try wallet.award(0, id: "q", at: .hour(2)) }
        #expect(throws: Wallet.Refusal.amount) { try wallet.award(-1, id: "q", at: .hour(2)) }

        expect(wallet.funds, is: Funds(cash: 125))
        expect(wallet.transactions.map(\.kind), is: [.deposit, .prize])
    }
}
