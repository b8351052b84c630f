import Expectations
import Foundation
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// Money that comes, and can go.
@MainActor
struct WalletBalancesTests {
    private var balances: WalletBalances {
        WalletBalances(currency: "XAF", total: 10, current: 6, bonus: 4, cashback: 0, withdrawable: 6)
    }

    @Test(arguments: [
        ("0.01", "XAF", true), ("0", "XAF", false), ("-5", "XAF", false), ("5", "EUR", false), ("5", "", false),
    ])
    func `money comes in its own currency, and less than nothing does not`(
        amount: String, currency: String, isReceived: Bool
    ) throws {
        var changed = balances
        let amount = try #require(Decimal(string: amount))

        changed.receive(Money(amount, currency))

        expect(changed.total, is: (isReceived ? 10 + amount : 10))
        expect((changed == balances), is: !isReceived)
    }

    @Test(arguments: [("0.01", true), ("0", false), ("-1", false)])
    func `there is something to pay out where there is anything`(withdrawable: String, isOpen: Bool) {
        var balances = balances
        balances.withdrawable = Decimal(string: withdrawable) ?? 0

        expect(WalletDetailDisplayState(phoneNumber: "", balances: balances).isOpenToWithdraw, is: isOpen)
        expect(WalletStatusDisplayState(balances: balances).isOpenToWithdraw, is: isOpen)
        #expect(!WalletStatusDisplayState(balances: balances, canWithdraw: false).isOpenToWithdraw)
        #expect(!WalletStatusDisplayState(balances: nil).isOpenToWithdraw)
    }
}
