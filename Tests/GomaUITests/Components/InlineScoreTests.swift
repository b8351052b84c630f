import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct InlineScoreTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `one rule stands between the points and the sets, however often the score changes`() {
        let model = InlineScoreViewModel(.tennis, in: environment)
        let stage = stage(model)

        for score in [InlineScoreDisplayState.tennisFiveSets, .football, .tennisSecondSet] { model.replaceState(score) }

        expect(stage.rows, is: [" 0 │  6  3", "15 │  4  2"])
    }

    @Test func `ten beats nine`() {
        let model = InlineScoreColumnViewModel(.twoDigits, in: environment)
        let view = InlineScoreColumnView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 12, in: environment)

        let bold = stage.surface.cells.filter { $0.attributes.contains(.bold) }

        expect(bold.map(\.cluster.string).joined(), is: "10")
    }

    @Test func `a score out of sight takes no room and comes back whole`() {
        let model = InlineScoreViewModel(.hidden, in: environment)
        let stage = stage(model)
        expect(stage.view.measure(Size(width: 40, height: 99)), is: .zero)

        model.update { $0.isVisible = true }

        expect(stage.view.measure(Size(width: 40, height: 99)), is: Size(width: 2, height: 2))
        expect(model.columnViewModels.count, is: 1)
    }

    @Test func `a point changes one value and nothing else`() {
        let model = InlineScoreViewModel(.tennis, in: environment)
        let stage = stage(model)
        expect(stage.rows, is: ["30 │  6  4  2", "15 │  4  6  1"])
        stage.window.statistics = FrameStatistics()

        let score = MatchScore.games([Tally(6, 4), Tally(4, 6), Tally(2, 1)], TennisGame(.forty, .fifteen))
        model.update { $0.columns.show([InlineScoreColumnDisplayState](score)) }

        expect(stage.rows, is: ["40 │  6  4  2", "15 │  4  6  1"])
        #expect(stage.window.statistics.cellsTouched < 20)
    }

    @Test func `where room is short the oldest sets go`() {
        let stage = stage(InlineScoreViewModel(.tennisFiveSets, in: environment), width: 10)

        expect(stage.rows, is: ["30 │  6  5", "15 │  3  4"])
    }

    private func stage(_ model: InlineScoreViewModel, width: Int = 40) -> ComponentHarness<InlineScoreView> {
        let view = InlineScoreView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
