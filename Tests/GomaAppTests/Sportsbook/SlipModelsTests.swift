import Expectations
import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// What is shown of a book's bet slip, and what leads out of it.
@MainActor
struct SlipModelsTests {
    private let environment = ViewEnvironment.simulated()
    private let book: Sportsbook

    init() {
        book = Sportsbook(
            matches: (0..<11).map { .listed("m\($0)", odds: 2) }, balance: Money(100, "EUR"), hasBoosts: true,
            in: environment)
    }

    private func selection(_ number: Int) -> BetSlip.Selection {
        BetSlip.Selection(match: "m\(number)", market: "1x2", outcome: "home")
    }

    private func choose(_ numbers: Range<Int>) { for number in numbers { book.toggle(selection(number)) } }

    // MARK: A selection

    @Test func `a ticket of the slip shows its match and its price, and whether bets are taken on it`() throws {
        choose(0..<1)
        let ticket = BookTicketModel(book, selection(0))
        let match = try #require(book.matches["m0"])
        var expected = BetslipTicketDisplayState(
            id: "m0/1x2/home", league: "Premier League", time: MatchTime(of: match, now: nil), home: "Home m0",
            away: "Away m0", selection: "Home (Result)", odds: 2)
        expect(ticket.currentDisplayState, is: expected)

        book.apply(.suspended(market: "1x2", true), to: "m0")
        book.tell()
        expected.status = .suspended(reason: nil)

        expect(ticket.currentDisplayState, is: expected)
    }

    @Test func `a selection that is taken off counts down on its ticket, can be put back, and is gone in the end`() {
        choose(0..<1)
        let ticket = BookTicketModel(book, selection(0))
        var seen: [BetslipTicketPresence] = []
        func look(after seconds: Int = 0) {
            environment.scheduler.advance(by: .seconds(seconds))
            seen.append(ticket.currentDisplayState.presence)
        }

        look()
        ticket.remove()
        look()
        look(after: 1)
        ticket.undoRemoval()
        look()
        look(after: 10)
        ticket.remove()
        look(after: 4)
        look(after: 1)

        expect(
            seen,
            is: [
                .shown, .removed(secondsLeft: Limited(5)), .removed(secondsLeft: Limited(4)), .shown, .shown,
                .removed(secondsLeft: Limited(1)), .gone,
            ])
    }

    @Test func `two selections of one match say so and keep the bet back, unless each is bet on by itself`() throws {
        var match = Match.listed("a", odds: 2)
        match.markets.append(
            Market(id: "goals", name: "Goals", outcomes: [Outcome(id: "over", title: "Over", odds: 2)]))
        let book = Sportsbook(
            matches: [match, .listed("b", odds: 2)], balance: Money(100, "EUR"), hasBoosts: true, in: environment)
        let chosen = [("a", "1x2", "home"), ("a", "goals", "over"), ("b", "1x2", "home")].map {
            BetSlip.Selection(match: $0, market: $1, outcome: $2)
        }
        chosen.forEach(book.toggle)
        let tickets = chosen.map { BookTicketModel(book, $0) }
        let (bet, way) = (BetInfoSubmissionViewModel(book.submission), BookFloatingModel(book))
        let clash = BetslipTicketStatus.disabled(reason: "Two selections of one match cannot be bet on together")
        expect(tickets.map { $0.currentDisplayState.status }, is: [clash, clash, .open])
        #expect(!bet.currentDisplayState.hasValidTickets)
        #expect(bet.currentDisplayState.odds == nil && bet.currentDisplayState.boost == nil)
        expect(
            way.currentDisplayState,
            is: BetslipFloatingDisplayState(.withTickets(selectionCount: 3, odds: nil, boost: nil)))

        BookTypesModel(book).selectTab(id: "1")
        expect(tickets.map { $0.currentDisplayState.status }, is: [.open, .open, .open])
        #expect(bet.currentDisplayState.hasValidTickets)
        BookTypesModel(book).selectTab(id: "all")
        book.remove(chosen[0].id)

        expect(tickets.dropFirst().map { $0.currentDisplayState.status }, is: [.open, .open])
        #expect(bet.currentDisplayState.hasValidTickets)
        expect(way.currentDisplayState.boost?.selectionCount, is: 2)
    }

    // MARK: The whole slip

