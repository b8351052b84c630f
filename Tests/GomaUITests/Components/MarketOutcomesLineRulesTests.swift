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

/// What becomes of lines of prices as their match goes on.
@MainActor
struct MarketOutcomesLineRulesTests {
    private let environment = ViewEnvironment.simulated()

    private func outcomes(_ availabilities: [OutcomeAvailability]) -> [OutcomeItemDisplayState] {
        availabilities.enumerated().map { index, availability in
            OutcomeItemDisplayState(id: "\(index)", title: "", odds: 2, availability: availability, isSelected: true)
        }
    }

    /// A match with two markets.
    private func match(after changes: [MatchChange] = []) -> Match {
        var match = Match(
            id: "a", competition: "", home: "", away: "", phase: .live(MatchClock()),
            markets: ["main", "other"].map { id in
                Market(id: id, outcomes: (0..<2).map { Outcome(id: "\($0)", title: "", odds: 2) })
            })
        for change in changes { match.apply(change) }
        return match
    }

    @Test func `a row without prices shows none`() {
        var (row, line) = (CompactOutcomesLineDisplayState(outcomes: []), MarketOutcomesLineDisplayState(outcomes: []))

        row.show(match(), in: environment)
        line.show(match().markets[0], of: match())

        expectEmpty(row.outcomes)
        expectEmpty(line.outcomes)
        expect(row.isOn, is: false)
    }

    @Test(arguments: [
        (MarketOutcomesLineMode.outcomes, MarketOutcomesLineMode.suspended, MarketOutcomesLineMode.outcomes),
        (.suspended, .suspended, .outcomes), (.seeAll, .seeAll, .seeAll),
    ])
    func `a line with prices is suspended, and one that is suspended is resumed`(
        before: MarketOutcomesLineMode, suspended: MarketOutcomesLineMode, resumed: MarketOutcomesLineMode
    ) {
        var one = MarketOutcomesLineDisplayState(mode: before, outcomes: outcomes([.open, .unavailable]))
        var other = one
        let prices = one.outcomes
        let heldBack = match(after: [.suspended(market: "main", true)])

        one.show(heldBack.markets[0], of: heldBack)
        other.show(match().markets[0], of: match())

        expect(one.mode, is: suspended)
        expect(other.mode, is: resumed)
        expect(one.outcomes, is: prices)
        expect(other.outcomes, is: prices)
    }

    @Test func `a line of a match that is over is closed`() {
        var state = MarketOutcomesLineDisplayState(
            mode: .suspended, outcomes: outcomes([.open, .open]), notice: "Wait")
        let over = match(after: [.ended])

        state.show(match(after: [.suspended(market: "main", true)]).markets[0], of: match())
        expect(state.mode, is: .suspended)
        expect(state.notice, is: "Wait")
        state.show(over.markets[0], of: over)

        #expect(state.mode == .closed && state.notice == nil)
    }

    @Test func `a line of a market that is decided is closed, and the way to all markets stays`() {
        let decided = match(after: [.settled(market: "main", winners: ["0"])])
        var line = MarketOutcomesLineDisplayState(outcomes: outcomes([.open, .open]))
        var way = MarketOutcomesLineDisplayState(mode: .seeAll, outcomes: [])

        line.show(decided.markets[0], of: decided)
        way.show(decided.markets[0], of: decided)

        expect(line.mode, is: .closed)
        expect(way.mode, is: .seeAll)
    }

    @Test(arguments: [("main", [2.1, 2]), ("other", [2, 2.1]), ("nobody's", [2, 2])])
    func `a price moves in the line that is meant, and nowhere where there is none`(market: String, odds: [Double]) {
        var state = MarketOutcomesMultiLineDisplayState(
            lines: (0..<2).map { _ in MarketOutcomesLineDisplayState(outcomes: outcomes([.open, .open])) })

        state.show(match(after: [.step(market: market, outcome: "0", .up)]), in: environment)

        expect(state.lines.map { $0.outcomes[0].odds?.value.nearest }, is: odds)
        expect(state.lines.map { $0.outcomes[0].oddsChange }, is: odds.map { $0 == 2 ? .none : .up })
    }

    @Test func `of a group the market that is meant is held back, and all are closed at the end`() {
        var state = MarketOutcomesMultiLineDisplayState(
            lines: (0..<2).map { _ in MarketOutcomesLineDisplayState(outcomes: outcomes([.open])) })

        state.show(match(after: [.suspended(market: "main", true)]), in: environment)
        expect(state.lines.map(\.mode), is: [.suspended, .outcomes])
        state.show(match(), in: environment)
        expect(state.lines.map(\.mode), is: [.outcomes, .outcomes])
        state.show(match(after: [.ended]), in: environment)

        expect(state.lines.map(\.mode), is: [.closed, .closed])
    }
}
