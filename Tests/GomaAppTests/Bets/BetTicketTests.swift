import Expectations
import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// What is shown of bets that have been placed, and what can be had for them.
@MainActor
struct BetTicketTests {
    private let environment: ViewEnvironment
    private let book: Sportsbook

    init() {
        environment = ViewEnvironment.simulated()
        book = Sportsbook(
            matches: ["a", "b", "c"].map { .listed($0, odds: 2) }, balance: Money(100, "EUR"), in: environment)
    }

    private func choose(_ id: String) { book.toggle(BetSlip.Selection(match: id, market: "1x2", outcome: "home")) }

    /// Places a bet of ten on the home side at 2, and has it stand.
    /// - Returns: its ID.
    private func place(on id: String) throws -> String {
        choose(id)
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 2))
        environment.scheduler.advance(by: .seconds(6))
        return try #require(book.customer.bets.last).id
    }

    private func move(to odds: Odds, of match: String) {
        book.apply(.odds(market: "1x2", outcome: "home", odds), to: match)
    }

    // MARK: Tickets

    @Test func `before its match a ticket has no score, and the odds at which the bet was placed`() throws {
        let id = try place(on: "a")
        let match = try #require(book.matches["a"])

        move(to: 3, of: "a")

        expect(
            book.ticket(id).tickets,
            is: [
                TicketSelectionDisplayState(
                    id: "a/1x2/home", matchID: "a", competition: "Premier League", sport: .football, home: "Home a",
                    away: "Away a", time: MatchTime(of: match, now: nil), market: "Result", selection: "Home", odds: 2)
            ])
    }

    @Test func `a ticket is blank and brings nothing while its customer is gone, and whole again then`() throws {
        let id = try place(on: "a")
        let whole = book.ticket(id)
        var ticket = whole

        book.customer.leave()
        book.show(id, in: &ticket)
        #expect(ticket == .blank && book.cashOutValue(of: id) == nil)
        try book.customer.enter()
        book.show(id, in: &ticket)

        expect(ticket, is: whole)
    }

    @Test func `of a match that the book does not have a ticket shows what the bet knows`() throws {
        let bet = try book.customer.place(
            .single, on: [Bet.Selection(match: "gone", market: "1x2", outcome: "home", odds: 3)], stake: 10)

        let ticket = book.ticket(bet.id)

        expect(
            ticket.tickets,
            is: [
                TicketSelectionDisplayState(
                    id: "gone/1x2/home", matchID: "gone", competition: "", home: "gone", away: "", market: "1x2",
                    selection: "home", odds: 3)
            ])
        expect(ticket.stake, is: Money(10, "EUR"))
        expect(ticket.winnings, is: Money(30, "EUR"))
    }

    @Test(
        arguments: [
            (.won, .won, 20), (.halfWon, .won, 15), (.void, .draw, 10), (.halfLost, .lost, 5), (.lost, .lost, 0),
        ] as [(Outcome.Result, BetResult, Amount)])
    func `a ticket says how its selection and its bet have ended, and what was paid`(
        result: Outcome.Result, shown: BetResult, paid: Amount
    ) throws {
        let id = try place(on: "a")
        var ticket = book.ticket(id)

        book.apply(.results(market: "1x2", ["home": result]), to: "a")
        book.show(id, in: &ticket)

        expect(ticket.tickets.map(\.result), is: [shown])
        expect(ticket.status?.result, is: shown)
        expect(ticket.winnings, is: Money(paid, "EUR"))
        expect(book.details(of: id).footer?.value, is: .result(shown))
    }

    @Test func `a bet of which half a selection is lost is pending until the other is decided`() throws {
        let selections = ["a", "b"].map { Bet.Selection(match: $0, market: "1x2", outcome: "home", odds: 2) }
        let id = try book.customer.place(.multiple, on: selections, stake: 10).id
        var ticket = book.ticket(id)

        book.apply(.results(market: "1x2", ["home": .halfLost]), to: "a")
        book.show(id, in: &ticket)
        expect(ticket.tickets.map(\.result), is: [.lost, nil])
        expect(ticket.result, is: .open)
        book.apply(.results(market: "1x2", ["home": .won]), to: "b")
        book.show(id, in: &ticket)

        expect(ticket.result, is: .draw)
        expect(ticket.winnings, is: Money(10, "EUR"))
    }

    @Test func `what is offered for a bet moves with its price, and is gone once no bets are taken`() throws {
        let id = try place(on: "a")
        var ticket = book.ticket(id)
        let offer = Money(hundredths: 950, "EUR")
        ticket.cashoutAmount = CashoutAmountDisplayState(betID: id, title: .partial, amount: offer)
        ticket.showTools(for: offer)

        move(to: 1.25, of: "a")
        book.show(id, in: &ticket)
        let moved = Money(hundredths: 1520, "EUR")
        expect(ticket.fullCashout, is: moved)
        expect(ticket.cashoutSlider?.maximum, is: moved)
        expect(ticket.cashoutAmount?.amount, is: moved)
        book.apply(.suspended(market: "1x2", true), to: "a")
        book.show(id, in: &ticket)
        #expect(ticket.fullCashout == nil && ticket.cashoutSlider == nil && ticket.cashoutAmount == nil)
        book.apply(.suspended(market: "1x2", false), to: "a")
        book.show(id, in: &ticket)

        #expect(ticket.fullCashout == nil && ticket.cashoutSlider == nil && ticket.cashoutAmount == nil)
    }

    @Test func `what was asked for a bet stays as it was until the answer comes, or the bet has ended`() throws {
        let id = try place(on: "a")
        var ticket = book.ticket(id)
        let offer = Money(hundredths: 950, "EUR")
        ticket.showTools(for: offer)
        ticket.cashingOut = offer

        move(to: 1.25, of: "a")
        book.show(id, in: &ticket)
        expect(ticket.fullCashout, is: offer)
        expect(ticket.cashingOut, is: offer)
        book.apply(.settled(market: "1x2", winners: ["away"]), to: "a")
        book.show(id, in: &ticket)

        #expect(ticket.fullCashout == nil && ticket.cashingOut == nil && ticket.result == .lost)
    }

    @Test func `details tell what was staked and what was paid, after a part was given up too`() throws {
        let id = try place(on: "a")
        try book.cashOut(CashOut(bet: id, amount: Money(hundredths: 380, "EUR")))
        let placed = try #require(book.customer.bet(id)).placed
        func row(_ name: String, _ value: BetDetailValue) -> BetDetailRowDisplayState {
            BetDetailRowDisplayState(label: .text(name), value: value)
        }

        let details = book.details(of: id)

        expect(
            details,
            is: BetDetailValuesSummaryDisplayState(
                header: BetDetailRowDisplayState(
                    label: .placed(CalendarMoment(placed)), value: .text(""), style: .header),
                rows: [
                    row("Bet number", .text(id)), row("Staked", .money(Money(10, "EUR"))), row("Odds", .odds(2)),
                    row("Paid out", .money(Money(hundredths: 380, "EUR"))),
                ],
                footer: BetDetailRowDisplayState(label: .result, value: .result(.open))))
    }

    // MARK: What they are worth

    @Test func `a part of a bet is given up for a part of its worth, and the rest for all that is left`() throws {
        let id = try place(on: "a")
        try book.cashOut(CashOut(bet: id, amount: Money(hundredths: 380, "EUR")))
        let rest = Money(hundredths: 570, "EUR")
        expect(book.balance, is: Money(hundredths: 9380, "EUR"))
        expect(book.customer.bet(id)?.state, is: .pending)
        expect(book.ticket(id).stake, is: Money(6, "EUR"))
        expect(book.cashOutValue(of: id), is: rest)

        #expect(throws: AppRefusal.worthLess) {
            try book.cashOut(CashOut(bet: id, amount: Money(hundredths: 571, "EUR")))
        }
        try book.cashOut(CashOut(bet: id, amount: rest))

        expect(book.balance, is: Money(hundredths: 9950, "EUR"))
        expect(book.customer.bet(id)?.state, is: .cashedOut)
    }

    @Test func `a bet is worth nothing while it can be taken back, and none is while the feed is lost`() throws {
        let first = try place(on: "a")
        let worth = Money(hundredths: 950, "EUR")
        choose("b")
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 2))
        let second = try #require(book.customer.bets.last).id

        #expect(book.cashOutValue(of: first) == worth && book.cashOutValue(of: second) == nil)
        environment.scheduler.advance(by: .seconds(5))
        expect(book.cashOutValue(of: second), is: worth)
        book.customer.service.toggle(.lostFeed)
        #expect(book.cashOutValue(of: first) == nil && book.cashOutValue(of: second) == nil)
        book.customer.service.toggle(.lostFeed)

        expect(book.cashOutValue(of: first), is: worth)
        expect(book.cashOutValue(of: second), is: worth)
    }

    @Test func `why nothing is to be had for a bet is told, whether that is asked or the bet is given up`() throws {
        let id = try place(on: "a")
        func expectRefused(as refusal: AppRefusal, of bet: String) {
            #expect(throws: refusal) { try book.cashOutOffer(for: bet) }
            #expect(throws: refusal) { try book.cashOut(CashOut(bet: bet, amount: Money(1, "EUR"))) }
        }

        book.customer.service.toggle(.lostFeed)
        expectRefused(as: .noPrices, of: id)
        book.customer.service.toggle(.lostFeed)
        book.apply(.suspended(market: "1x2", true), to: "a")
        expectRefused(as: .closed, of: id)
        book.apply(.settled(market: "1x2", winners: ["away"]), to: "a")
        expectRefused(as: .bet(.over(.lost)), of: id)
        expectRefused(as: .unknown, of: "nobody's")
        choose("b")
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 2))
        let placed = try #require(book.customer.bets.last).id

        expectRefused(as: .notStanding, of: placed)
    }

    @Test func `a bet whose worth rounds to nothing is worth less, rather than one that is closed`() throws {
        let id = try place(on: "a")
        move(to: 1_000_000, of: "a")

        expect(book.cashOutValue(of: id), is: nil)
        #expect(throws: AppRefusal.worthLess) { try book.cashOutOffer(for: id) }
        book.apply(.suspended(market: "1x2", true), to: "a")
        #expect(throws: AppRefusal.closed) { try book.cashOutOffer(for: id) }
        book.apply(.suspended(market: "1x2", false), to: "a")
        move(to: 2, of: "a")

        expect(book.cashOutValue(of: id), is: Money(hundredths: 950, "EUR"))
    }

    // MARK: All of them

    @Test func `bets are listed from the latest to the first, by how far they have come`() throws {
        let ids = try ["a", "b", "c"].map { try place(on: $0) }

        book.apply(.settled(market: "1x2", winners: ["home"]), to: "b")

        expect(book.betIDs(in: .all), is: [ids[2], ids[1], ids[0]])
        expect(book.betIDs(in: .open), is: [ids[2], ids[0]])
        expect(book.betIDs(in: .settled), is: [ids[1]])
    }

    @Test func `who follows bets hears of the matches that they hang on, and of no others`() throws {
        let id = try place(on: "a")
        var told = 0
        let follower = book.follow(.bets) { told += 1 }

        move(to: 3, of: "b")
        book.tell()
        expect(told, is: 0)
        move(to: 3, of: "a")
        book.tell()
        expect(told, is: 1)
        try book.cashOut(CashOut(bet: id, amount: Money(1, "EUR")))
        environment.scheduler.advance(by: .seconds(1))
        expect(told, is: 2)
        book.apply(.settled(market: "1x2", winners: ["home"]), to: "a")
        environment.scheduler.advance(by: .seconds(1))
        told = 0
        move(to: 4, of: "a")
        book.tell()

        expect(told, is: 0)
        withExtendedLifetime(follower) {}
    }
}
