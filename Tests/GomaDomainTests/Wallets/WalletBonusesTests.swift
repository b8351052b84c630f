import Expectations
import Foundation
import Testing

@testable import GomaDomain

/// Bonuses while stakes with a part of them are out, and one after another.
struct WalletBonusesTests {
    private func offer(
        _ id: String = "offer", turnover: Amount = 2, secondsToWager: TimeInterval? = nil
    ) throws -> Offer {
        var offer = Offer(
            id: id, bonus: DepositBonus(percentage: 50, turnover: turnover), secondsToWager: secondsToWager)
        try offer.claim(at: .hour(0))
        return offer
    }

    /// 100 of cash, and 50 of bonus.
    private func wallet(with offer: Offer) throws -> Wallet {
        var wallet = Wallet(currency: "EUR")
        try wallet.deposit(100, with: offer, id: "d", at: .hour(0))
        return wallet
    }

    @Test func `a bonus goes on while one stake with a part of it is lost and another is out`() throws {
        var wallet = try wallet(with: try offer())
        try wallet.stake(20, first: .bonus, id: "s", at: .hour(1))
        try wallet.stake(30, first: .bonus, id: "t", at: .hour(1))

        try wallet.payOut(0, of: "s", id: "p", at: .hour(2))
        expect(wallet.bonuses.map(\.phase), is: [.wagering])
        expect(wallet.bonus, is: 0)
        try wallet.payOut(90, of: "t", id: "q", at: .hour(3))

        expect(wallet.funds, is: Funds(cash: 100, bonus: 90))
        expect(wallet.bonuses.map(\.phase), is: [.wagering])
        expect(wallet.openBonus?.turnover.left, is: 50)
    }

    @Test func `what a stake with a bonus that has expired brings is no part of the next bonus`() throws {
        var wallet = try wallet(with: try offer(secondsToWager: 3600))
        try wallet.stake(120, id: "s", at: .hour(0.5))
        try wallet.deposit(100, with: try offer("next"), id: "e", at: .hour(2))
        expect(wallet.funds, is: Funds(cash: 100, bonus: 50))

        try wallet.payOut(240, of: "s", id: "p", at: .hour(3))

        expect(wallet.funds, is: Funds(cash: 300, bonus: 50))
        expect(wallet.bonuses.map(\.phase), is: [.expired(.hour(1)), .wagering])
        expect(wallet.openBonus?.turnover.left, is: 100)
    }

    @Test func `of a stake that comes back after its bonus has expired the cash alone is there again`() throws {
        var wallet = try wallet(with: try offer(secondsToWager: 3600))
        try wallet.stake(20, first: .bonus, id: "s", at: .hour(0.5))
        try wallet.stake(70, first: .bonus, id: "t", at: .hour(0.5))
        expect(wallet.funds, is: Funds(cash: 60))

        try wallet.refund("s", id: "r", at: .hour(1))
        expect(wallet.funds, is: Funds(cash: 60))
        try wallet.refund("t", id: "q", at: .hour(1))

        expect(wallet.funds, is: Funds(cash: 100))
        expect(wallet.transactions.history(of: [.refund]).map(\.funds), is: [Funds(cash: 40)])
        #expect(throws: Wallet.Refusal.over) { try wallet.refund("s", id: "x", at: .hour(2)) }
    }

    @Test func `a bonus of which nothing is left expires without an entry`() throws {
        var wallet = try wallet(with: try offer(secondsToWager: 3600))
        try wallet.stake(50, first: .bonus, id: "s", at: .hour(0.5))

        wallet.pass(to: .hour(1))

        expect(wallet.bonuses.map(\.phase), is: [.expired(.hour(1))])
        expect(wallet.transactions.map(\.kind), is: [.deposit, .bonus, .stake])
    }

    @Test func `what would come of an amount is the cash in it once a bonus in its stake has expired`() throws {
        var wallet = try wallet(with: try offer(secondsToWager: 3600))
        try wallet.stake(120, id: "s", at: .hour(0.5))
        expect(wallet.proceeds(of: 240, for: "s"), is: 240)
        expect(wallet.amount(bringing: 240, for: "s"), is: 240)

        wallet.pass(to: .hour(1))
        expect(wallet.proceeds(of: 240, for: "s"), is: 200)
        expect(wallet.amount(bringing: 200, for: "s"), is: 240)
        for hundredths in 1...200 {
            let amount = wallet.amount(bringing: Amount(hundredths: hundredths), for: "s")
            expect(wallet.proceeds(of: amount, for: "s"), is: Amount(hundredths: hundredths))
        }
        let paid = try wallet.payOut(240, of: "s", id: "p", at: .hour(2))

        expect(paid, is: 200)
        expect(wallet.proceeds(of: 240, for: "s"), is: 0)
        expect(wallet.proceeds(of: 1, for: "t"), is: 0)
    }

    @Test func `a stake that comes back after its bonus was released is cash`() throws {
        var wallet = try wallet(with: try offer())
        try wallet.stake(30, first: .bonus, id: "s", at: .hour(1))
        try wallet.stake(100, id: "t", at: .hour(1))
        try wallet.payOut(0, of: "t", id: "p", at: .hour(2))

        try wallet.refund("s", id: "r", at: .hour(3))

        expect(wallet.funds, is: Funds(cash: 50))
    }

    @Test(arguments: [true, false])
    func `a stake that is given up does not count as wagered, and neither does one of which a part was`(
        isAll: Bool
    ) throws {
        var wallet = try wallet(with: try offer())
        try wallet.stake(60, id: "s", at: .hour(1))

        try wallet.cashOut(30, of: "s", isAll: isAll, id: "c", at: .hour(2))
        if !isAll { try wallet.payOut(60, of: "s", id: "p", at: .hour(3)) }

        expect(wallet.openBonus?.turnover.left, is: 100)
        expect(wallet.funds, is: Funds(cash: isAll ? 70 : 130, bonus: 50))
    }

    @Test func `each entry says all that was there after it, the bonus included`() throws {
        var wallet = try wallet(with: try offer(turnover: 1))

        try wallet.stake(120, id: "s", at: .hour(1))
        try wallet.payOut(60, of: "s", id: "p", at: .hour(2))

        expect(wallet.transactions.map(\.kind), is: [.deposit, .bonus, .stake, .payout, .bonusReleased])
        expect(wallet.transactions.map(\.balance), is: [100, 150, 30, 90, 90])
    }
}
