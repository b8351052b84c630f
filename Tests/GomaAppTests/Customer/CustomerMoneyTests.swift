import Expectations
import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// A customer's money at the ends of its rules: offers that wait for each other, limits that begin anew, what is refused.
@MainActor
struct CustomerMoneyTests {
    private let environment = ViewEnvironment.simulated()
    private let opening = Date(timeIntervalSince1970: 1_781_201_700)

    private func makeMember(offering offers: [Offer] = []) throws -> Customer {
        try .member(offering: offers, opening: opening, in: environment)
    }

    /// A customer who is in, and has claimed two offers.
    private func makeClaimant() throws -> Customer {
        let customer = try makeMember(offering: [welcome, friday])
        try customer.claim("welcome")
        try customer.claim("friday")
        return customer
    }

    private let welcome = Offer(id: "welcome", bonus: DepositBonus(percentage: 100, minimum: 10, turnover: 1))
    private let friday = Offer(id: "friday", bonus: DepositBonus(percentage: 50))

    private func pass(_ time: Duration) { environment.scheduler.advance(by: time) }

    @discardableResult
    private func bet(_ stake: Amount, by customer: Customer) throws -> Bet {
        let selection = Bet.Selection(match: "m", market: "1x2", outcome: "home", odds: 2)
        return try customer.place(.single, on: [selection], stake: stake)
    }

    // MARK: Offers

    @Test func `a second offer waits while the bonus of the first is wagered, and brings its own then`() throws {
        let customer = try makeClaimant()
        try expect(customer.deposit(40), is: 40)

        expect(customer.bonus(for: 30), is: 0)
        try expect(customer.deposit(30), is: 0)
        try bet(40, by: customer)
        var match = Match.listed("m")
        match.apply(.settled(market: "1x2", winners: ["away"]))
        customer.settle(by: match)

        expect(customer.bonus(for: 30), is: 15)
        try expect(customer.deposit(30), is: 15)
        let told = customer.record.notices.map(\.kind).filter { if case .deposit = $0 { true } else { false } }
        expect(told, is: [.deposit(40, bonus: 40), .deposit(30, bonus: 0), .deposit(30, bonus: 15)])
    }

    @Test func `a deposit too small for one offer has the bonus of the next, and the first is there for another`()
        throws
    {
        let customer = try makeClaimant()
        expect(customer.bonus(for: 8), is: 4)

        try expect(customer.deposit(8), is: 4)

        expect(customer.wallet.bonuses.map(\.offer), is: ["friday"])
        expect(customer.bonus(for: 10), is: 10)
    }

    @Test func `a bonus whose time is over is gone, and makes room for the next`() throws {
        let brief = Offer(id: "brief", bonus: welcome.bonus, secondsToWager: 86_400)
        let customer = try makeMember(offering: [brief, friday])
        for offer in ["brief", "friday"] { try customer.claim(offer) }
        try customer.deposit(40)
        pass(.seconds(86_399))
        expect(customer.balance.amount, is: 80)
        expect(customer.bonus(for: 30), is: 0)
        pass(.seconds(1))

        expect(customer.balance.amount, is: 40)
        expect(customer.bonus(for: 30), is: 15)
        try expect(customer.deposit(30), is: 15)

        expect(customer.balance.amount, is: 85)
        expect(
            customer.wallet.transactions.map(\.kind),
            is: [
                .deposit, .bonus, .bonusExpired, .deposit, .bonus, .bonusReleased,
            ])
    }

    /// A customer who is in, and has a bonus that can be wagered for a minute.
    private func makeHurried() throws -> Customer {
        let customer = try makeMember(offering: [Offer(id: "brief", bonus: welcome.bonus, secondsToWager: 60)])
        try customer.claim("brief")
        try customer.deposit(40)
        return customer
    }

    @Test func `those who follow are told when the time of a bonus is over`() throws {
        let customer = try makeHurried()
        pass(.seconds(59))
        var balances: [Amount] = []
        let follower = customer.follow { balances.append(customer.balance.amount) }

        pass(.seconds(1))
        pass(Customer.tellingInterval)

        #expect(balances == [40] && environment.scheduler.nextDue == nil)
        expect(customer.record.wallet.transactions.map(\.kind), is: [.deposit, .bonus, .bonusExpired])
        withExtendedLifetime(follower) {}
    }

    @Test func `the end of a bonus is awaited in another run too`() throws {
        let memory = try makeHurried().memory
        let customer = try makeMember()

        customer.remember(memory)
        pass(.seconds(61))

        expect(customer.record.wallet.bonuses.map(\.phase), is: [.expired(opening.addingTimeInterval(60))])
    }

    @Test func `the end of a bonus is not awaited while its customer is away, and has come when the customer is back`()
        throws
    {
        let customer = try makeHurried()

        customer.leave()
        pass(.seconds(1))
        expect(environment.scheduler.nextDue, is: nil)
        pass(.seconds(60))
        try customer.enter()
        pass(.seconds(1))

        #expect(customer.record.wallet.openBonus == nil && customer.balance.amount == 40)
    }

