import Expectations
import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// Bets on what a book's slip holds: what they are, what is asked of them later, and what is there again.
@MainActor
struct PlacedBetTests {
    private let environment: ViewEnvironment
    private let book: Sportsbook

    init() {
        environment = ViewEnvironment.simulated()
        book = Sportsbook(
            matches: ["a", "b", "c", "d"].map { .listed($0, odds: 2) }, balance: Money(100, "EUR"), hasBoosts: true,
            in: environment)
    }

    private func choose(_ ids: String...) {
        for id in ids { book.toggle(BetSlip.Selection(match: id, market: "1x2", outcome: "home")) }
    }

    private func place(_ stake: Amount, at odds: Odds? = nil) throws {
        try book.place(PlaceBet(stake: Money(stake, "EUR"), odds: odds ?? book.totalOdds ?? 2))
        environment.scheduler.advance(by: .seconds(6))
    }

    private func bet() throws -> Bet { try #require(book.customer.bets.last) }

    // MARK: Whole matches

    @Test func `a match that a feed brings whole settles the bets that it decides, as one at a time would`() throws {
        choose("a")
        try place(10)
        var decided = try #require(book.matches["a"])
        decided.apply(.settled(market: "1x2", winners: ["home"]))

        book.apply(.match(decided), to: "a")

        try expect(bet().state, is: .won)
        expect(book.balance.amount, is: 110)
    }

    @Test func `matches that come when a day is taken up settle bets, and bring none that nobody knew`() throws {
        choose("a")
        try place(10)
        var decided = try #require(book.matches["a"])
        decided.apply(.settled(market: "1x2", winners: ["home"]))

        book.receive([decided, .listed("new")])

        #expect(try bet().state == .won && book.balance.amount == 110)
        #expect(book.matchIDs == ["a", "b", "c", "d"] && book.matches["new"] == nil)
    }

    // MARK: Placing

    @Test func `one selection is a single, several are a multiple whose boost is paid where it wins`() throws {
        choose("a")
        try place(10)
        #expect(try bet().kind == .single && bet().odds == 2)
        choose("a", "b", "c")
        expect(book.totalOdds, is: 8)
        expect(book.winBoost?.percentage, is: 3)

        try place(10)

        #expect(try bet().kind == .multiple && bet().boost == Amount(hundredths: 3))
        try expect(bet().potential.payout, is: Amount(hundredths: 8240))
        expectEmpty(book.slip.selections)
        expect(book.balance.amount, is: 80)
    }

    @Test func `of three selections two can be what has to come true, and a boost is for a multiple alone`() throws {
        choose("a", "b", "c")
        let types = BookTypesModel(book)
        expect(types.currentDisplayState.tabs.map(\.title), is: ["Multiple", "Singles", "2 of 3"])

        types.selectTab(id: "2")
        #expect(types.currentDisplayState.selectedTabID == "2" && book.totalOdds == 4 && book.winBoost == nil)
        try place(30)

        #expect(try bet().kind == .system(2) && bet().boost == 0)
        try expect(bet().potential.payout, is: 120)
    }

    @Test(
        arguments: [
            (1, ["Single"]), (2, ["Multiple", "Singles"]), (3, ["Multiple", "Singles", "2 of 3"]),
            (5, ["Multiple", "Singles", "2 of 5", "3 of 5", "4 of 5"]),
            (6, ["Multiple", "Singles", "2 of 6", "3 of 6", "4 of 6"]),
        ] as [(Int, [String])])
    func `singles are offered from two selections on, systems from three on, and four of them at most`(
        count: Int, titles: [String]
    ) {
        let ids = (0..<count).map { "m\($0)" }
        let book = Sportsbook(matches: ids.map { .listed($0) }, balance: Money(1, "EUR"), in: environment)
        for id in ids { book.toggle(BetSlip.Selection(match: id, market: "1x2", outcome: "home")) }

        expect(BookTypesModel(book).currentDisplayState.tabs.map(\.title), is: titles)
    }

    @Test func `a bet that stands takes off the slip what it is on, and nothing that came meanwhile`() throws {
        choose("a")
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 2))
        choose("b")

