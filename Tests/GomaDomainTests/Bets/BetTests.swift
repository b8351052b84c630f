import Expectations
import Foundation
import Testing

@testable import GomaDomain

struct BetTests {
    /// A bet on a market of each of several matches, 0/m/o and so on.
    private func bet(
        _ kind: Bet.Kind, _ odds: [Odds], stake: Amount = 10, boost: Amount = 0, upTo most: Amount = Returns.greatest
    ) throws -> Bet {
        let selections = odds.enumerated().map { index, odds in
            Bet.Selection(match: "\(index)", market: "m", outcome: "o", odds: odds)
        }
        return try Bet(id: "b", kind, on: selections, stake: stake, boost: boost, upTo: most, placed: .hour(0))
    }

    /// What is to be paid after each result.
    private func settle(_ bet: inout Bet, _ results: [Outcome.Result]) throws -> [Amount?] {
        var due: [Amount?] = []
        for (index, result) in results.enumerated() { due.append(try bet.settle("\(index)/m/o", as: result)) }
        return due
    }

    // MARK: Placing

    @Test(
        arguments: [
            (.single, 1...1), (.multiple, 2...30), (.system(1), 2...30), (.system(2), 3...30), (.system(29), 30...30),
            (.system(30), nil), (.system(0), nil), (.system(-1), nil),
        ] as [(Bet.Kind, ClosedRange<Int>?)])
    func `a kind of bet has so many selections`(kind: Bet.Kind, counts: ClosedRange<Int>?) {
        let fitting = (0...31).filter { count in
            (try? bet(kind, Array(repeating: 2, count: count))) != nil
        }

        expect(fitting, is: counts.map(Array.init) ?? [])
    }

