import Expectations
import Foundation
import Testing

@testable import GomaDomain

struct LimitTests {
    @Test(
        arguments: [
            (79, .within), (80, .near), (99, .near), (100, .reached), (101, .over), (0, .within),
        ] as [(Amount, LimitUse)])
    func `its use is near from four fifths on`(used: Amount, use: LimitUse) {
        expect(LimitUse(used, of: 100), is: use)
    }

    // MARK: Changes

    @Test func `a lower one counts at once, a higher one after a day`() throws {
        var limit = Limit(.deposit, .daily, amount: 100)

        try limit.set(50, at: .hour(0))
        #expect(limit.amount(at: .hour(0)) == 50 && limit.pending(at: .hour(0)) == nil)
        try limit.set(80, at: .hour(1))

        expect(limit.amount(at: .hour(24.99)), is: 50)
        expect(limit.pending(at: .hour(24.99))?.amount, is: 80)
        #expect(limit.amount(at: .hour(25)) == 80 && limit.pending(at: .hour(25)) == nil)
    }

    @Test func `none is higher than any, and the first is lower than none`() throws {
        var limit = Limit(.stake, .weekly)

        try limit.set(1000, at: .hour(0))
        expect(limit.amount(at: .hour(0)), is: 1000)
        try limit.set(nil, at: .hour(0))

        expect(limit.amount(at: .hour(23)), is: 1000)
        expect(limit.pending(at: .hour(23)), is: .init(amount: nil, begins: .hour(24)))
        expect(limit.amount(at: .hour(24)), is: nil)
    }

    @Test func `another one waits anew, the same goes on waiting, and one not higher ends the wait`() throws {
        var limit = Limit(.loss, .monthly, amount: 10)

        try limit.set(20, at: .hour(0))
        try limit.set(20, at: .hour(5))
        expect(limit.pending(at: .hour(5))?.begins, is: .hour(24))
        try limit.set(15, at: .hour(6))
        expect(limit.pending(at: .hour(6)), is: .init(amount: 15, begins: .hour(30)))
        try limit.set(10, at: .hour(7))

        #expect(limit.pending(at: .hour(7)) == nil && limit.amount(at: .hour(99)) == 10)
    }

    @Test func `what has come to count is the limit that others are compared with`() throws {
        var limit = Limit(.loss, .monthly, amount: 10)
        try limit.set(20, at: .hour(0))

        try limit.set(20, at: .hour(25))
        #expect(limit.amount(at: .hour(25)) == 20 && limit.pending(at: .hour(25)) == nil)
        try limit.set(15, at: .hour(26))

        expect(limit.amount(at: .hour(26)), is: 15)
    }

    @Test func `what waits can be taken back, once, until it counts`() throws {
        var limit = Limit(.deposit, .daily, amount: 10)
        #expect(throws: Limit.Refusal.nothingPending) { try limit.takeBack(at: .hour(0)) }
        try limit.set(20, at: .hour(0))

        try limit.takeBack(at: .hour(23.99))
        expect(limit.amount(at: .hour(99)), is: 10)
        #expect(throws: Limit.Refusal.nothingPending) { try limit.takeBack(at: .hour(23.99)) }
        try limit.set(20, at: .hour(30))
        #expect(throws: Limit.Refusal.nothingPending) { try limit.takeBack(at: .hour(54)) }

        expect(limit.amount(at: .hour(54)), is: 20)
    }

    @Test func `to have none goes on waiting, asked for again or after what is no limit was refused`() throws {
        var limit = Limit(.stake, .daily, amount: 10)
        try limit.set(nil, at: .hour(0))

        try limit.set(nil, at: .hour(5))
        #expect(throws: Limit.Refusal.amount) { try limit.set(-1, at: .hour(6)) }

        expect(limit.pending(at: .hour(6)), is: .init(amount: nil, begins: .hour(24)))
        expect(limit.amount(at: .hour(24)), is: nil)
    }

    @Test(arguments: [Amount(-1), .nan, .mostPayable + 1])
    func `what is no limit is refused`(amount: Amount) throws {
        var limit = Limit(.deposit, .daily, amount: 10)

        #expect(throws: Limit.Refusal.amount) { try limit.set(amount, at: .hour(0)) }
        expect(limit, is: Limit(.deposit, .daily, amount: 10))
        try limit.set(0, at: .hour(0))

        expect(limit.amount(at: .hour(0)), is: 0)
    }

