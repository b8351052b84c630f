import Expectations
import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// Limits of what a customer loses, and of the time for which the customer is there, as bets and rounds meet them.
@MainActor
struct CustomerLimitTests {
    private let environment = ViewEnvironment.simulated()
    private let opening = Date(timeIntervalSince1970: 1_781_201_700)
    private let game = Game(id: "g", name: "G", stakes: StakeRange(2, 10))

    private func makeMember(offering offers: [Offer] = []) throws -> Customer {
        try .member(offering: offers, opening: opening, in: environment)
    }

    private func pass(_ time: Duration) { environment.scheduler.advance(by: time) }

    @discardableResult
    private func bet(_ stake: Amount, by customer: Customer) throws -> Bet {
        let selection = Bet.Selection(match: "m", market: "1x2", outcome: "home", odds: 2)
        return try customer.place(.single, on: [selection], stake: stake)
    }

    private func settle(for winner: String, of customer: Customer) {
        var match = Match.listed("m")
        match.apply(.settled(market: "1x2", winners: [winner]))
        customer.settle(by: match)
    }

    @Test func `a limit begins anew at midnight where the customer is`() throws {
        var environment = environment
        environment.timeZone = try #require(TimeZone(identifier: "Europe/Lisbon"))
        let customer = try Customer.member(offering: [], opening: opening, in: environment)
        try customer.setLimit(.stake, .daily, to: 30)
        try customer.deposit(100)
        try bet(30, by: customer)

        // From 19:15 in Lisbon, which is an hour ahead in June.
        pass(.seconds(4 * 3600 + 44 * 60))
        #expect(throws: AppRefusal.aboveLimit(.stake, left: 0)) { try bet(1, by: customer) }
        pass(.seconds(60))
        try bet(30, by: customer)

        expect(customer.balance.amount, is: 40)
    }

    // MARK: Losses

    @Test func `a limit of losses lets bets through to its last, and holds no deposit`() throws {
        let customer = try makeMember()
        try customer.setLimit(.loss, .daily, to: 30)
        try customer.deposit(100)
        try bet(20, by: customer)

        #expect(throws: AppRefusal.aboveLimit(.loss, left: 10)) { try bet(11, by: customer) }
        try bet(10, by: customer)

        expect(customer.balance.amount, is: 70)
        expect(customer.bets.count, is: 2)
        expect(customer.limitStates(.loss).map(\.item.used), is: [30])
    }

    @Test func `a bet that wins gives a limit of losses its room back, and one that loses does not`() throws {
        let customer = try makeMember()
        try customer.setLimit(.loss, .daily, to: 30)
        try customer.deposit(100)
        try bet(30, by: customer)
        settle(for: "home", of: customer)
        try bet(30, by: customer)
        settle(for: "away", of: customer)
        try bet(30, by: customer)

        settle(for: "away", of: customer)

        #expect(throws: AppRefusal.aboveLimit(.loss, left: 0)) { try bet(1, by: customer) }
    }

    @Test func `what a bonus pays of a bet is no loss, and its limit holds none of it`() throws {
        let customer = try makeMember(offering: [
            Offer(id: "welcome", bonus: DepositBonus(percentage: 100, minimum: 10, turnover: 5))
        ])
        try customer.claim("welcome")
        try customer.deposit(40)
        try customer.setLimit(.loss, .daily, to: 40)

        try bet(60, by: customer)
        try customer.setLimit(.loss, .daily, to: 30)
        try bet(20, by: customer)

        expect(customer.wallet.funds, is: Funds.none)
        expect(customer.limitStates(.loss).map(\.item.used), is: [40])
    }

    @Test func `a limit of losses holds games for money, and not those for practice`() throws {
        let customer = try makeMember()
        try customer.deposit(20)
        try customer.setLimit(.loss, .daily, to: 1)

        #expect(throws: AppRefusal.aboveLimit(.loss, left: 1)) { try customer.playRound(of: game, as: .money) }

        try expect(customer.playRound(of: game, as: .practice).stake.amount, is: 2)
        expect(customer.balance.amount, is: 20)
    }

    @Test func `a limit of losses is lower at once, and higher after a day`() throws {
        let customer = try makeMember()
        try customer.deposit(100)
        try customer.setLimit(.loss, .monthly, to: 30)
        try customer.setLimit(.loss, .monthly, to: 20)
        #expect(throws: AppRefusal.aboveLimit(.loss, left: 20)) { try bet(30, by: customer) }

        try customer.setLimit(.loss, .monthly, to: 50)
        expect(customer.waitingLimits, is: ["Monthly loss limit: EUR 50.00 from 12/06/2026, 18:15 on"])
        pass(.seconds(86_399))
        #expect(throws: AppRefusal.aboveLimit(.loss, left: 20)) { try bet(30, by: customer) }
        pass(.seconds(1))
        try bet(50, by: customer)

        expectEmpty(customer.waitingLimits)
    }

    // MARK: Sessions

    @Test func `no bet is placed and no round played for money once the time of the day is used up`() throws {
        let customer = try makeMember()
        try customer.deposit(100)
        try customer.setLimit(.session, .daily, to: 60)
        pass(.seconds(3599))
        try bet(10, by: customer)

        pass(.seconds(1))
        #expect(throws: AppRefusal.aboveLimit(.session, left: 0)) { try bet(10, by: customer) }
        #expect(throws: AppRefusal.aboveLimit(.session, left: 0)) { try customer.playRound(of: game, as: .money) }
        _ = try customer.playRound(of: game, as: .practice)

        expect(customer.balance.amount, is: 90)
    }

    // MARK: What is told

    @Test func `limits for the same time are called by what they limit`() throws {
        let customer = try makeMember()

        for kind in [Limit.Kind.deposit, .stake, .loss] { try customer.setLimit(kind, .daily, to: 50) }

        let cards = [Limit.Kind.deposit, .stake, .loss].flatMap { customer.limitStates($0) }.map(\.item)
        expect(cards.map(\.id), is: ["daily", "stake-daily", "loss-daily"])
        expect(
            cards.map(\.period),
            is: [
                .named("Daily deposit limit"), .named("Daily stake limit"), .named("Daily loss limit"),
            ])
    }

    @Test func `what was told of a limit before it was told what it limits is of deposits`() throws {
        let customer = try makeMember()
        let kept = Data(#"{"limit": {"_0": {"daily": {}}, "_1": 100, "begins": 0}}"#.utf8)

        let kind = try JSONDecoder().decode(Notice.Kind.self, from: kept)

        expect(kind, is: .limit(.daily, 100, begins: Date(timeIntervalSinceReferenceDate: 0)))
        #expect(customer.words(of: kind).text.hasPrefix("Daily deposit limit: EUR 100.00 from 01/01/2001"))
    }
}
