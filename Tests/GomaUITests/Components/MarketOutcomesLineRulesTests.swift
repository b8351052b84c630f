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

    @Test func `a row without prices is played with nothing`() {
        var (row, line) = (CompactOutcomesLineDisplayState(outcomes: []), MarketOutcomesLineDisplayState(outcomes: []))
        for side in ScoreSide.allCases {
            row.play(.price(of: side, market: 0, .up), in: environment)
            line.play(.price(of: side, market: 0, .up), in: environment)
        }

        #expect(row.outcomes.isEmpty && line.outcomes.isEmpty && !row.isOn)
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

        one.play(.suspend, in: environment)
        other.play(.resume, in: environment)

        #expect(one.mode == suspended && other.mode == resumed)
        #expect(one.outcomes == prices && other.outcomes == prices)
    }

    @Test func `a suspended line moves no price, and a line that is over is closed`() {
        var state = MarketOutcomesLineDisplayState(mode: .suspended, outcomes: outcomes([.open, .open]))

        state.play(.price(of: .home, market: 0, .up), in: environment)
        #expect(state.outcomes.map(\.odds) == [2, 2])
        state.play(.end, in: environment)

        #expect(state.mode == .suspended && state.notice == "Market closed")
    }

    @Test(arguments: [(0, [2.1, 2]), (1, [2, 2.1]), (2, [2, 2]), (-1, [2, 2])])
    func `a price moves in the line that is meant, and nowhere where there is none`(market: Int, odds: [Double]) {
        var state = MarketOutcomesMultiLineDisplayState(
            lines: (0..<2).map { _ in MarketOutcomesLineDisplayState(outcomes: outcomes([.open, .open])) })

        state.play(.price(of: .home, market: market, .up), in: environment)

        #expect(state.lines.map { $0.outcomes[0].odds?.value.nearest } == odds)
    }

    @Test func `of a group the main market is held back, and all are closed at the end`() {
        var state = MarketOutcomesMultiLineDisplayState(
            lines: (0..<2).map { _ in MarketOutcomesLineDisplayState(outcomes: outcomes([.open])) })

        state.play(.suspend, in: environment)
        #expect(state.lines.map(\.mode) == [.suspended, .outcomes])
        state.play(.resume, in: environment)
        #expect(state.lines.map(\.mode) == [.outcomes, .outcomes])
        state.play(.end, in: environment)

        #expect(state.lines.map(\.notice) == ["Market closed", "Market closed"])
    }

    @Test(arguments: [Set<String>(), ["0"], ["1", "2"], ["nobody"]])
    func `outcomes are selected as the bet slip has them, and no others`(ids: Set<String>) {
        var line = MarketOutcomesLineDisplayState(outcomes: outcomes([.open, .locked, .open]))
        var group = MarketOutcomesMultiLineDisplayState(lines: [line, line])

        line.selectOutcomes(ids: ids)
        group.selectOutcomes(ids: ids)

        let expected = ["0", "1", "2"].map(ids.contains)
        #expect(line.outcomes.map(\.isSelected) == expected)
        #expect(group.lines.map { $0.outcomes.map(\.isSelected) } == [expected, expected])
    }
}
