import Expectations
import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// How a placed bet ends by its selections, and what giving up a part of it leaves.
@MainActor
struct TicketBetInfoRulesTests {
    private let environment = ViewEnvironment.simulated()

    private func bet(_ results: [BetResult?]) -> TicketBetInfoDisplayState {
        TicketBetInfoDisplayState(
            id: "",
            tickets: results.enumerated().map { place, result in
                var ticket = TicketSelectionDisplayState(
                    id: "\(place)", matchID: "match", competition: "", home: "", away: "", market: "", selection: "")
                if let result { ticket.settle(as: result) }
                return ticket
            }, totalOdds: 4, stake: Money(10, "XAF"), winnings: Money(40, "XAF"))
    }

    @Test(
        arguments: [
            ([], BetResult.open), ([nil], .open), ([.open], .open), ([.won], .won), ([.lost], .lost), ([.draw], .draw),
            ([.won, nil], .open), ([.lost, nil], .lost), ([.won, .won], .won), ([.won, .lost], .lost),
            ([.won, .draw], .won),
            ([.draw, .draw], .draw), ([.draw, nil], .open), ([.open, .lost], .lost), ([.draw, .lost, .won], .lost),
        ] as [([BetResult?], BetResult)])
    func `one lost loses the bet, and it is open as long as one is`(results: [BetResult?], outcome: BetResult) {
        expect(bet(results).outcome, is: outcome)
    }

    @Test(
        arguments: [
            ([.lost, nil, nil], BetResult.open), ([.lost, .lost, nil], .lost), ([.won, .won, nil], .open),
            ([.won, .won, .won], .won), ([.won, .won, .lost], .won), ([.won, .draw, .lost], .lost),
            ([.draw, .draw, .draw], .draw), ([.draw, .draw, .lost], .lost), ([.lost], .lost), ([], .open),
        ] as [([BetResult?], BetResult)])
    func `a system of two is open while two can come true, and ends as what they bring is to the stake`(
        results: [BetResult?], outcome: BetResult
    ) {
        var state = bet(results)
        state.kind = .system(of: 2)
        for index in state.tickets.indices { state.tickets[index].odds = 2 }

        expect(state.outcome, is: outcome)
        expect(state.result, is: outcome)
    }

    @Test func `one lost ends no system that can do without it`() {
        var state = bet([nil, nil, nil])
        state.kind = .system(of: 2)

        state.settle(selection: "0", as: .lost)
        expect(state.status, is: nil)
        state.settle(selection: "2", as: .lost)

        expect(state.status?.result, is: .lost)
    }

    @Test func `a bet is decided once, by the selection that decides it`() {
        var state = bet([nil, nil, nil])

        state.settle(selection: "0", as: .won)
        expect(state.status, is: nil)
        state.settle(selection: "1", as: .lost)
        expect(state.status?.result, is: .lost)
        state.settle(selection: "2", as: .won)

        expect(state.status?.result, is: .lost)
        expect(state.tickets.map(\.result), is: [.won, .lost, .won])
    }

    @Test func `a selection that is decided otherwise afterwards decides the bet anew`() {
        var state = bet([.won, nil])

        state.settle(selection: "1", as: .lost)
        expect(state.status?.result, is: .lost)
        state.settle(selection: "1", as: .won)
        expect(state.status?.result, is: .won)
        state.settle(selection: "0", as: .open)
        #expect(state.status == nil && state.result == .open)
        state.settle(selection: "0", as: .draw)

        expect(state.status?.result, is: .won)
    }

    @Test func `a bet that has ended otherwise than by its selections stays as it ended, whatever becomes of them`() {
        var state = bet([.won, .lost])
        state.settle(as: .cashedOut)

        state.settle(selection: "1", as: .won)

        expect(state.status?.result, is: .cashedOut)
    }

    @Test func `a match goes on in each of its selections and in no other`() {
        var state = bet([nil, nil, nil])
        state.tickets[1].matchID = "other"

        state.goLive(match: "match", score: TicketScore(1, 0))
        state.settle(selection: "none", as: .lost)

        expect(state.tickets.map(\.score), is: [TicketScore(1, 0), nil, TicketScore(1, 0)])
        expect(state.tickets.map { $0.tag?.content == .live }, is: [true, false, true])
        expect(state.outcome, is: .open)
    }