    @Test func `a bet that is void comes back as never staked: for its limit, and for what has to be wagered`() throws {
        let customer = try makeClaimant()
        try customer.deposit(40)
        try customer.setLimit(.stake, .daily, to: 30)
        try bet(30, by: customer)
        var match = Match.listed("m")
        match.apply(.results(market: "1x2", ["home": .void, "draw": .void, "away": .void]))

        customer.settle(by: match)

        expect(customer.bets.map(\.state), is: [.void])
        expect(customer.balance.amount, is: 80)
        expect(customer.wallet.transactions.map(\.kind), is: [.deposit, .bonus, .stake, .refund])
        expect(customer.wallet.bonuses.map(\.turnover.done), is: [0])
        expect(customer.limitStates(.stake).map(\.item.used), is: [0])
        try bet(30, by: customer)
    }

    @Test func `a system that brings its stake back by winning and losing has been played: for limits and for a bonus`()
        throws
    {
        let customer = try makeClaimant()
        try customer.deposit(40)
        try customer.setLimit(.stake, .daily, to: 30)
        let selections = ["a", "b", "c"].map {
            Bet.Selection(match: $0, market: "1x2", outcome: "home", odds: 3)
        }
        _ = try customer.place(.system(1), on: selections, stake: 30)

        for (id, winner) in [("a", "home"), ("b", "away"), ("c", "away")] {
            var match = Match.listed(id)
            match.apply(.settled(market: "1x2", winners: [winner]))
            customer.settle(by: match)
        }

        expect(customer.bets.map(\.paid), is: [30])
        expect(customer.balance.amount, is: 80)
        expect(customer.wallet.transactions.map(\.kind), is: [.deposit, .bonus, .stake, .payout])
        expect(customer.wallet.bonuses.map(\.turnover.done), is: [30])
        expect(customer.limitStates(.stake).map(\.item.used), is: [30])
    }

    @Test(arguments: [("home", [80]), ("away", [])] as [(String, [Amount])])
    func `of a bonus that is wagered it is told what has become the customer's, and nothing where all of it is lost`(
        winner: String, told: [Amount]
    ) throws {
        let customer = try makeClaimant()
        try customer.deposit(40)
        try bet(80, by: customer)
        var match = Match.listed("m")
        match.apply(.settled(market: "1x2", winners: [winner]))

        customer.settle(by: match)

        let released = customer.record.notices.compactMap { notice in
            if case .bonusReleased(let amount) = notice.kind { amount } else { nil }
        }
        #expect(released == told && customer.wallet.openBonus == nil)
    }

    @Test func `while offers are over none is claimed or shown as open, and the first open one leads after that`()
        throws
    {
        let customer = try makeMember(offering: [welcome, friday])
        func facts() -> [OfferFacts] { customer.offerFacts(["friday": "The Friday"]) }

        customer.service.toggle(.expiredOffers)
        #expect(throws: AppRefusal.offer(.expired(opening))) { try customer.claim("welcome") }
        expect(facts().map(\.canClaim), is: [false, false])
        expect(facts().map(\.isMain), is: [false, false])
        customer.service.toggle(.expiredOffers)
        expect(facts().map(\.canClaim), is: [true, true])
        expect(facts().map(\.isMain), is: [true, false])
        try customer.claim("welcome")

        expect(facts().map(\.canClaim), is: [false, true])
        expect(facts().map(\.isMain), is: [false, true])
        expect(facts().map(\.progress), is: [.taken, .open])
        expect(facts().map(\.title), is: ["welcome", "The Friday"])
        #expect(throws: AppRefusal.unknown) { try customer.claim("monday") }
    }

    @Test func `while offers are over a claimed one brings no bonus, and it does after that`() throws {
        let customer = try makeClaimant()
        customer.service.toggle(.expiredOffers)

        expect(customer.bonus(for: 40), is: 0)
        try expect(customer.deposit(40), is: 0)
        expectEmpty(customer.wallet.bonuses)
        customer.service.toggle(.expiredOffers)

        expect(customer.bonus(for: 40), is: 40)
        try expect(customer.deposit(40), is: 40)
    }

    @Test func `what a customer has claimed is told to nobody once the customer has logged out`() throws {
        let customer = try makeClaimant()
        expect(customer.offerFacts([:]).map(\.progress), is: [.taken, .taken])

        customer.leave()
        expect(customer.offerFacts([:]).map(\.progress), is: [.open, .open])
        expect(customer.offerFacts([:]).map(\.canClaim), is: [true, true])
        try customer.enter()

        expect(customer.offerFacts([:]).map(\.progress), is: [.taken, .taken])
    }

    // MARK: Limits

    @Test func `each limit of a kind holds, and one by day begins anew at midnight`() throws {
        let customer = try makeMember()
        try customer.setLimit(.deposit, .daily, to: 100)
        try customer.setLimit(.deposit, .weekly, to: 150)
        try customer.deposit(100)

        pass(.seconds(20_699))
        #expect(throws: AppRefusal.aboveLimit(.deposit, left: 0)) { try customer.deposit(5) }
        pass(.seconds(1))
        #expect(throws: AppRefusal.aboveLimit(.deposit, left: 50)) { try customer.deposit(60) }
        try customer.deposit(50)

        expect(customer.limitStates(.deposit).map(\.item.used), is: [50, 150])
    }

