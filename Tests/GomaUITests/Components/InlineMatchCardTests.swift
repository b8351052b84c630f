import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct InlineMatchCardTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a match reads in four rows below a blank one`() {
        let stage = stage(.init(.liveFootball, in: environment))

        expect(
            stage.rows,
            is: [
                "",
                "  ● LIVE 45'                                                 ↯ ♥ +78 ›",
                "  Liverpool F.C.                2  ▄▄▄▄▄▄▄▄▄▄▄ ▄▄▄▄▄▄▄▄▄▄▄ ▄▄▄▄▄▄▄▄▄▄▄",
                "  Arsenal F.C.                  1  █  1 1.45 █ █  X 4.10 █ █  2 7.50 █",
                "                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀",
            ])
    }

    @Test func `where room is short the prices go below the names`() {
        let stage = stage(.init(.liveFootball, in: environment), width: 40)

        expect(stage.rows.count, is: 7)
        #expect(stage.rows[2].hasPrefix("  Liverpool F.C."))
        #expect(stage.rows[2].hasSuffix(" 2"))
        expect(stage.rows[5], contains: "7.50")
    }

    @Test func `names give way before the score and the prices`() {
        let stage = stage(.init(.longNames, in: environment), width: 66)

        expect(stage.rows[2], contains: "…")
        expect(stage.rows[2], contains: " 5")
        expect(stage.rows[3], contains: "101.00")
    }

    @Test func `each part takes the focus in reading order and acts once`() {
        let stage = stage(.init(.preLive, in: environment))

        for _ in 0..<5 {
            stage.tab()
            stage.press(.enter)
        }

        expect(
            stage.calls,
            is: [
                "InlineMatchCard.openMatch()", "CompactMatchHeader.openMarkets()", "OutcomeItem.toggleSelection()",
                "OutcomeItem.toggleSelection()", "OutcomeItem.toggleSelection()",
            ])
    }

    @Test func `the score that tells who serves takes the place of the small one, and gives it back`() {
        let model = InlineMatchCardViewModel(.liveFootball, in: environment)
        let stage = stage(model)
        let rows = stage.rows

        model.update { $0.detailedScore = .tennis }
        #expect(model.scoreViewModel == nil)
        expect(stage.rows, isNot: rows)

        model.update { $0.detailedScore = nil }
        expect(stage.rows, is: rows)
    }

    @Test func `a chosen outcome is part of the card's state, told once`() {
        let model = InlineMatchCardViewModel(.preLive, in: environment)
        let stage = stage(model)
        var told = 0
        let subscription = model.displayStatePublisher.dropFirst().sink { _ in told += 1 }

        stage.click(x: 40, y: 2)
        subscription.cancel()

        expect(told, is: 1)
        expect(model.currentDisplayState.outcomes.outcomes.map(\.isSelected), is: [true, false, false])
        expect(model.outcomesViewModel.currentDisplayState, is: model.currentDisplayState.outcomes)
    }

    @Test func `a score comes with the match and is gone with it`() {
        let model = InlineMatchCardViewModel(.preLive, in: environment)
        let stage = stage(model)
        let before = stage.rows

        model.update {
            $0.header.time = .period(MatchPeriod(.named(""), minute: 1))
            $0.score = .footballStart
        }
        #expect(stage.rows[1].hasPrefix("  ● LIVE 1'"))
        expect(stage.rows[2], contains: " 0 ")
        model.replaceState(.preLive)

        expect(stage.rows, is: before)
    }

    @Test func `in a match that ends nobody serves any more`() {
        let model = InlineMatchCardViewModel(.liveTennisServing, in: environment)
        let stage = stage(model)

        var match = LiveMatch.tennisAdvantage.match
        match.apply(.ended)
        model.update { $0.show(match, in: environment) }

        expect(stage.rows[2], contains: "▐ A▌")
        expect(stage.rows.joined(), lacks: "•")
    }

    @Test func `a goal redraws the score alone`() {
        let model = InlineMatchCardViewModel(.liveFootball, in: environment)
        let stage = stage(model)
        stage.window.statistics = FrameStatistics()

        var match = LiveMatch.football.match
        match.apply(.point(.home))
        model.update { $0.show(match, in: environment) }

        expect(stage.rows[2], contains: " 3 ")
        #expect(stage.window.statistics.cellsTouched < 20)
    }

    @Test func `a match that ends closes its prices and says so`() {
        let model = InlineMatchCardViewModel(.liveFootball, in: environment)
        model.follow(StateFeed(.football))
        let stage = stage(model)

        stage.advance(by: .seconds(30))

        #expect(stage.rows[1].hasPrefix("  Ended"))
        #expect(stage.rows[2].contains(" 3 "))
        #expect(!stage.rows[3].contains("1."))
        expect(environment.scheduler.nextDue, is: nil)
    }

    private func stage(
        _ model: InlineMatchCardViewModel, width: Int = 72
    ) -> ComponentHarness<InlineMatchCardView> {
        let view = InlineMatchCardView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
