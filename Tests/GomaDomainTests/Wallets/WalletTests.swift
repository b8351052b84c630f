import Expectations
import Foundation
import Testing

@testable import GomaDomain

struct WalletTests {
    private func wallet(_ amount: Amount = 100) throws -> Wallet {
        var wallet = Wallet(currency: "EUR")
        try wallet.deposit(amount, id: "first", at: .hour(0))
        return wallet
    }

    /// What a refused operation says; the wallet stays as it was.
    private func refusal(_ wallet: Wallet, _ act: (inout Wallet) throws(Wallet.Refusal) -> Void) -> Wallet.Refusal? {
        var changed = wallet
        do throws(Wallet.Refusal) {
            try act(&changed)
            return nil
        } catch {
            expect(changed, is: wallet)
            return error
        }
    }

    // MARK: Money in and out

    @Test func `a deposit is cash, and done once`() throws {
        let wallet = try wallet()

        expect(wallet.withdrawable, is: 100)
        expect(wallet.bonus, is: 0)
        expect(wallet.total, is: 100)
        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in try w.deposit(100, id: "first", at: .hour(1)) }, is: .known)
    }

    @Test(arguments: ["0", "-1", "0.001", "1000000000000.01", "nan"])
    func `what cannot be paid is refused everywhere`(text: String) throws {
        let amount = Amount(string: text) ?? .nan
        var wallet = try wallet()
        try wallet.stake(10, id: "s", at: .hour(1))

        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in try w.deposit(amount, id: "a", at: .hour(1)) }, is: .amount)
        expect(refusal(wallet) { w throws(Wallet.Refusal) in try w.stake(amount, id: "a", at: .hour(1)) }, is: .amount)
        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in try w.askWithdrawal(of: amount, id: "a", at: .hour(1)) },
            is: .amount)
        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in
                try w.cashOut(amount, of: "s", isAll: true, id: "a", at: .hour(1))
            }, is: .amount)
        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in try w.payOut(amount, of: "s", id: "a", at: .hour(1)) },
            is: (amount == 0 ? nil : .amount))
    }

    @Test func `a withdrawal is set aside, and ends once`() throws {
        var wallet = try wallet()
        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in
                try w.askWithdrawal(of: Amount(hundredths: 100_01), id: "w", at: .hour(1))
            }, is: .aboveBalance(100))

        try wallet.askWithdrawal(of: 100, id: "w", at: .hour(1))
        expect(wallet.withdrawable, is: 0)
        expect(wallet.withdrawn, is: 100)
        try wallet.completeWithdrawal("w")

        expect(wallet.withdrawable, is: 0)
        expect(wallet.withdrawn, is: 100)
        expect(refusal(wallet) { w throws(Wallet.Refusal) in try w.cancelWithdrawal("w") }, is: .over)
        expect(refusal(wallet) { w throws(Wallet.Refusal) in try w.completeWithdrawal("w") }, is: .over)
        expect(refusal(wallet) { w throws(Wallet.Refusal) in try w.cancelWithdrawal("first") }, is: .unknown)
    }

    @Test func `a withdrawal that is taken back is there again, once`() throws {
        var wallet = try wallet()
        try wallet.askWithdrawal(of: 60, id: "w", at: .hour(1))

        for _ in 0..<2 { try? wallet.cancelWithdrawal("w") }

        expect(wallet.withdrawable, is: 100)
        expect(wallet.withdrawn, is: 0)
        expect(wallet.transactions.last?.status, is: .cancelled)
        expect(wallet.transactions.last?.effect, is: Funds.none)
    }

    // MARK: Stakes

    @Test func `a stake is paid out or comes back, once`() throws {
        var wallet = try wallet()
        expect(refusal(wallet) { w throws(Wallet.Refusal) in try w.refund("s", id: "r", at: .hour(1)) }, is: .unknown)
        try wallet.stake(30, id: "s", at: .hour(1))
        try wallet.stake(20, id: "t", at: .hour(1))
        expect(wallet.total, is: 50)

        try wallet.payOut(75, of: "s", id: "p", at: .hour(2))
        try wallet.refund("t", id: "r", at: .hour(2))

        expect(wallet.total, is: 145)
        for stake in ["s", "t"] {
            expect(
                refusal(wallet) { w throws(Wallet.Refusal) in try w.payOut(1, of: stake, id: "x", at: .hour(3)) },
                is: .over)
            expect(
                refusal(wallet) { w throws(Wallet.Refusal) in try w.refund(stake, id: "x", at: .hour(3)) }, is: .over)
        }
    }

    @Test func `one that is lost brings nothing, and is decided all the same`() throws {
        var wallet = try wallet()
        try wallet.stake(30, id: "s", at: .hour(1))

        try wallet.payOut(0, of: "s", id: "p", at: .hour(2))

        expect(wallet.total, is: 70)
        expect(wallet.transactions.map(\.kind), is: [.deposit, .stake])
        expect(wallet.transactions.last?.status, is: .done)
        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in try w.payOut(9, of: "s", id: "p", at: .hour(3)) }, is: .over)
    }

    @Test func `after a part is given up the rest stands, and after all nothing`() throws {
        var wallet = try wallet()
        try wallet.stake(30, id: "s", at: .hour(1))

        try wallet.cashOut(10, of: "s", isAll: false, id: "c", at: .hour(2))
        expect(refusal(wallet) { w throws(Wallet.Refusal) in try w.refund("s", id: "r", at: .hour(3)) }, is: .over)
        try wallet.cashOut(15, of: "s", isAll: true, id: "d", at: .hour(3))

        expect(wallet.total, is: 95)
        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in try w.payOut(9, of: "s", id: "p", at: .hour(4)) }, is: .over)
    }

    @Test func `no more is staked than there is`() throws {
        var wallet = try wallet()

        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in
                try w.stake(Amount(hundredths: 100_01), id: "s", at: .hour(1))
            }, is: .aboveBalance(100))
        try wallet.stake(100, id: "s", at: .hour(1))

        expect(wallet.total, is: 0)
    }

    // MARK: Bonuses

    private func offer(
        _ id: String = "offer", percentage: Amount = 50, turnover: Amount = 2, secondsToWager: TimeInterval? = nil
    ) throws -> Offer {
        var offer = Offer(
            id: id, bonus: DepositBonus(percentage: percentage, minimum: 10, turnover: turnover),
            secondsToWager: secondsToWager)
        try offer.claim(at: .hour(0))
        return offer
    }

    /// 100 of cash, and 50 of bonus that is to be staked twice.
    private func wallet(with offer: Offer) throws -> Wallet {
        var wallet = Wallet(currency: "EUR")
        try wallet.deposit(100, with: offer, id: "d", at: .hour(0))
        return wallet
    }

    @Test func `a bonus comes on top of a deposit, and cannot be paid out`() throws {
        let wallet = try wallet(with: try offer())

        expect(wallet.withdrawable, is: 100)
        expect(wallet.bonus, is: 50)
        expect(wallet.total, is: 150)
        expect(wallet.openBonus?.turnover.left, is: 100)
        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in try w.askWithdrawal(of: 101, id: "w", at: .hour(1)) },
            is: .aboveBalance(100))
    }

    @Test func `an offer says why it brings nothing, and then nothing is paid in`() throws {
        let offer = try offer()
        let wallet = try wallet()

        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in try w.deposit(9, with: offer, id: "d", at: .hour(1)) },
            is: .offer(.belowMinimum(10)))
        let unclaimed = Offer(id: "other", bonus: DepositBonus(percentage: 10))
        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in try w.deposit(9, with: unclaimed, id: "d", at: .hour(1)) },
            is: .offer(.notClaimed))
    }

    @Test func `one bonus is wagered at a time, and an offer brings one only`() throws {
        var wallet = try wallet(with: try offer(turnover: 0))
        #expect(wallet.openBonus == nil && wallet.withdrawable == 150)

        let same = try offer()
        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in try w.deposit(50, with: same, id: "e", at: .hour(1)) },
            is: .offerUsed)
        try wallet.deposit(50, with: try offer("second"), id: "f", at: .hour(1))
        let third = try offer("third")

        expect(
            refusal(wallet) { w throws(Wallet.Refusal) in try w.deposit(50, with: third, id: "g", at: .hour(1)) },
            is: .bonusOpen)
    }

    @Test(
        arguments: [
            (.cash, 60, Funds(cash: 40, bonus: 50)), (.cash, 100, Funds(cash: 0, bonus: 50)),
            (.cash, 101, Funds(cash: 0, bonus: 49)), (.bonus, 30, Funds(cash: 100, bonus: 20)),
            (.bonus, 50, Funds(cash: 100)), (.bonus, 51, Funds(cash: 99)), (.cash, 150, Funds.none),
        ] as [(Funds.Part, Amount, Funds)])
    func `a stake takes the one first, and of the other what is missing`(part: Funds.Part, amount: Amount, left: Funds)
        throws
    {
        var wallet = try wallet(with: try offer())

        try wallet.stake(amount, first: part, id: "s", at: .hour(1))
        expect(wallet.funds, is: left)
        try wallet.refund("s", id: "r", at: .hour(1))

        expect(wallet.funds, is: Funds(cash: 100, bonus: 50))
        expect(wallet.openBonus?.turnover.left, is: 100)
    }

    @Test func `what a stake brings is shared as it was paid, and adds up`() throws {
        var wallet = try wallet(with: try offer(turnover: 100))
        try wallet.stake(150, id: "s", at: .hour(1))

        try wallet.payOut(Amount(hundredths: 100_00), of: "s", id: "p", at: .hour(2))

        expect(wallet.funds, is: Funds(cash: Amount(hundredths: 66_67), bonus: Amount(hundredths: 33_33)))
    }

    @Test func `what is shared as a single unit of bonus is all bonus`() {
        expect(Funds(bonus: 1).sharing(2), is: Funds(bonus: 2))
    }

    @Test func `a bonus is the customer's with the last stake that it asks for`() throws {
        var wallet = try wallet(with: try offer())
        try wallet.stake(Amount(hundredths: 99_99), id: "s", at: .hour(1))
        try wallet.payOut(Amount(hundredths: 99_99), of: "s", id: "p", at: .hour(2))
        expect(wallet.bonus, is: 50)
        expect(wallet.openBonus?.turnover.left, is: Amount(hundredths: 1))

        try wallet.stake(1, id: "t", at: .hour(3))
        expect(wallet.bonus, is: 50)
        try wallet.payOut(0, of: "t", id: "q", at: .hour(4))

        expect(wallet.funds, is: Funds(cash: 149))
        expect(wallet.bonuses.map(\.phase), is: [.released(.hour(4))])
        expect(wallet.transactions.last?.kind, is: .bonusReleased)
        expect(wallet.transactions.last?.amount, is: 0)
    }

    @Test func `what a stake with a bonus brings is cash once that is the customer's`() throws {
        var wallet = try wallet(with: try offer())
        try wallet.stake(30, first: .bonus, id: "s", at: .hour(1))
        try wallet.stake(100, id: "t", at: .hour(1))
        try wallet.payOut(0, of: "t", id: "q", at: .hour(2))
        expect(wallet.funds, is: Funds(cash: 20))

        try wallet.payOut(90, of: "s", id: "p", at: .hour(3))

        expect(wallet.funds, is: Funds(cash: 110))
    }

    @Test func `a stake from before a bonus does not count for it`() throws {
        var wallet = try wallet()
        try wallet.stake(100, id: "s", at: .hour(1))
        try wallet.deposit(20, with: try offer(), id: "d", at: .hour(2))

        try wallet.payOut(0, of: "s", id: "p", at: .hour(3))

        expect(wallet.openBonus?.turnover.left, is: 20)
    }

    @Test(arguments: [(0.99, Amount(50)), (1, 0), (2, 0)])
    func `a bonus expires with its end`(hour: Double, bonus: Amount) throws {
        var wallet = try wallet(with: try offer(secondsToWager: 3600))

        wallet.pass(to: .hour(hour))
        wallet.pass(to: .hour(hour))

        expect(wallet.funds, is: Funds(cash: 100, bonus: bonus))
        expect((wallet.bonuses.map(\.phase) == [.expired(.hour(1))]), is: (bonus == 0))
    }

    @Test func `what has expired is not staked, and what it still brings is nobody's`() throws {
        var wallet = try wallet(with: try offer(secondsToWager: 3600))
        try wallet.stake(120, id: "s", at: .hour(0.5))

        #expect(throws: Wallet.Refusal.aboveBalance(0)) { try wallet.stake(1, id: "t", at: .hour(1)) }
        try wallet.payOut(240, of: "s", id: "p", at: .hour(2))

        expect(wallet.funds, is: Funds(cash: 200))
    }

    @Test func `a bonus of which nothing is left makes room for the next`() throws {
        var wallet = try wallet(with: try offer())
        try wallet.stake(50, first: .bonus, id: "s", at: .hour(1))
        expect(wallet.openBonus, isNot: nil)

        try wallet.payOut(0, of: "s", id: "p", at: .hour(2))
        expect(wallet.bonuses.map(\.phase), is: [.spent(.hour(2))])
        try wallet.deposit(10, with: try offer("next"), id: "e", at: .hour(3))

        expect(wallet.bonus, is: 5)
    }

    @Test func `a stake of cash alone keeps no room for a bonus of which nothing is left`() throws {
        var wallet = try wallet(with: try offer())
        try wallet.stake(50, first: .bonus, id: "s", at: .hour(1))
        try wallet.stake(10, id: "t", at: .hour(1))

        try wallet.payOut(0, of: "s", id: "p", at: .hour(2))

        expect(wallet.bonuses.map(\.phase), is: [.spent(.hour(2))])
    }

    @Test func `a bonus that comes to nothing is none, and the deposit is made all the same`() throws {
        let small = try offer(percentage: Amount(hundredths: 1))
        var wallet = Wallet(currency: "EUR")

        try wallet.deposit(10, with: small, id: "d", at: .hour(0))

        expect(wallet.funds, is: Funds(cash: 10))
        expectEmpty(wallet.bonuses)
        expect(wallet.transactions.map(\.kind), is: [.deposit])
    }

    // MARK: History

    @Test func `a bonus is told to expire at its end, however late that is noticed`() throws {
        var wallet = try wallet(with: try offer(secondsToWager: 3600))

        wallet.pass(to: .hour(5))

        expect(wallet.transactions.last?.kind, is: .bonusExpired)
        expect(wallet.transactions.last?.moment, is: .hour(1))
    }

    @Test func `a bonus that is wagered when nothing is left of it is released without an entry`() throws {
        var wallet = try wallet(with: try offer())
        try wallet.stake(100, first: .bonus, id: "s", at: .hour(1))

        try wallet.payOut(0, of: "s", id: "p", at: .hour(2))

        expect(wallet.bonuses.map(\.phase), is: [.released(.hour(2))])
        expect(wallet.transactions.map(\.kind), is: [.deposit, .bonus, .stake])
    }

    @Test func `the history is told by kind and time, the latest first`() throws {
        var wallet = try wallet()
        try wallet.stake(10, id: "s", at: .hour(1))
        try wallet.stake(20, id: "t", at: .hour(1))
        try wallet.payOut(30, of: "s", id: "p", at: .hour(2))

        expect(wallet.transactions.history().map(\.id), is: ["p", "t", "s", "first"])
        expect(wallet.transactions.history(of: [.stake, .deposit]).map(\.id), is: ["t", "s", "first"])
        expect(wallet.transactions.history(in: .hour(1)..<(.hour(2))).map(\.id), is: ["t", "s"])
        expect(wallet.transactions.history(of: [.payout]).map(\.balance), is: [100])
        expect(wallet.transactions.history(of: []), is: [])
    }
}
