import Expectations
import Foundation
import Testing

@testable import GomaDomain

/// Bets on several markets of one match, the odds that a bet was placed at, and what voids leave of a boost.
struct BetSettlingTests {
    /// A bet on two markets of one match, each by itself.
    private func bet() throws -> Bet {
        let markets: [(String, Odds)] = [("m", 2), ("n", 3)]
        let selections = markets.map { market, odds in
            Bet.Selection(match: "a", market: market, outcome: "o", odds: odds)
        }
        return try Bet(id: "b", .system(1), on: selections, stake: 10, placed: .hour(0))
    }

    private func match() -> Match {
        Match(
            id: "a", competition: "", home: "", away: "", phase: .upcoming(start: nil),
            markets: ["m", "n"].map { market in
                Market(
                    id: market,
                    outcomes: ["o", "p"].map { Outcome(id: $0, title: .named($0), odds: 2) })
            })
    }

    @Test(arguments: [["m", "n"], ["n", "m"]])
    func `markets of one match settle a bet one after another, in any order`(order: [String]) throws {
        var bet = try bet()
        var match = match()

        match.apply(.settled(market: order[0], winners: ["o"]))
        #expect(bet.settle(by: match) == nil && bet.state == .pending)
        match.apply(.settled(market: order[1], winners: ["o"]))

        expect(bet.settle(by: match), is: 25)
        expect(bet.state, is: .won)
    }

    @Test(arguments: [(["m", "n"], 10, .void), (["n", "m"], 15, .won)] as [([String], Amount, Bet.State)])
    func `of a bet on markets of one match each brings its own`(order: [String], due: Amount, state: Bet.State) throws {
        var bet = try bet()
        var match = match()
        match.apply(.settled(market: order[0], winners: ["o"]))
        bet.settle(by: match)

        match.apply(.settled(market: order[1], winners: ["p"]))

        expect(bet.settle(by: match), is: due)
        expect(bet.state, is: state)
    }

    @Test(arguments: [(.multiple, 80), (.system(1), 5), (.system(2), 22)] as [(Bet.Kind, Amount)])
    func `the odds of a bet are those of all its ways, and stay when a part is decided`(
        kind: Bet.Kind, odds: Amount
    ) throws {
        let selections = ([2, 5, 8] as [Odds]).enumerated().map { index, odds in
            Bet.Selection(match: "\(index)", market: "m", outcome: "o", odds: odds)
        }
        var bet = try Bet(id: "b", kind, on: selections, stake: 10, placed: .hour(0))
        expect(bet.odds.value, is: odds)

        try bet.settle("0/m/o", as: .void)

        expect(bet.odds.value, is: odds)
    }

    /// Five selections at odds of 2, of which some are void.
    @Test(arguments: [(0, 352), (1, 168), (2, Amount(hundredths: 8240)), (3, 40), (5, 10)] as [(Int, Amount)])
    func `a boost is that of the selections that are not void`(voids: Int, due: Amount) throws {
        let selections = (0..<5).map { Bet.Selection(match: "\($0)", market: "m", outcome: "o", odds: 2) }
        var bet = try Bet(
            id: "b", .multiple, on: selections, stake: 10, boost: Amount(hundredths: 10), placed: .hour(0))

        for (index, selection) in selections.enumerated() {
            try bet.settle(selection.id, as: index < voids ? .void : .won)
        }

        expect(bet.paid, is: due)
    }

    @Test func `selections that are void make no boost greater`() throws {
        let selections = (0..<6).map { Bet.Selection(match: "\($0)", market: "m", outcome: "o", odds: 2) }
        var bet = try Bet(
            id: "b", .multiple, on: selections, stake: 10, boost: Amount(hundredths: 3), placed: .hour(0))

        try bet.settle("0/m/o", as: .void)

        expect(bet.potential.payout, is: Amount(hundredths: 32_960))
    }
}