    @Test func `a limit by week begins anew on Monday`() throws {
        let customer = try makeMember()
        try customer.setLimit(.deposit, .weekly, to: 100)
        try customer.deposit(100)

        // From Thursday, 18:15.
        pass(.seconds(279_899))
        #expect(throws: AppRefusal.aboveLimit(.deposit, left: 0)) { try customer.deposit(100) }
        pass(.seconds(1))
        try customer.deposit(100)

        expect(customer.wallet.total, is: 200)
    }

    @Test func `a limit that is taken away counts for a day, and that is told with the moment from which it is gone`()
        throws
    {
        let customer = try makeMember()
        try customer.setLimit(.deposit, .weekly, to: nil)
        expectEmpty(customer.record.limits)
        try customer.setLimit(.deposit, .daily, to: 100)
        try customer.setLimit(.deposit, .daily, to: nil)

        expect(customer.waitingLimits, is: ["Daily deposit limit: none from 12/06/2026, 18:15 on"])
        let day = opening.addingTimeInterval(86_400)
        expect(
            customer.record.notices.map(\.kind),
            is: [
                .welcome, .limit(.weekly, nil, begins: opening, of: .deposit),
                .limit(.daily, 100, begins: opening, of: .deposit), .limit(.daily, nil, begins: day, of: .deposit),
            ])
        pass(.seconds(86_399))
        #expect(throws: AppRefusal.aboveLimit(.deposit, left: 100)) { try customer.deposit(101) }
        pass(.seconds(1))
        try customer.deposit(101)

        expectEmpty(customer.limitStates(.deposit))
        expectEmpty(customer.waitingLimits)
    }

    @Test func `a limit of sessions is used by the minutes for which the customer is there`() throws {
        let customer = try makeMember()
        try customer.setLimit(.session, .daily, to: 60)
        pass(.seconds(600))
        customer.leave()
        pass(.seconds(300))
        try customer.enter()
        pass(.seconds(120))

        let used = customer.record.used(of: Limit(.session, .daily), at: customer.now, in: customer.calendar)
        expect(used, is: 12)
        expectEmpty(customer.limitStates(.session))
    }

    // MARK: What is taken and paid

    @Test(
        arguments: [
            (Amount(hundredths: 99), .below(1)), (1, nil), (5000, nil), (Amount(hundredths: 500_001), .above(5000)),
        ] as [(Amount, StakeRange.Problem?)])
    func `one is the least that is staked, and five thousand the most`(stake: Amount, problem: StakeRange.Problem?)
        throws
    {
        let customer = try makeMember()
        try customer.deposit(10_000)

        if let problem {
            #expect(throws: AppRefusal.stake(problem)) { try bet(stake, by: customer) }
        } else {
            try bet(stake, by: customer)
        }

        expect(customer.wallet.total, is: 10_000 - (problem == nil ? stake : 0))
    }

    @Test func `a withdrawal arrives after ninety seconds, and one that is taken back is told and waited for no more`()
        throws
    {
        let customer = try makeMember()
        try customer.deposit(100)
        try customer.withdraw(30)
        pass(.seconds(89))
        expect(customer.withdrawalStates.map(\.item.amount), is: [Money(30, "EUR")])
        pass(.seconds(1))
        expectEmpty(customer.withdrawalStates)
        expect(customer.record.notices.last?.kind, is: .withdrawal(30, .done))

        let second = try customer.withdraw(20)
        try customer.cancelWithdrawal(second)
        pass(.seconds(1))

        expect(customer.record.notices.last?.kind, is: .withdrawal(20, .cancelled))
        #expect(customer.wallet.total == 70 && environment.scheduler.nextDue == nil)
    }

    @Test func `a withdrawal that has arrived is not waited for in another run`() throws {
        let known = try makeMember()
        try known.deposit(100)
        try known.withdraw(30)
        pass(.seconds(90))
        let customer = try makeMember()
        pass(Customer.tellingInterval)

        customer.remember(known.memory)

        #expect(customer.wallet.total == 70 && environment.scheduler.nextDue == nil)
    }

    @Test func `a balance that is told in thousandths is that of the nearest hundredths, rather than none`() {
        let told = Money(Amount(hundredths: 2001) / 2, "EUR")

        expect(Customer(holding: told, opening: opening, in: environment).balance, is: Money(hundredths: 1001, "EUR"))
    }

    @Test func `who is not known to be who the account says can bet, and is paid nothing out`() throws {
        let customer = Customer(holding: Money(50, "EUR"), opening: opening, in: environment)

        #expect(throws: AppRefusal.account(.notVerified)) { try customer.withdraw(10) }
        try bet(10, by: customer)

        expect(customer.wallet.transactions.map(\.amount), is: [50, -10])
    }
}
