import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct MatchTimelineTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `nothing has moved at the start, and every move comes at its time`() {
        let match = RecordedMatchViewModel(.blank, in: environment)
        match.follow(MatchScript([.init(at: .seconds(2), .minute), .init(at: .seconds(5), .point(.away))]))

        #expect(match.currentDisplayState.moves.isEmpty)
        environment.scheduler.advance(by: .seconds(2))
        #expect(match.currentDisplayState.moves == [.minute])
        environment.scheduler.advance(by: .seconds(3))
        #expect(match.currentDisplayState.moves == [.minute, .point(.away)])
    }

    @Test func `after the last move nothing waits on the time line`() {
        let match = RecordedMatchViewModel(.blank, in: environment)
        match.follow(.match)

        environment.scheduler.advance(by: .seconds(60))

        #expect(match.currentDisplayState.moves == MatchScript.match.steps.map(\.move))
        #expect(environment.scheduler.nextDue == nil)
    }

    @Test func `a match that is over hears of no more moves and keeps no time line awake`() {
        let match = RecordedMatchViewModel(.blank, in: environment)
        match.follow(.match)

        environment.scheduler.advance(by: .seconds(4))
        match.update { $0.isOn = false }
        environment.scheduler.advance(by: .seconds(10))

        #expect(match.currentDisplayState.moves.count == 1)
        #expect(environment.scheduler.nextDue == nil)
    }

    @Test func `following another script leaves the first`() {
        let match = RecordedMatchViewModel(.blank, in: environment)
        match.follow(.match)
        match.follow(MatchScript([.init(at: .seconds(1), .suspend)]))

        environment.scheduler.advance(by: .seconds(60))

        #expect(match.currentDisplayState.moves == [.suspend])
    }

    @Test func `a match that is let go leaves nothing on the time line`() {
        var match: RecordedMatchViewModel? = RecordedMatchViewModel(.blank, in: environment)
        match?.follow(.match)
        weak let released = match

        match = nil

        #expect(released == nil)
        #expect(environment.scheduler.nextDue == nil)
    }

    @Test func `scripts are in the order of their times`() {
        for script in [MatchScript.match, .market] {
            let times = script.steps.map(\.time)
            #expect(times == times.sorted())
            #expect(times.first.map { $0 > .zero } == true)
        }
    }

    @Test func `prices of a live group rise, fall, are held back and come again`() {
        let model = MarketOutcomesMultiLineCatalog.makeViewModel(.oddsChanges, in: environment)
        func outcomes() -> [OutcomeItemDisplayState] { model.currentDisplayState.lines[0].outcomes }
        let start = outcomes().map(\.odds)

        environment.scheduler.advance(by: .seconds(4))
        #expect(outcomes().map(\.odds) == [start[0], 1.90])
        #expect(outcomes()[1].oddsChange == .up)
        environment.scheduler.advance(by: .seconds(3))
        #expect(outcomes().map(\.odds) == [1.85, 1.90])
        environment.scheduler.advance(by: .seconds(4))
        #expect(model.currentDisplayState.lines.map(\.mode) == [.suspended, .outcomes])
        environment.scheduler.advance(by: .seconds(20))

        #expect(model.currentDisplayState.lines.map(\.mode) == [.outcomes, .outcomes])
        #expect(outcomes().map(\.odds) == [1.95, 1.80])
        #expect(model.currentDisplayState.lines[1].outcomes[0].isSelected)
        #expect(environment.scheduler.nextDue == nil)
    }

    @Test func `a live card scores, goes on and ends with its markets closed`() {
        let model = TallOddsMatchCardCatalog.makeViewModel(.live, in: environment)

        environment.scheduler.advance(by: .seconds(12))
        #expect(model.currentDisplayState.header.time == "2nd Half, 68 Min")
        #expect(model.currentDisplayState.score?.columns.map(\.home) == ["1", "2", "3"])
        environment.scheduler.advance(by: .seconds(20))

        #expect(!model.currentDisplayState.header.isLive)
        #expect(model.currentDisplayState.header.time == "Full time")
        #expect(model.currentDisplayState.outcomes.lines.map(\.notice) == ["Market closed"])
        #expect(environment.scheduler.nextDue == nil)
    }

    @Test func `a match before its start and one that is loading stand still`() {
        for state in [TallOddsMatchCardDisplayState.premierLeague, .loading] {
            let model = TallOddsMatchCardCatalog.makeViewModel(state, in: environment)

            environment.scheduler.advance(by: .seconds(30))

            #expect(model.currentDisplayState == state)
        }
    }

    @Test func `a price that is held back does not move`() {
        let model = OutcomeItemViewModel(.locked, in: environment)

        model.update { $0.movePrice(.up) }

        #expect(model.currentDisplayState == .locked)
    }

    @Test func `a price never falls below the least there is`() {
        let model = OutcomeItemViewModel(OutcomeItemDisplayState(id: "x", title: "X", odds: 1.02), in: environment)

        model.update { $0.movePrice(.down) }

        #expect(model.currentDisplayState.odds == 1.01)
    }
}

/// A match that writes down what it is told.
private struct RecordedMatchDisplayState: LiveMatch {
    var isOn = true
    /// Empty in JSON, where nobody looks.
    var moves: [MatchMove] = []

    static let blank = Self()

    private enum CodingKeys: CodingKey { case isOn }

    mutating func play(_ move: MatchMove, in environment: ViewEnvironment) { moves.append(move) }
}

private final class RecordedMatchViewModel: ViewModel<RecordedMatchDisplayState>, PlacedModel {}