    @Test func `of a market one outcome is on a bet`() {
        let selections = ["x", "y"].map { Bet.Selection(match: "a", market: "m", outcome: $0, odds: 2) }

        #expect(throws: Bet.Refusal.sameMarket) {
            try Bet(id: "b", .system(1), on: selections, stake: 1, placed: .hour(0))
        }
    }

    @Test func `two selections of one match are bet on each by itself, and not together`() {
        let selections = [("a", "m"), ("a", "n"), ("b", "m")].map { match, market in
            Bet.Selection(match: match, market: market, outcome: "x", odds: 2)
        }

        for kind in [.multiple, .system(2)] as [Bet.Kind] {
            #expect(throws: Bet.Refusal.sameMatch) {
                try Bet(id: "b", kind, on: selections, stake: 1, placed: .hour(0))
            }
        }
        #expect(throws: Never.self) {
            try Bet(id: "b", .system(1), on: selections, stake: 1, placed: .hour(0))
        }
    }

    @Test(arguments: [Amount(0), -1, Amount(sign: .plus, exponent: -3, significand: 1), .nan])
    func `a stake can be paid`(stake: Amount) {
        #expect(throws: Bet.Refusal.amount) { try bet(.single, [2], stake: stake) }
    }

    @Test(
        arguments: [
            (.single, [2.5], 25), (.multiple, [2, 3, 1.5], 90), (.system(1), [2, 3, 4], 30),
            (.system(2), [2, 3, 4], "86.67"), (.multiple, [1.005, 1.001], "10.06"),
        ] as [(Bet.Kind, [Odds], Written)])
    func `what can be won is the stake in all its ways, rounded once`(kind: Bet.Kind, odds: [Odds], winnings: Written)
        throws
    {
        try expect(bet(kind, odds).potential.payout, is: winnings.amount)
    }

    @Test func `a chosen outcome keeps its identity and its odds`() {
        let chosen = BetSlip.Selection(match: "a", market: "m", outcome: "x")

        let selection = Bet.Selection(chosen, at: 2.5)

        #expect(selection.id == chosen.id && selection.odds == 2.5 && selection.result == nil)
    }

    // MARK: Settling

    @Test(
        arguments: [
            (.won, 30, .won), (.lost, 0, .lost), (.void, 10, .void), (.halfWon, 20, .won), (.halfLost, 5, .lost),
        ] as [(Outcome.Result, Amount, Bet.State)])
    func `a single bet pays by its result`(result: Outcome.Result, due: Amount, state: Bet.State) throws {
        var bet = try bet(.single, [3])

        let paid = try bet.settle("0/m/o", as: result)

        expect(paid, is: due)
        expect(bet.paid, is: due)
        expect(bet.state, is: state)
    }

    @Test(
        arguments: [
            ([.won, .won], [nil, 60], .won), ([.won, .void], [nil, 20], .won), ([.void, .void], [nil, 10], .void),
            ([.won, .lost], [nil, 0], .lost), ([.lost], [0], .lost), ([.void, .won], [nil, 30], .won),
            ([.halfLost, .halfLost], [nil, "2.5"], .lost), ([.halfWon, .halfLost], [nil, "7.5"], .lost),
            ([.halfLost, .halfWon], [nil, 10], .void), ([.halfLost, .won], [nil, 15], .won),
        ] as [([Outcome.Result], [Written?], Bet.State)])
    func `a multiple pays with its last selection, and is lost with the first that loses`(
        results: [Outcome.Result], due: [Written?], state: Bet.State
    ) throws {
        var bet = try bet(.multiple, [2, 3])

        let paid = try settle(&bet, results)

        expect(paid, is: due.map { $0?.amount })
        expect(bet.state, is: state)
    }

    @Test(
        arguments: [
            ([.won, .won, .won], [nil, nil, "86.67"], .won), ([.won, .won, .lost], [nil, nil, 20], .won),
            ([.lost, .won, .won], [nil, nil, 40], .won), ([.lost, .void, .won], [nil, nil, "13.33"], .won),
            ([.won, .void, .lost], [nil, nil, "6.67"], .lost), ([.lost, .lost], [nil, 0], .lost),
            ([.void, .void, .void], [nil, nil, 10], .void),
        ] as [([Outcome.Result], [Written?], Bet.State)])
    func `a system of two of three pays each pair that comes true`(
        results: [Outcome.Result], due: [Written?], state: Bet.State
    ) throws {
        var bet = try bet(.system(2), [2, 3, 4])

        let paid = try settle(&bet, results)

        expect(paid, is: due.map { $0?.amount })
        expect(bet.state, is: state)
    }

    @Test(
        arguments: [
            ("1", "1.005", "1.01"), ("0.01", "1.49", "0.01"), ("0.01", "1.5", "0.02"), ("3.33", "1.01", "3.36"),
        ])
    func `what is paid is rounded half away from zero`(stake: String, odds: String, due: String) throws {
        let price = try #require(Amount(string: odds))
        let odds = try #require(Odds(price))
        var bet = try bet(.single, [odds], stake: try #require(Amount(string: stake)))

        try expect(bet.settle("0/m/o", as: .won), is: Amount(string: due))
        expect(bet.state, is: .won)
    }

    @Test(
        arguments: [(.won, 33, 33), (.halfWon, 22, 22), (.void, 10, 10), (.halfLost, 5, 5), (.lost, 0, 0)]
            as [(Outcome.Result, Amount, Amount)])
    func `a boost is for bets that win, within the most that is paid`(
        result: Outcome.Result, due: Amount, limited: Amount
    ) throws {
        var boosted = try bet(.single, [3], boost: Amount(hundredths: 10))
        var capped = try bet(.single, [3], boost: Amount(hundredths: 10), upTo: 31)

        try expect(boosted.settle("0/m/o", as: result), is: due)
        try expect(capped.settle("0/m/o", as: result), is: min(limited, 31))
    }

    @Test func `the longest bet at the greatest odds comes to the limit of all bets`() throws {
        for kind in [.multiple, .system(15)] as [Bet.Kind] {
            var bet = try bet(kind, Array(repeating: .greatest, count: 30), stake: Amount(hundredths: 1))

            expect(bet.potential.payout, is: Returns.greatest)
            try expect(settle(&bet, Array(repeating: .won, count: 30)).last, is: Returns.greatest)
        }
    }

    @Test func `nothing is decided twice`() throws {
        var bet = try bet(.multiple, [2, 3])

        try bet.settle("0/m/o", as: .won)
        try expect(bet.settle("0/m/o", as: .lost), is: nil)
        try bet.settle("1/m/o", as: .won)
        let settled = bet
        try expect(bet.settle("1/m/o", as: .lost), is: nil)

        expect(bet, is: settled)
        expect(bet.paid, is: 60)
    }

    // MARK: By matches

    private func match(_ id: String, odds: Odds = 2) -> Match {
        Match(
            id: id, competition: "", home: "", away: "", phase: .upcoming(start: nil),
            markets: [
                Market(
                    id: "m", outcomes: [Outcome(id: "o", title: "", odds: odds), Outcome(id: "p", title: "", odds: 2)])
            ])
    }

    @Test func `matches say what is decided, again and again`() throws {
        var bet = try bet(.multiple, [2, 3])
        var first = match("0")
        var second = match("1")

        expect(bet.settle(by: first), is: nil)
        first.apply(.settled(market: "m", winners: ["o"]))
        second.apply(.settled(market: "m", winners: []))
        #expect(bet.settle(by: match("elsewhere")) == nil && bet.settle(by: first) == nil)
        #expect(bet.settle(by: first) == nil && bet.state == .pending)
        expect(bet.settle(by: second), is: 20)
        expect(bet.state, is: .won)

        #expect(bet.settle(by: second) == nil && bet.paid == 20)
    }

    @Test func `what is known stays, whatever matches say later`() throws {
        var bet = try bet(.multiple, [2, 3])
        try bet.settle("0/m/o", as: .halfWon)
        var first = match("0")

        bet.settle(by: first)
        first.apply(.settled(market: "m", winners: ["p"]))
        bet.settle(by: first)

        expect(bet.selections.map(\.result), is: [.halfWon, nil])
        expect(bet.state, is: .pending)
    }

    // MARK: Cashing out

    /// With a margin of a tenth, at the odds of now of the first and the second selection.
    private func value(_ bet: Bet, _ first: Odds?, _ second: Odds?) -> Amount? {
        bet.cashOutValue(margin: Amount(hundredths: 10)) { $0.match == "0" ? first : second }
    }

    @Test(
        arguments: [
            (2, 3, 9), (4, 3, "4.5"), (1.5, 3, 12), (1.001, 1.001, "53.89"), (nil, 3, nil), (2, nil, nil),
            (.greatest, .greatest, nil), (7, 3, "2.57"),
        ] as [(Odds?, Odds?, Written?)])
    func `a bet is worth its stake by the odds of now, less a margin, while all are open`(
        first: Odds?, second: Odds?, worth: Written?
    ) throws {
        expect(value(try bet(.multiple, [2, 3]), first, second), is: worth?.amount)
    }

    @Test func `what is decided needs no price, and counts as it is`() throws {
        var bet = try bet(.multiple, [2, 3])

        try bet.settle("0/m/o", as: .won)

        expect(value(bet, nil, 3), is: 18)
        expect(value(bet, 9, 6), is: 9)
    }

    @Test(arguments: [(0, 10), (1, nil), (2, nil), (-1, 10)] as [(Amount, Amount?)])
    func `a margin is from nothing to all`(margin: Amount, worth: Amount?) throws {
        try expect(bet(.single, [2]).cashOutValue(margin: margin) { _ in 2 }, is: worth)
    }

    @Test func `it is worth no more than it can win`() throws {
        let bet = try bet(.single, [4], upTo: 12)

        expect(bet.cashOutValue(margin: 0) { _ in 1.001 }, is: 12)
    }

    @Test func `of a system each pair is worth its part`() throws {
        let bet = try bet(.system(2), [2, 3, 4], stake: 30)

        expect(bet.cashOutValue(margin: 0) { $0.odds }, is: 30)
        expect(bet.cashOutValue(margin: 0) { $0.match == "0" ? 4 : $0.odds }, is: 20)
    }

    @Test func `of two selections whose names run into one each has its own price`() throws {
        let selections = [("a/b", "c"), ("a", "b/c")].map { match, market in
            Bet.Selection(match: match, market: market, outcome: "o", odds: 2)
        }
        let bet = try Bet(id: "b", .multiple, on: selections, stake: 10, placed: .hour(0))

        expect(bet.cashOutValue(margin: 0) { $0.match == "a" ? 4 : 2 }, is: 5)
    }

    @Test func `matches say what it is worth while bets are taken on all of them`() throws {
        let bet = try bet(.multiple, [2, 3])
        var second = match("1", odds: 3)

        expect(bet.cashOutValue(margin: 0, in: [match("0", odds: 4), second]), is: 5)
        expect(bet.cashOutValue(margin: 0, in: [match("0")]), is: nil)
        second.apply(.suspended(market: "m", true))

        expect(bet.cashOutValue(margin: 0, in: [match("0"), second]), is: nil)
    }

    @Test func `all of it is given up for its value, once`() throws {
        var bet = try bet(.single, [2])
        #expect(throws: Bet.Refusal.aboveValue(9)) { try bet.cashOut(Amount(hundredths: 901), of: 9) }
        #expect(throws: Bet.Refusal.amount) { try bet.cashOut(0, of: 9) }

        try bet.cashOut(9, of: 9)

        expect(bet.state, is: .cashedOut)
        expect(bet.paid, is: 9)
        #expect(throws: Bet.Refusal.over(.cashedOut)) { try bet.cashOut(9, of: 9) }
        try expect(bet.settle("0/m/o", as: .won), is: nil)
        #expect(bet.settle(by: match("0")) == nil && value(bet, 2, 2) == nil && bet.paid == 9)
    }

    @Test(arguments: [Outcome.Result.won, .lost, .void])
    func `what is decided is not given up`(result: Outcome.Result) throws {
        var bet = try bet(.single, [2])
        try bet.settle("0/m/o", as: result)
        let settled = bet

        #expect(throws: Bet.Refusal.over(bet.state)) { try bet.cashOut(1, of: 1) }

        #expect(bet == settled && value(bet, 2, 2) == nil)
    }

    @Test func `the rest of a bet stands, and its parts add up`() throws {
        var bet = try bet(.multiple, [2, 3])

        try bet.cashOut(3, of: 9)
        expect(bet.state, is: .pending)
        expect(bet.potential.payout, is: 40)
        expect(value(bet, 2, 3), is: 6)
        try bet.cashOut(3, of: 6)
        expect(bet.potential.payout, is: 20)
        try bet.settle("0/m/o", as: .won)

        try expect(bet.settle("1/m/o", as: .won), is: 20)
        expect(bet.paid, is: 26)
        expect(bet.staked, is: 10)
    }

    @Test func `parts are never worth more for being many`() throws {
        var bet = try bet(.single, [500], stake: 1)
        var given: Amount = 0

        while let value = bet.cashOutValue(margin: 0, price: { _ in 2 }) {
            let part = min(Amount(hundredths: 749), value)
            try bet.cashOut(part, of: value)
            given += part
        }

        expect(bet.state, is: .cashedOut)
        expect(given, is: 250)
        expect(bet.paid, is: 250)
    }

    @Test func `what has been given for a part counts for the most that is paid`() throws {
        var bet = try bet(.single, [10], upTo: 50)

        try bet.cashOut(10, of: 20)

        try expect(bet.settle("0/m/o", as: .won), is: 40)
    }

    @Test func `what is forfeited has not been paid, and leaves as much more below the most that is paid`() throws {
        var bet = try bet(.single, [10], upTo: 50)
        try bet.cashOut(10, of: 20)

        bet.forfeit(4)

        expect(bet.paid, is: 6)
        try expect(bet.settle("0/m/o", as: .won), is: 44)
    }
}