    // MARK: Use

    @Test(
        arguments: [
            (0, 100, true, 100), (0, 101, false, 100), (60, 40, true, 40), (60, 41, false, 40), (120, 1, false, 0),
        ]
            as [(Amount, Amount, Bool, Amount)])
    func `amounts fit up to the last of it, and less than nothing is never left`(
        used: Amount, amount: Amount, fits: Bool, left: Amount
    ) {
        let limit = Limit(.stake, .daily, amount: 100)

        expect(limit.fits(amount, used: used, at: .hour(0)), is: fits)
        expect(limit.left(of: used, at: .hour(0)), is: left)
        #expect(Limit(.stake, .daily).fits(amount, used: used, at: .hour(0)))
        expect(Limit(.stake, .daily).left(of: used, at: .hour(0)), is: nil)
    }

    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
        return calendar
    }()

    @Test(
        arguments: [(.daily, 0, 24), (.weekly, 0, 168), (.monthly, 0, 720)] as [(LimitPeriod, Double, Double)])
    func `a period has its first moment, and not its end`(period: LimitPeriod, start: Double, end: Double) {
        let time = Date.hour(start)..<Date.hour(end)

        expect(period.time(around: .hour(start), in: calendar), is: time)
        expect(period.time(around: .hour(end - 0.01), in: calendar), is: time)
        expect(period.time(around: .hour(end), in: calendar).lowerBound, is: .hour(end))
        expect(period.time(around: .hour(start - 0.01), in: calendar).upperBound, is: .hour(start))
    }

    @Test(arguments: [(.daily, 24), (.weekly, 168), (.monthly, 720)] as [(LimitPeriod, Double)])
    func `its next turn is the end of its period, or what comes to count before`(
        period: LimitPeriod, end: Double
    ) throws {
        var limit = Limit(.deposit, period, amount: 10)
        expect(limit.turn(after: .hour(0), in: calendar), is: .hour(end))
        expect(limit.turn(after: .hour(end - 0.01), in: calendar), is: .hour(end))

        try limit.set(20, at: .hour(end - 30))
        expect(limit.turn(after: .hour(end - 8), in: calendar), is: .hour(end - 6))
        expect(limit.turn(after: .hour(end - 6), in: calendar), is: .hour(end))
        try limit.set(30, at: .hour(end - 2))

        expect(limit.turn(after: .hour(end - 1), in: calendar), is: .hour(end))
    }

    @Test(
        arguments: [
            (.deposit, .daily, 100), (.deposit, .weekly, 150), (.stake, .daily, 40), (.stake, .weekly, 50),
            (.loss, .daily, 25), (.loss, .weekly, 35), (.session, .daily, 0),
        ] as [(Limit.Kind, LimitPeriod, Amount)])
    func `its use is what the history says of its period`(kind: Limit.Kind, period: LimitPeriod, used: Amount) throws {
        var wallet = Wallet(currency: "EUR")
        try wallet.deposit(50, id: "d1", at: .hour(1))
        try wallet.stake(10, id: "s1", at: .hour(2))
        try wallet.deposit(100, id: "d2", at: .hour(24))
        try wallet.stake(40, id: "s2", at: .hour(25))
        try wallet.payOut(15, of: "s2", id: "p2", at: .hour(26))
        try wallet.stake(5, id: "s3", at: .hour(27))
        try wallet.refund("s3", id: "r3", at: .hour(28))
        try wallet.askWithdrawal(of: 20, id: "w", at: .hour(29))

        expect(Limit(kind, period).used(by: wallet.transactions, at: .hour(30), in: calendar), is: used)
    }

    @Test func `what was won is no room below nothing`() throws {
        var wallet = Wallet(currency: "EUR")
        try wallet.deposit(50, id: "d", at: .hour(1))
        try wallet.stake(10, id: "s", at: .hour(2))
        try wallet.payOut(100, of: "s", id: "p", at: .hour(3))

        expect(Limit(.loss, .daily).used(by: wallet.transactions, at: .hour(4), in: calendar), is: 0)
    }

    @Test func `what a stake brings when it is given up is no loss, and a prize makes up for none`() throws {
        var wallet = Wallet(currency: "EUR")
        try wallet.deposit(100, id: "d", at: .hour(1))
        try wallet.stake(40, id: "s", at: .hour(2))
        func used(_ kind: Limit.Kind) -> Amount {
            Limit(kind, .daily).used(by: wallet.transactions, at: .hour(6), in: calendar)
        }

        try wallet.cashOut(10, of: "s", isAll: false, id: "c", at: .hour(3))
        expect(used(.loss), is: 30)
        try wallet.cashOut(15, of: "s", isAll: true, id: "e", at: .hour(4))
        try wallet.award(50, id: "p", at: .hour(5))

        expect(used(.loss), is: 15)
        expect(used(.stake), is: 40)
        expect(used(.deposit), is: 100)
    }

    @Test func `a stake that comes back in the next period is no room below nothing`() throws {
        var wallet = Wallet(currency: "EUR")
        try wallet.deposit(50, id: "d", at: .hour(1))
        try wallet.stake(10, id: "s", at: .hour(2))
        try wallet.refund("s", id: "r", at: .hour(25))

        expect(Limit(.stake, .daily).used(by: wallet.transactions, at: .hour(3), in: calendar), is: 10)
        expect(Limit(.stake, .daily).used(by: wallet.transactions, at: .hour(26), in: calendar), is: 0)
    }

    @Test func `a stake of an earlier period that comes back makes no room in this one`() throws {
        var wallet = Wallet(currency: "EUR")
        try wallet.deposit(100, id: "d", at: .hour(1))
        try wallet.stake(30, id: "s", at: .hour(2))
        try wallet.stake(20, id: "t", at: .hour(25))
        try wallet.refund("s", id: "r", at: .hour(26))

        expect(Limit(.stake, .daily).used(by: wallet.transactions, at: .hour(27), in: calendar), is: 20)
        expect(Limit(.stake, .weekly).used(by: wallet.transactions, at: .hour(27), in: calendar), is: 20)
    }

    @Test func `what a stake of an earlier period brings makes up for no loss of this one`() throws {
        var wallet = Wallet(currency: "EUR")
        try wallet.deposit(100, id: "d", at: .hour(1))
        for id in ["s", "t", "u"] { try wallet.stake(10, id: id, at: .hour(2)) }
        try wallet.stake(30, id: "v", at: .hour(25))
        try wallet.payOut(25, of: "s", id: "p", at: .hour(26))
        try wallet.cashOut(5, of: "t", isAll: true, id: "c", at: .hour(26))
        try wallet.refund("u", id: "r", at: .hour(26))
        try wallet.payOut(12, of: "v", id: "q", at: .hour(27))
        func used(_ period: LimitPeriod) -> Amount {
            Limit(.loss, period).used(by: wallet.transactions, at: .hour(28), in: calendar)
        }

        expect(used(.daily), is: 18)
        expect(used(.weekly), is: 8)
    }

    @Test func `a bonus that is staked counts as staked, and is no loss`() throws {
        var offer = Offer(id: "o", bonus: DepositBonus(percentage: 50, turnover: 2))
        try offer.claim(at: .hour(0))
        var wallet = Wallet(currency: "EUR")
        try wallet.deposit(100, with: offer, id: "d", at: .hour(1))
        try wallet.stake(30, first: .bonus, id: "s", at: .hour(2))

        expect(Limit(.stake, .daily).used(by: wallet.transactions, at: .hour(3), in: calendar), is: 30)
        expect(Limit(.loss, .daily).used(by: wallet.transactions, at: .hour(3), in: calendar), is: 0)
    }

    @Test func `of sessions the whole minutes in the period count`() {
        let sessions = [
            DateInterval(start: .hour(23), end: .hour(24.5)), DateInterval(start: .hour(30), duration: 119),
        ]

        expect(Limit(.session, .daily).used(by: sessions, at: .hour(31), in: calendar), is: 31)
        expect(Limit(.session, .weekly).used(by: sessions, at: .hour(31), in: calendar), is: 91)
        expect(Limit(.stake, .daily).used(by: sessions, at: .hour(31), in: calendar), is: 0)
    }
}
