import Expectations
import GomaCatalog
import GomaPictures
import GomaUI
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

struct PageDepositTests {
    @Test func `a deposit comes to its amount and the bonus on top`() {
        var deposit = PageDeposit(bonusShare: 50, currency: "EUR")
        #expect(deposit.sum == nil && deposit.bonus == 0)

        deposit.amount = 20

        expect(deposit.bonus, is: 10)
        expect(deposit.sum, is: 30)
    }

    @Test func `a bonus is rounded to hundredths as all money is, and none where none is offered`() {
        var deposit = PageDeposit(bonusShare: 33, currency: "EUR")
        deposit.amount = 0.25
        expect(deposit.bonus, is: 0.08)
        deposit.amount = 0.5
        var plain = PageDeposit(bonusShare: 0, currency: "EUR")
        plain.amount = 20

        expect(deposit.bonus, is: 0.17)
        expect(plain.sum, is: 20)
    }

    @MainActor
    @Test(arguments: [("en", "EUR 20.00 is in your wallet."), ("pt", "EUR 20,00 estão na sua carteira.")])
    func `what has been paid in is told in the language of the customer`(language: String, text: String) throws {
        let environment = ViewEnvironment.simulated(localization: try #require(Localization(rawValue: language)))
        var deposit = PageDeposit(bonusShare: 0, currency: "EUR")
        deposit.amount = 20

        expect(PageChange.paidIn(deposit).note(in: environment), is: text)
    }

    @MainActor
    @Test(
        arguments: [
            ("en", "no game begins on a page, but Reels counts as played last"),
            ("pt", "nenhum jogo abre numa página, mas Reels conta como o último jogado"),
        ])
    func `what is said of a game that is played is in the language of the customer`(
        language: String, text: String
    ) throws {
        let environment = ViewEnvironment.simulated(localization: try #require(Localization(rawValue: language)))
        let game = CasinoGameSearchedDisplayState(id: "reels", name: "Reels", provider: "")

        expect(PageChange.played(game).note(in: environment), is: text)
    }

    @MainActor
    @Test func `a wallet takes in a deposit of its own currency, and no other`() {
        let balances = WalletBalances(
            currency: "EUR", total: 10, current: 10, bonus: 0, cashback: 0, withdrawable: 10)
        let wallet = WalletDetailViewModel(
            WalletDetailDisplayState(phoneNumber: "", balances: balances), in: .simulated())
        var own = PageDeposit(bonusShare: 0, currency: "EUR")
        own.amount = 5
        var other = PageDeposit(bonusShare: 0, currency: "USD")
        other.amount = 7

        let takesOther = wallet.take(.paidIn(other))
        expect(takesOther, is: false)
        expect(wallet.currentDisplayState.balances, is: balances)
        let takesOwn = wallet.take(.paidIn(own))

        expect(takesOwn, is: true)
        expect(wallet.currentDisplayState.balances?.total, is: 15)
    }
}
