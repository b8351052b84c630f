import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp

/// How many prices of a market are shown and how they lie, and what stands in their place.
@MainActor
struct MatchStatesTests {
    private let book: Sportsbook

    init() { book = Sportsbook(matches: [], balance: Money(100, "EUR"), in: ViewEnvironment.simulated()) }

    /// A match with one market.
    /// - Parameter outcomes: what those of the market are called.
    private func match(_ outcomes: [String]) -> Match {
        var match = Match.listed("a")
        match.markets = [
            Market(id: "m", outcomes: outcomes.map { Outcome(id: $0, title: .named($0.uppercased()), odds: 2) })
        ]
        return match
    }

    private func line(_ match: Match) -> MarketOutcomesLineDisplayState {
        match.lineState(match.markets[0], in: book)
    }

    @Test(
        arguments: [
            (["a"], .row, 1, 1), (["a", "b", "c"], .row, 3, 3), (["a", "b", "c", "d"], .grid, 4, 3),
            (["a", "b", "c", "d", "e"], .row, 3, 3),
        ] as [([String], MarketOutcomesLayout, Int, Int)])
    func `four prices stand in a square; of more, and in a low row, the first three are shown`(
        ids: [String], layout: MarketOutcomesLayout, count: Int, lowCount: Int
    ) {
        let match = match(ids)

        expect(line(match).layout, is: layout)
        expect(line(match).outcomes.map(\.id), is: Array(ids.prefix(count)))
        expect(match.compactLineState(in: book).outcomes.map(\.id), is: Array(ids.prefix(lowCount)))
    }

    @Test func `in a low row a price has its short name, and the whole one beside it where that is another`() {
        var match = match(["a", "b"])
        match.markets[0].outcomes[0].shortTitle = "1"
        func price(_ place: Int, _ density: OutcomeDensity) -> OutcomeItemDisplayState {
            match.outcomeState(match.markets[0].outcomes[place], of: match.markets[0], in: book, density: density)
        }

        expect(price(0, .compact).title, is: "1")
        expect(price(0, .compact).completeName, is: "A")
        #expect(price(0, .regular).title == "A" && price(0, .regular).completeName == nil)
        #expect(price(1, .compact).title == "B" && price(1, .compact).completeName == nil)
    }

    @Test func `a market is closed once it is decided, also before its match is over, and names all that have won`() {
        var match = match(["a", "b", "c"])
        #expect(line(match).mode == .outcomes && line(match).notice == nil)

        match.apply(.results(market: "m", ["c": .won, "a": .halfWon, "b": .halfLost]))

        expect(line(match).mode, is: .closed)
        expect(line(match).notice, is: "✓ A, C")
    }

    @Test func `a market is void where stakes come back, and says nothing where none that is shown has won`() {
        var (lost, void) = (match(["a", "b"]), match(["a", "b"]))

        lost.apply(.results(market: "m", ["a": .lost, "b": .halfLost]))
        void.apply(.results(market: "m", ["a": .lost, "b": .void]))

        #expect(line(lost).mode == .closed && line(lost).notice == nil)
        expect(line(void).mode, is: .closed)
        expect(line(void).notice, is: "Void: stakes come back")
    }

    @Test func `a market that is decided in part, or has nothing to decide, is not closed`() {
        var match = match(["a", "b"])
        match.markets[0].outcomes[0].result = .won
        #expect(line(match).mode == .outcomes && line(match).notice == nil)

        match.markets[0].outcomes = []

        #expect(line(match).mode == .outcomes && line(match).notice == nil)
    }
    @Test func `after midnight the day of a match is told from the new day, and not before`() {
        let environment = ViewEnvironment.simulated()
        let book = Sportsbook(
            matches: [.listed("a", in: 24)], balance: Money(100, "EUR"), now: Match.now, in: environment)
        let header = BookHeaderModel(book, match: "a")
        let start = CalendarMoment(year: 2026, month: 6, day: 12, hour: 18, minute: 15)
        expect(header.currentDisplayState.time, is: MatchTime.start(start, now: Match.now))

        environment.scheduler.advance(by: .seconds(20_699))
        book.toggleFavorite("a")
        let evening = CalendarMoment(year: 2026, month: 6, day: 11, hour: 23, minute: 45)
        expect(header.currentDisplayState.time, is: MatchTime.start(start, now: evening))
        environment.scheduler.advance(by: .seconds(1))
        book.toggleFavorite("a")

        let midnight = CalendarMoment(year: 2026, month: 6, day: 12, hour: 0, minute: 0)
        expect(header.currentDisplayState.time, is: MatchTime.start(start, now: midnight))
    }
}
