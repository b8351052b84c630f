import GomaCatalog
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

struct PageDepositTests {
    @Test func `a deposit comes to its amount and the bonus on top`() {
        var deposit = PageDeposit(bonusShare: 50, currency: "EUR")
        #expect(deposit.sum == nil && deposit.bonus == 0)

        deposit.amount = 20

        #expect(deposit.bonus == 10)
        #expect(deposit.sum == 30)
    }

    @Test func `a bonus is rounded to hundredths as all money is, and none where none is offered`() {
        var deposit = PageDeposit(bonusShare: 33, currency: "EUR")
        deposit.amount = 0.25
        #expect(deposit.bonus == 0.08)
        deposit.amount = 0.5
        var plain = PageDeposit(bonusShare: 0, currency: "EUR")
        plain.amount = 20

        #expect(deposit.bonus == 0.17)
        #expect(plain.sum == 20)
    }
}
