import Expectations
import Foundation
import Testing

@testable import GomaDomain

struct MatchTests {
    private func match(_ phase: Match.Phase = .live(MatchClock(.firstHalf, minute: 44))) -> Match {
        Match(
            id: "a", competition: "League", home: "Reds", away: "Blues", phase: phase,
            markets: [
                Market(
                    id: "1x2",
                    outcomes: [Outcome(id: "home", title: "1", odds: 2), Outcome(id: "away", title: "2", odds: 4)]),
                Market(id: "goals", outcomes: [Outcome(id: "over", title: "Over", odds: 1.5)]),
            ])
    }

    @Test(
        arguments: [
            .odds(market: "1x2", outcome: "over", 3), .odds(market: "corners", outcome: "home", 3),
            .step(market: "1x2", outcome: "over", .up), .suspended(market: "corners", true),
            .settled(market: "corners", winners: []),
        ] as [MatchChange])
    func `what names a market or an outcome that is not there changes nothing`(change: MatchChange) {
        var match = match()

        let isKnown = match.apply(change)

        expect(isKnown, is: false)
        expect(match, is: self.match())
    }

    @Test func `a price is told, or moves by a step, in its market alone`() {
        var match = match()

        let isKnown = [
            match.apply(.odds(market: "1x2", outcome: "home", 2.5)),
            match.apply(.step(market: "goals", outcome: "over", .down)),
        ]

        expect(isKnown, is: [true, true])
        expect(match.markets[0].outcomes.map(\.price), is: [Price(2.5, change: .up, changeCount: 1), Price(4)])
        expect(match.markets[1].outcomes.map(\.price), is: [Price(1.45, change: .down, changeCount: 1)])
    }

    @Test func `a price steps only where bets are taken, and is told everywhere`() {
        var match = match()
        match.apply(.suspended(market: "1x2", true))

        let isKnown = match.apply(.step(market: "1x2", outcome: "home", .up))
        expect(isKnown, is: true)
        expect(match.markets[0].outcomes[0].odds, is: 2)
        match.apply(.odds(market: "1x2", outcome: "home", 3))
        expect(match.markets[0].outcomes[0].odds, is: 3)
        match.apply(.suspended(market: "1x2", false))
        match.apply(.step(market: "1x2", outcome: "home", .up))

        expect(match.markets[0].outcomes[0].odds, is: 3.15)
    }

    @Test func `a movement that has been seen is none any more, and stays counted`() {
        var match = match()
        match.apply(.odds(market: "1x2", outcome: "away", 5))

        match.clearChange(of: "away", in: "1x2")

        expect(match.markets[0].outcomes[1].price, is: Price(5, change: .none, changeCount: 1))
    }

    @Test func `a minute counts where minutes are counted`() {
        let phases: [Match.Phase] = [
            .live(MatchClock(.firstHalf, minute: 44)), .live(MatchClock(.halfTime)), .upcoming(start: nil), .ended,
        ]

        let after = phases.map { phase in
            var match = match(phase)
            match.apply(.minute)
            return match.phase
        }

        expect(after, is: [.live(MatchClock(.firstHalf, minute: 45))] + phases.dropFirst())
    }

    @Test func `a clock is told until the match is over`() {
        let phases: [Match.Phase] = [.upcoming(start: nil), .live(MatchClock(.firstHalf, minute: 44)), .ended]
        let clock = MatchClock(.secondHalf, minute: 90)

        let after = phases.map { phase in
            var match = match(phase)
            match.apply(.clock(clock))
            return match.phase
        }

        expect(after, is: [.live(clock), .live(clock), .ended])
    }

    @Test func `a start is known until the match begins, where it was told`() {
        let start = Date(timeIntervalSince1970: 1_781_297_100)
        let phases: [Match.Phase] = [.upcoming(start: start), .upcoming(start: nil), .live(MatchClock()), .ended]

        expect(phases.map { match($0).start }, is: [start, nil, nil, nil])
    }

