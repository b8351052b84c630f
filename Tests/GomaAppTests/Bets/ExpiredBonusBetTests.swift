import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// What is told of a bet whose stake was a bonus in part, once that bonus has expired: what has come, and no more.
@MainActor
struct ExpiredBonusBetTests {
    private let environment = ViewEnvironment.simulated()
    private let opening = Date(timeIntervalSince1970: 1_781_201_700)

    /// A customer with a bet of 60 at 2, a third of which is a bonus that has expired since, and no other money.
    private func makeCustomer() throws -> (customer: Customer, bet: String) {
        var record = CustomerRecord(currency: "EUR")
        record.offers = [
            Offer(id: "brief", bonus: DepositBonus(percentage: 50, turnover: 3), secondsToWager: 60)
        ]
        let customer = Customer(
            record, opening: opening, service: AppService(currency: "EUR", in: environment), in: environment)
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try customer.enter()
        try customer.claim("brief")
        try customer.deposit(40)
        let selection = Bet.Selection(match: "m", market: "1x2", outcome: "home", odds: 2)
        let bet = try customer.place(.single, on: [selection], stake: 60)
        environment.scheduler.advance(by: .seconds(60))
        return (customer, bet.id)
    }

    @Test(
        arguments: [(["home"], .won, 80), ([], .void, 40), (["away"], .lost, 0)]
            as [([String], Bet.State, Amount)])
    func `a bet that is decided has paid, and is told to have paid, what has come`(
        winners: [String], state: Bet.State, paid: Amount
    ) throws {
        let (customer, id) = try makeCustomer()
        var match = Match.listed("m")
        match.apply(.settled(market: "1x2", winners: winners))

        customer.settle(by: match)

        #expect(customer.balance.amount == paid && customer.bet(id)?.paid == paid)
        #expect(customer.record.notices.last?.kind == .settled(bet: id, state, paid: paid))
    }

    @Test func `a bet that is given up in parts has paid what has come for each`() throws {
        let (customer, id) = try makeCustomer()

        try customer.cashOut(id, for: 30, of: 90)
        #expect(customer.balance.amount == 20 && customer.bet(id)?.paid == 20)
        #expect(customer.record.notices.last?.kind == .cashedOut(bet: id, 20))
        try customer.cashOut(id, for: 60, of: 60)

        #expect(customer.balance.amount == 60 && customer.bet(id)?.paid == 60)
        #expect(customer.record.notices.last?.kind == .cashedOut(bet: id, 40))
    }
}
