import GomaUI
import Testing

@testable import GomaPages

struct PageDepositTests {
    @Test func `a deposit comes to its amount and the bonus on top`() {
        var deposit = PageDeposit(bonusShare: 50, currency: "EUR")
        #expect(deposit.sum == nil && deposit.bonus == 0)

        deposit.amount = 20

        #expect(deposit.bonus == 10)
        #expect(deposit.sum == 30)
    }

    @Test func `a bonus is not finer than hundredths, and none where none is offered`() {
        var deposit = PageDeposit(bonusShare: 33, currency: "EUR")
        deposit.amount = 0.25
        var plain = PageDeposit(bonusShare: 0, currency: "EUR")
        plain.amount = 20

        #expect(deposit.bonus == 0.08)
        #expect(plain.sum == 20)
    }
}