    @Test func `a score is told, and a point counts in it`() {
        var match = match()

        match.apply(.score(.total(Tally(1, 1))))
        match.apply(.point(.home))

        expect(match.score, is: .total(Tally(2, 1)))
    }

    @Test func `bets are taken until the match is over, its market is held back, or is settled`() {
        func isOpen(after change: MatchChange) -> [Bool] {
            var match = match()
            match.apply(change)
            return match.markets.map { match.takesBets(on: $0.outcomes[0], of: $0) }
        }

        expect(isOpen(after: .minute), is: [true, true])
        expect(isOpen(after: .suspended(market: "1x2", true)), is: [false, true])
        expect(isOpen(after: .settled(market: "goals", winners: ["over"])), is: [true, false])
        expect(isOpen(after: .ended), is: [false, false])
    }

    @Test func `a market that is decided takes no bets, though it is told to be open again`() {
        var match = match()
        match.apply(.settled(market: "1x2", winners: ["home"]))

        match.apply(.suspended(market: "1x2", false))

        let market = match.markets[0]
        #expect(!market.isSuspended)
        #expect(!market.outcomes.contains { match.takesBets(on: $0, of: market) })
    }

    @Test func `a market that is decided stays so where the whole match comes again without its results`() {
        var known = match()
        known.apply(.settled(market: "1x2", winners: ["home"]))

        known.apply(.match(match()))

        expect(known.markets.map { $0.outcomes.map(\.result) }, is: [[.won, .lost], [nil]])
        expect(known.markets.map(\.isSuspended), is: [true, false])
    }

    @Test func `a match that is over stays so where the whole of it comes again, late`() {
        var known = match()
        known.apply(.ended)
        var late = match()
        late.score = .total(Tally(2, 1))

        known.apply(.match(late))

        expect(known.phase, is: .ended)
        expect(known.score, is: .total(Tally(2, 1)))
        expect(known.markets.map(\.isSuspended), is: [true, true])
        #expect(!known.takesBets(on: known.markets[0].outcomes[0], of: known.markets[0]))
    }

    @Test func `a whole match that tells other results has those`() {
        var known = match()
        known.apply(.settled(market: "1x2", winners: ["home"]))
        var other = match()
        other.apply(.settled(market: "1x2", winners: ["away"]))

        known.apply(.match(other))

        expect(known.markets.map { $0.outcomes.map(\.result) }, is: [[.lost, .won], [nil]])
    }

    @Test func `a settled market says who won, and without winners it is void`() {
        var match = match()

        match.apply(.settled(market: "1x2", winners: ["away"]))
        match.apply(.settled(market: "goals", winners: []))

        expect(match.markets.map { $0.outcomes.map(\.result) }, is: [[.lost, .won], [.void]])
        expect(match.markets.map(\.isSuspended), is: [true, true])
    }

    @Test
    func
        `a market is settled by results too, halves among them; one that is not named is lost, and without any it is void`()
    {
        var match = match()

        match.apply(.results(market: "1x2", ["home": .halfWon]))
        match.apply(.results(market: "goals", [:]))

        expect(match.markets.map { $0.outcomes.map(\.result) }, is: [[.halfWon, .lost], [.void]])
        expect(match.markets.map(\.isSuspended), is: [true, true])
    }

    @Test(
        arguments: [.settled(market: "1x2", winners: ["draw"]), .results(market: "1x2", ["draw": .won])]
            as [MatchChange])
    func `a market that does not list the result is void`(change: MatchChange) {
        var match = match()

        match.apply(change)

        expect(match.markets[0].outcomes.map(\.result), is: [.void, .void])
        expect(match.markets[0].isSuspended, is: true)
    }

    @Test func `the end closes all markets`() {
        var match = match()

        match.apply(.ended)

        expect(match.phase, is: .ended)
        expect(match.isLive, is: false)
        expect(match.markets.map(\.isSuspended), is: [true, true])
    }
}