    @Test func `a selection that is decided stays so while its match goes on`() {
        var state = bet([.won, nil, .open])

        state.goLive(match: "match", score: TicketScore(2, 0))

        expect(state.tickets.map(\.result), is: [.won, nil, nil])
        expect(state.tickets.map { $0.tag?.content == .live }, is: [false, true, true])
        expect(state.tickets.map(\.score), is: [TicketScore(2, 0), TicketScore(2, 0), TicketScore(2, 0)])
    }

    @Test func `what has become of the bet is said before what its selections say`() {
        var state = bet([.won])
        expect(state.result, is: .won)

        state.settle(as: .cashedOut)

        expect(state.result, is: .cashedOut)
        expect(bet([.won, nil]).result, is: .open)
    }

    @Test func `a bet that can be given up has not ended, whatever its selections say`() {
        var state = bet([.lost, nil])

        state.cashOut = .askForCashout
        expect(state.result, is: .open)
        expect(state.outcome, is: .lost)
        state.settle(as: .lost)

        #expect(state.result == .lost && state.cashOut == nil)
    }

    @Test func `a bet that has ended says so, and cannot be given up`() {
        var state = bet([])

        state.settle(as: .won)

        #expect(state.status?.result == .won && state.cashOut == nil && !state.canBeGivenUp)
    }

    @Test(arguments: [(20, 20, 500, 2000), (10, 30, 750, 3000), (39, 1, 25, 100), (0, 40, 1000, 4000)])
    func `what is left of a bet is the same share of its stake and its winnings`(
        given: Int, rest: Int, stake: Int, winnings: Int
    ) {
        var state = bet([nil])
        state.showTools(for: Money(40, "XAF"))

        state.receive(Money(Amount(given), "XAF"))

        #expect(state.stake.hundredths == stake && state.winnings.hundredths == winnings && state.status == nil)
        expect(state.cashoutSlider?.maximum, is: Money(Amount(rest), "XAF"))
        expect(state.worth, is: Money(Amount(rest), "XAF"))
        expect(state.fullCashout, is: Money(Amount(rest), "XAF"))
    }

    @Test(arguments: [Money(40, "XAF"), Money(41, "XAF"), nil])
    func `all of what it is worth, or more, ends the bet`(amount: Money?) {
        var state = bet([nil])
        state.showTools(for: Money(40, "XAF"))
        state.cashoutAmount = CashoutAmountDisplayState(betID: "", title: .partial, amount: Money(40, "XAF"))
        state.cashingOut = amount ?? Money(40, "XAF")

        state.receive(amount)

        expect(state.status?.result, is: .cashedOut)
        expect(state.isLoading, is: false)
        expect(state.stake, is: Money(10, "XAF"))
        #expect(state.cashoutAmount == nil && state.cashoutSlider == nil && state.fullCashout == nil)
    }

    @Test func `parts that are given up one after the other add up to all`() {
        var state = bet([nil])
        state.showTools(for: Money(40, "XAF"))

        for stake in [750, 500, 250] {
            state.receive(Money(10, "XAF"))
            expect(state.stake.hundredths, is: stake)
        }
        state.receive(Money(10, "XAF"))

        expect(state.status?.result, is: .cashedOut)
    }

    @Test func `asking for an offer a second time takes it away, and a third time asks anew`() {
        var state = bet([nil])
        for _ in 0..<2 {
            state.toggleCashout()
            expect(state.cashoutAmount?.phase, is: .loading)
            expect(state.cashoutAmount?.secondsLeft, is: 8)
            state.showTools(for: Money(5, "XAF"))
            state.toggleCashout()
            #expect(state.cashoutAmount == nil && state.cashoutSlider == nil && state.fullCashout == nil)
        }
    }

    @Test func `a refusal keeps what was offered, and the next one its words`() {
        var state = bet([nil])
        state.showTools(for: Money(40, "XAF"))

        for words in ["Later", "Not now"] {
            state.refuseCashout(.told(words))
            expect(state.cashoutAmount?.phase, is: .notGiven(.told(words)))
            expect(state.cashoutAmount?.amount, is: Money(40, "XAF"))
            expect(state.canBeGivenUp, is: false)
        }
    }
}
