import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct MatchHeaderCompactTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `country and league lead on, the sport does not`() {
        let stage = stage(.init(.liveFootball, in: environment))

        stage.tab()
        stage.press(.enter)
        stage.tab()
        stage.press(.enter)
        stage.tab()

        expect(stage.calls, is: ["MatchHeaderCompact.openCountry()", "MatchHeaderCompact.openLeague()"])
        expect(stage.view.focusableViews.count, is: 2)
    }

    @Test func `what has no page takes no focus`() {
        let model = MatchHeaderCompactViewModel(.withoutPages, in: environment)
        let stage = stage(model)

        stage.tab()
        model.openCountry()
        model.openLeague()

        #expect(stage.window.focusedView == nil)
        expectEmpty(environment.owner.requests)
        expect(stage.calls, is: ["MatchHeaderCompact.openCountry()", "MatchHeaderCompact.openLeague()"])
        #expect(!stage.surface.cells.contains { $0.attributes.contains(.underline) })
    }

    @Test func `a league that holds the name of its country is one link`() {
        var state = MatchHeaderCompactDisplayState.liveFootball
        state.league = "England Premier League"
        let stage = stage(.init(state, in: environment))

        stage.click(x: 23, y: 3)

        expect(stage.calls, is: ["MatchHeaderCompact.openLeague()"])
    }

    @Test func `a long path keeps the league`() {
        let stage = stage(.init(.longContent, in: environment), width: 40)

        expect(stage.rows[3], contains: "UEFA Champions League")
        expect(stage.rows[3], lacks: "Football")
    }

    @Test func `the path is read without the strokes between its places`() {
        let stage = stage(.init(.liveFootball, in: environment))

        expect(
            ReadingText.lines(of: stage.view),
            is: ["Arsenal 2, Chelsea 1", "Football", "› England", "› Premier League"])
    }

    @Test func `names give way to the score`() {
        let stage = stage(.init(.liveFiveSets, in: environment), width: 40)

        #expect(stage.rows[1].hasSuffix(" 6  4  7  3  2"))
        expect(stage.rows[1], contains: "…")
    }

    @Test func `a score goes with the match`() {
        let model = MatchHeaderCompactViewModel(.liveFootball, in: environment)
        let stage = stage(model)

        model.update { $0.score = nil }

        expect(stage.rows[1], is: "  Arsenal")
    }

    private func stage(
        _ model: MatchHeaderCompactViewModel, width: Int = 60
    ) -> ComponentHarness<MatchHeaderCompactView> {
        let view = MatchHeaderCompactView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
