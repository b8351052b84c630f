import Expectations
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

    /// A customer who has staked 40, and a bonus of 20 that has expired since, on bets at 2, and has no other money.
    /// - Returns: the customer, and the last bet's ID.
    private func makeCustomer(staking stakes: [Amount] = [60]) throws -> (customer: Customer, bet: String) {
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
        for stake in stakes { _ = try customer.place(.single, on: [selection], stake: stake) }
        environment.scheduler.advance(by: .seconds(60))
        return (customer, try #require(customer.bets.last).id)
    }

    /// A book with the match of the bets, whose price is as it was.
    private func makeBook(of customer: Customer) -> Sportsbook {
        Sportsbook(matches: MatchShelf([.listed("m", odds: 2)]), of: customer, in: environment)
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

        expect(customer.balance.amount, is: paid)
        expect(customer.bet(id)?.paid, is: paid)
        expect(customer.record.notices.last?.kind, is: .settled(bet: id, state, paid: paid))
    }

    @Test(
        arguments: [
            (["home"], "Bet settled", "Your bet BET has paid nothing, as the bonus that was staked has expired."),
            ([], "Bet settled", "Your bet BET has paid nothing, as the bonus that was staked has expired."),
            (["away"], "Bet lost", "Your bet BET has lost."),
        ] as [([String], String, String)])
    func `a bet that was staked of the bonus alone is told to have paid nothing, and why, unless it is lost`(
        winners: [String], title: String, text: String
    ) throws {
        let (customer, id) = try makeCustomer(staking: [40, 20])
        var match = Match.listed("m")
        match.apply(.settled(market: "1x2", winners: winners))

        customer.settle(by: match)

        let notice = try #require(customer.record.notices.last)
        let words = customer.words(of: notice.kind)
        expect(words.title, is: title)
        expect(words.text, is: text.replacing("BET", with: id))
        expect(customer.bet(id)?.paid, is: 0)
    }

    @Test func `a bet that is given up in parts has paid what has come for each`() throws {
        let (customer, id) = try makeCustomer()

        try customer.cashOut(id, for: 30, of: 90)
        expect(customer.balance.amount, is: 20)
        expect(customer.bet(id)?.paid, is: 20)
        expect(customer.record.notices.last?.kind, is: .cashedOut(bet: id, 20))
        try customer.cashOut(id, for: 60, of: 60)

        expect(customer.balance.amount, is: 60)
        expect(customer.bet(id)?.paid, is: 60)
        expect(customer.record.notices.last?.kind, is: .cashedOut(bet: id, 40))
    }

    // MARK: What is offered

    @Test func `a bet can win, and is offered for, what comes of that`() throws {
        let (customer, id) = try makeCustomer()
        let book = makeBook(of: customer)
        var ticket = book.ticket(id)

        expect(ticket.winnings, is: Money(80, "EUR"))
        ticket.winnings = Money(120, "EUR")
        book.show(id, in: &ticket)

        expect(ticket.winnings, is: Money(80, "EUR"))
        expect(book.cashOutValue(of: id), is: Money(38, "EUR"))
    }

    @Test func `a part that is given up brings what it is given up for, and the rest the rest`() throws {
        let (customer, id) = try makeCustomer()
        let book = makeBook(of: customer)
        func giveUp(_ hundredths: Int, isFull: Bool = false) throws {
            try book.cashOut(CashOut(bet: id, amount: Money(hundredths: hundredths, "EUR"), isFull: isFull))
        }

        #expect(throws: AppRefusal.worthLess) { try giveUp(3801) }
        try giveUp(1001)
        expect(customer.balance, is: Money(hundredths: 1001, "EUR"))
        expect(customer.bet(id)?.state, is: .pending)
        expect(book.cashOutValue(of: id), is: Money(hundredths: 2799, "EUR"))
        #expect(throws: AppRefusal.worthLess) { try giveUp(2800, isFull: true) }
        try giveUp(2799)

        expect(customer.balance, is: Money(38, "EUR"))
        expect(customer.bet(id)?.state, is: .cashedOut)
        expect(customer.bet(id)?.paid, is: 38)
        expect(book.ticket(id).winnings, is: Money(38, "EUR"))
    }

    @Test func `nothing is offered for a bet that was staked of the bonus alone, and it wins nothing`() throws {
        let (customer, id) = try makeCustomer(staking: [40, 20])
        let book = makeBook(of: customer)
        let other = try #require(customer.bets.first).id

        #expect(book.cashOutValue(of: id) == nil && book.ticket(id).winnings == Money(0, "EUR"))
        #expect(throws: AppRefusal.worthLess) { try book.cashOut(CashOut(bet: id, amount: Money(1, "EUR"))) }

        expect(book.cashOutValue(of: other), is: Money(38, "EUR"))
    }
}