        environment.scheduler.advance(by: .seconds(6))

        expect(book.slip.active.map(\.match), is: ["b"])
        #expect(throws: AppRefusal.unknown) { try book.takeBack() }
    }

    @Test func `other odds, a closed market and a lost feed refuse it`() throws {
        choose("a")
        book.setAcceptsOddsChanges(false)
        #expect(throws: AppRefusal.oddsChanged) { try place(10, at: 3) }
        book.customer.service.toggle(.movingOdds)
        #expect(throws: AppRefusal.oddsChanged) { try place(10) }
        book.customer.service.toggle(.movingOdds)
        book.customer.service.toggle(.lostFeed)
        #expect(throws: AppRefusal.noPrices) { try place(10) }
        book.customer.service.toggle(.lostFeed)
        book.apply(.suspended(market: "1x2", true), to: "a")
        #expect(throws: AppRefusal.closed) { try place(10) }

        expectEmpty(book.customer.bets)
        expect(book.balance.amount, is: 100)
    }

    @Test func `where prices move of themselves the first goes up and the next down, and the bet is at those`() throws {
        choose("a", "b")
        book.customer.service.toggle(.movingOdds)

        try place(10, at: 4)

        try expect(bet().selections.map(\.odds), is: [2.1, 1.9])
    }

    @Test func `a bet can be taken back to the end of five seconds, once, and leaves the slip as it was`() throws {
        choose("a")
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 2))
        environment.scheduler.advance(by: .milliseconds(4999))

        try book.takeBack()
        #expect(throws: AppRefusal.unknown) { try book.takeBack() }
        environment.scheduler.advance(by: .seconds(10))

        expectEmpty(book.customer.bets)
        expect(book.balance.amount, is: 100)
        expect(book.slip.active.map(\.match), is: ["a"])
    }

    @Test func `a bet stands once another customer is there, whose bet of the same identity is not taken back`()
        throws
    {
        let customer = book.customer
        try customer.open(name: "Rui Reis", email: "rui@goma.test", phone: "")
        try customer.enter()
        try customer.deposit(50)
        choose("b")
        try place(10)
        let other = try bet().id
        try customer.find("customer")
        try customer.enter()
        try customer.deposit(5)
        choose("a")
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 2))
        try expect(bet().id, is: other)

        try customer.find("rui@goma.test")
        #expect(throws: AppRefusal.unknown) { try book.takeBack() }
        try customer.enter()
        environment.scheduler.advance(by: .milliseconds(16))
        #expect(book.slip.selections.isEmpty && book.placing == nil)
        expect(book.cashOutValue(of: other), is: Money(hundredths: 950, "EUR"))
        choose("a")
        environment.scheduler.advance(by: .seconds(6))

        expect(customer.bets.map(\.id), is: [other])
        expect(customer.balance.amount, is: 40)
        expect(book.slip.active.map(\.match), is: ["a"])
    }

    @Test func `a bet stands once its customer has logged out, and is taken back by nobody who is there then`() throws {
        choose("a")
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 2))

        book.customer.leave()
        #expect(throws: AppRefusal.unknown) { try book.takeBack() }
        environment.scheduler.advance(by: .milliseconds(16))

        #expect(book.slip.selections.isEmpty && book.placing == nil)
        #expect(try bet().state == .pending && book.balance.amount == 90)
    }

    @Test func `what was decided while another customer was there is settled once its own is back`() throws {
        let customer = book.customer
        choose("a")
        try place(10)
        try customer.open(name: "Rui Reis", email: "rui@goma.test", phone: "")
        book.apply(.settled(market: "1x2", winners: ["home"]), to: "a")
        environment.scheduler.advance(by: .seconds(1))

        try customer.find("customer")
        environment.scheduler.advance(by: .milliseconds(16))

        try expect(bet().state, is: .won)
        expect(book.balance.amount, is: 110)
    }

    @Test func `a book without boosts pays none for many selections`() throws {
        let plain = Sportsbook(
            matches: ["a", "b", "c"].map { .listed($0, odds: 2) }, balance: Money(100, "EUR"), in: environment)
        for id in plain.matchIDs { plain.toggle(BetSlip.Selection(match: id, market: "1x2", outcome: "home")) }

        try plain.place(PlaceBet(stake: Money(10, "EUR"), odds: 8))

        #expect(plain.winBoost == nil && plain.customer.bets.map(\.boost) == [0])
    }

    @Test func `a bet is placed on what it was asked for, as one of that kind, and on nothing else`() throws {
        choose("a", "b", "c")
        let asked = book.slip
        let request = PlaceBet(stake: Money(10, "EUR"), odds: 8)

        choose("d")
        #expect(throws: AppRefusal.slipChanged) { try book.place(request, on: asked) }
        choose("d")
        book.slip.systemSize = 2
        #expect(throws: AppRefusal.slipChanged) { try book.place(request, on: asked) }
        book.slip.systemSize = nil
        try book.place(request, on: asked)

        #expect(try bet().selections.map(\.match) == ["a", "b", "c"] && book.balance.amount == 90)
    }

    @Test func `a bet that was not given back stands before the next, which is on what it is on only if chosen anew`()
        throws
    {
        let request = PlaceBet(stake: Money(10, "EUR"), odds: 2)
        choose("a")
        try book.place(request)
        book.holdPlacing()

        #expect(throws: AppRefusal.slipChanged) { try book.place(request, on: book.slip) }
        #expect(book.customer.bets.count == 1 && book.slip.active.isEmpty && book.placing == nil)
        choose("a")
        try book.place(request)
        choose("a", "a")
        try book.place(request, on: book.slip)

        #expect(book.customer.bets.count == 3 && book.slip.active.map(\.match) == ["a"])
    }

    @Test func `a bet pays no more than the slip says that bets do`() throws {
        let book = Sportsbook(matches: [.listed("a", odds: 99_999)], balance: Money(100, "EUR"), in: environment)
        book.toggle(BetSlip.Selection(match: "a", market: "1x2", outcome: "home"))

        try book.place(PlaceBet(stake: Money(20, "EUR"), odds: 99_999))
        expect(book.customer.bets.map(\.potential.payout), is: [1_000_000])
        book.apply(.settled(market: "1x2", winners: ["home"]), to: "a")

        expect(book.balance.amount, is: 1_000_080)
    }

    // MARK: Afterwards

    @Test func `what a bet is worth moves with its price, and can be given up for it`() throws {
        choose("a")
        try place(10)
        let id = try bet().id
        expect(book.cashOutValue(of: id), is: Money(Amount(hundredths: 950), "EUR"))
        book.apply(.odds(market: "1x2", outcome: "home", 1.25), to: "a")
        expect(book.cashOutValue(of: id), is: Money(Amount(hundredths: 1520), "EUR"))

        #expect(throws: AppRefusal.worthLess) {
            try book.cashOut(CashOut(bet: id, amount: Money(16, "EUR"), isFull: true))
        }
        try book.cashOut(CashOut(bet: id, amount: Money(15, "EUR"), isFull: true))

        #expect(try bet().state == .cashedOut && book.balance.amount == Amount(hundredths: 10_520))
        #expect(book.betIDs(in: .open).isEmpty && book.betIDs(in: .settled) == [id])
        expect(book.cashOutValue(of: id), is: nil)
    }

    @Test func `a ticket says how its match stands and how it has ended, and leaves what the customer does`() throws {
        choose("a")
        try place(10)
        let id = try bet().id
        var ticket = book.ticket(id)
        #expect(ticket.status == nil && ticket.winnings.amount == 20 && ticket.tickets.first?.tag == nil)
        ticket.repetition = .asked
        book.apply(.clock(MatchClock(.firstHalf, minute: 3)), to: "a")
        book.apply(.score(.total(Tally(1, 0))), to: "a")
        book.show(id, in: &ticket)
        expect(ticket.tickets.first?.score, is: TicketScore(1, 0))
        expect(ticket.tickets.first?.tag, is: .live)
        expect(ticket.repetition, is: .asked)

        book.apply(.settled(market: "1x2", winners: ["home"]), to: "a")
        book.show(id, in: &ticket)

        #expect(ticket.result == .won && ticket.cashOut == nil && ticket.tickets.first?.result == .won)
        expect(book.balance.amount, is: 110)
        expect(book.details(of: id).footer?.value, is: .result(.won))
    }

    @Test func `the same can be bet on again, by the bet or by a code, as far as bets are taken`() throws {
        choose("a", "b")
        let code = book.share(book.slip.active)
        try place(10)
        expectEmpty(book.slip.active)
        book.apply(.ended, to: "a")

        try book.repeatBet(try bet().id)
        expect(book.slip.active.map(\.match), is: ["b"])
        choose("b")
        try book.choose(try book.selections(of: code.lowercased()))
        expect(book.slip.active.map(\.match), is: ["b"])

        book.apply(.ended, to: "b")
        #expect(throws: AppRefusal.closed) { try book.repeatBet(try bet().id) }
        #expect(throws: AppRefusal.unknown) { try book.selections(of: "NONE") }
    }

    @Test func `a bet that is repeated before it stands leaves its selections on the slip`() throws {
        choose("a", "b")
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 4))

        try book.repeatBet(try bet().id)
        expect(book.memory.slip.active.map(\.match), is: ["a", "b"])
        environment.scheduler.advance(by: .seconds(6))

        #expect(book.slip.active.map(\.match) == ["a", "b"] && book.placing == nil)
        #expect(throws: AppRefusal.unknown) { try book.takeBack() }
    }

    @Test func `an outcome that is given up and chosen anew before its bet stands stays on the slip`() throws {
        choose("a", "b")
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 4))

        choose("a", "a")
        environment.scheduler.advance(by: .seconds(6))

        expect(book.slip.active.map(\.match), is: ["a"])
    }

    @Test func `a market that is decided says who has won, and one that is over takes no more`() throws {
        let match = { try #require(self.book.matches["a"]) }
        try expect(match().lineState(try match().markets[0], in: book).mode, is: .outcomes)
        book.apply(.ended, to: "a")
        try expect(match().lineState(try match().markets[0], in: book).mode, is: .closed)
        book.apply(.settled(market: "1x2", winners: ["home"]), to: "a")
        let title = try match().markets[0].outcomes[0].title.words(in: environment)
        try expect(match().lineState(try match().markets[0], in: book).notice, is: "✓ \(title)")
        book.apply(.settled(market: "1x2", winners: []), to: "a")

        try expect(match().lineState(try match().markets[0], in: book).notice, is: "Void: stakes come back")
    }

    // MARK: Another run

    @Test func `the slip and what is marked are there again, apart from what a bet was just placed on`() throws {
        choose("a", "b")
        book.slip.systemSize = nil
        book.toggleFavorite("c")
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 4))
        choose("d")
        let kept = try JSONEncoder().encode(book.memory)
        let other = Sportsbook(
            matches: ["b", "c", "d"].map { .listed($0, odds: 2) }, balance: Money(1, "EUR"), in: environment)

        other.remember(try JSONDecoder().decode(BookMemory.self, from: kept))

        expect(other.slip.active.map(\.match), is: ["d"])
        expect(other.matches["c"]?.isFavorite, is: true)
        expectEmpty(other.matchIDs(foundBy: "nothing of that name"))
    }

    @Test func `the group of markets that was looked at is looked at again`() throws {
        book.chosenGroups["a"] = "Goals"
        let kept = try JSONEncoder().encode(book.memory)
        let other = Sportsbook(matches: [.listed("a")], balance: Money(1, "EUR"), in: environment)

        other.remember(try JSONDecoder().decode(BookMemory.self, from: kept))

        expect(other.chosenGroups, is: ["a": "Goals"])
    }
}