    @Test func `the way to the slip says how many selections count, and nothing of those that are taken off`() {
        let model = BookFloatingModel(book)
        func expected(_ count: Int, _ odds: Odds) -> BetslipFloatingDisplayState {
            let boost = WinBoostProgress(
                selectionCount: count, eligibleCount: 3, nextPercentage: 3, minimumOdds: 1.2)
            return BetslipFloatingDisplayState(.withTickets(selectionCount: Limited(count), odds: odds, boost: boost))
        }
        expect(model.currentDisplayState, is: BetslipFloatingDisplayState(.noTickets))

        choose(0..<2)
        expect(model.currentDisplayState, is: expected(2, 4))
        book.remove(selection(0).id)
        expect(model.currentDisplayState, is: expected(1, 2))
        book.remove(selection(1).id)

        expect(model.currentDisplayState, is: BetslipFloatingDisplayState(.noTickets))
    }

    @Test(
        arguments: [
            (0, WinBoostProgress(selectionCount: 0, eligibleCount: 3, nextPercentage: 3, minimumOdds: 1.2)),
            (1, WinBoostProgress(selectionCount: 1, eligibleCount: 3, nextPercentage: 3, minimumOdds: 1.2)),
            (
                3,
                WinBoostProgress(
                    selectionCount: 3, eligibleCount: 4, percentage: 3, nextPercentage: 5, minimumOdds: 1.2)
            ),
            (11, WinBoostProgress(selectionCount: 11, eligibleCount: 10, percentage: 50, minimumOdds: 1.2)),
        ] as [(Int, WinBoostProgress)])
    func `a boost says what the next one asks for, and the last one what it has asked for`(
        count: Int, progress: WinBoostProgress
    ) {
        choose(0..<count)

        expect(book.winBoost, is: progress)
    }

    @Test func `the slip knows the balance of who is logged in, and none of a guest`() {
        let (header, bet) = (BookSlipHeaderModel(book), BetInfoSubmissionViewModel(book.submission))
        var limits = StakeLimits(
            currency: "EUR", minimum: 1, maximum: 5000, balance: 100, maximumWinnings: 1_000_000)
        expect(header.currentDisplayState, is: BetslipHeaderDisplayState(.loggedIn(balance: Money(100, "EUR"))))
        expect(bet.currentDisplayState.limits, is: limits)
        expect(bet.currentDisplayState.quickAmounts.map(\.number), is: [5, 10, 50])

        book.customer.leave()
        environment.scheduler.advance(by: .seconds(1))
        limits.balance = nil

        expect(header.currentDisplayState, is: BetslipHeaderDisplayState(.guest))
        expect(bet.currentDisplayState.limits, is: limits)
    }

    @Test func `a slip is bet on where each selection is open, apart from those that are taken off`() throws {
        choose(0..<2)
        let model = BetInfoSubmissionViewModel(book.submission)
        #expect(model.currentDisplayState.hasValidTickets)

        book.apply(.suspended(market: "1x2", true), to: "m1")
        book.tell()
        #expect(!model.currentDisplayState.hasValidTickets)
        #expect(throws: AppRefusal.closed) { try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 4)) }
        book.remove(selection(1).id)
        #expect(model.currentDisplayState.hasValidTickets)
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 2))

        expect(book.customer.bets.map { $0.selections.map(\.match) }, is: [["m0"]])
    }

    @Test func `a bet on the slip has the boost and the consent to other odds that the slip has by then`() {
        let model = BetInfoSubmissionViewModel(book.submission)
        func boost() -> Percentage? { model.currentDisplayState.boost }
        choose(0..<2)
        #expect(boost() == nil && model.currentDisplayState.odds == 4)
        #expect(model.currentDisplayState.acceptsOddsChanges)

        choose(2..<3)
        book.setAcceptsOddsChanges(false)
        expect(boost(), is: 3)
        expect(model.currentDisplayState.odds, is: 8)
        #expect(!model.currentDisplayState.acceptsOddsChanges)
        book.remove(selection(0).id)

        #expect(boost() == nil && model.currentDisplayState.odds == 4)
    }

    @Test func `each way out of the slip asks for what it leads to, and is written down`() {
        let (floating, header) = (BookFloatingModel(book), BookSlipHeaderModel(book))

        floating.openBetslip()
        header.join()
        header.logIn()
        header.close()

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "betting:open-betslip", "account:open-registration", "account:open-login", "betting:close-betslip",
            ])
        expect(
            environment.actionLog.actions.map(\.description),
            is: [
                "BetslipFloating.openBetslip()", "BetslipHeader.join()", "BetslipHeader.logIn()",
                "BetslipHeader.close()",
            ])
    }
}
