@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct MarketOutcomesMultiLineTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a failure is told, and trying again brings the markets`() {
        let model = MarketOutcomesMultiLineViewModel(.failed, in: environment)
        let stage = stage(model)
        expect(stage.rows[1], contains: "✗ Failed to load markets")

        stage.tab()
        stage.press(.enter)
        expect(model.currentDisplayState.phase, is: .loading)
        stage.advance(by: Duration.milliseconds(1500))

        expect(stage.calls, is: ["MarketOutcomesMultiLine.reload()"])
        expect(model.currentDisplayState.phase, is: .lines)
        expect(stage.rows[1], contains: "Over 0.5")
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `why markets did not come is said in the colour of text behind a red mark`() {
        let stage = stage(MarketOutcomesMultiLineViewModel(.failed, in: environment))

        let colors = ["✗", "F"].map { sign in
            stage.surface.cells.first { $0.cluster.string == sign }?.foreground
        }

        expect(colors, is: [.role(.alertError), .role(.textPrimary)])
    }

    @Test func `the focus stays where markets are tried for again, and goes on to the first of them once they come`() {
        environment.owner.script = AnswerScript([.refused, .given])
        let model = MarketOutcomesMultiLineViewModel(.failed, in: environment)
        let stage = stage(model)
        stage.tab()
        let notice = stage.window.focusedView

        stage.press(.enter)
        let isTaken = stage.press(KeyEvent(.enter))
        #expect(isTaken && stage.window.focusedView === notice && model.currentDisplayState.phase == .loading)
        stage.advance(by: .milliseconds(1500))
        #expect(stage.window.focusedView === notice && stage.calls.count == 1)
        stage.press(.enter)
        #expect(stage.window.focusedView === notice && stage.calls.count == 2)
        stage.advance(by: .milliseconds(1500))

        expect(model.currentDisplayState.phase, is: .lines)
        #expect(stage.window.focusedView === stage.view.focusableViews.first)
    }

    @Test func `markets that nobody has asked for again are no place to stop at while they load`() {
        let stage = stage(MarketOutcomesMultiLineViewModel(.loading, in: environment))

        stage.tab()

        #expect(stage.window.focusedView == nil)
    }

    @Test func `lines that are sorted anew take focus, bet and movement along`() {
        var lines = MarketOutcomesMultiLineDisplayState.overUnder.lines
        for (index, id) in ["low", "middle", "high"].enumerated() { lines[index].id = id }
        let model = MarketOutcomesMultiLineViewModel(MarketOutcomesMultiLineDisplayState(lines: lines), in: environment)
        let stage = stage(model)
        stage.tab()
        stage.press(.enter)
        let focused = stage.window.focusedView
        model.update { $0.lines[2].outcomes[1].movePrice(to: 3.30) }
        let moved = stage.rows

        model.update { $0.lines.reverse() }

        #expect(stage.rows[1].contains("Over 1.5") && stage.rows[9].contains("Over 0.5"))
        #expect(stage.rows[2].contains("3.30") && stage.rows[2] != moved[2])
        #expect(stage.window.focusedView === focused)
        #expect(model.currentDisplayState.lines[2].outcomes[0].isSelected)
        expect(model.currentDisplayState.lines[0].outcomes[1].oddsChange, is: .up)
        stage.press(.enter)
        #expect(!model.currentDisplayState.lines[2].outcomes[0].isSelected)
        stage.advance(by: .seconds(5))
        expect(model.currentDisplayState.lines[0].outcomes[1].oddsChange, is: .none)
    }

    @Test func `loading that finds nothing ends empty`() {
        let model = MarketOutcomesMultiLineViewModel(.empty, in: environment)

        model.update { $0.phase = .loading }
        environment.scheduler.advance(by: Duration.milliseconds(1500))

        expect(model.currentDisplayState.phase, is: .empty(message: nil))
    }

    @Test func `a failure while loading is not undone by what was on its way`() {
        let model = MarketOutcomesMultiLineViewModel(.overUnder, in: environment)

        model.update { $0.phase = .loading }
        model.update { $0.phase = .failed(.told("No connection")) }
        environment.scheduler.advance(by: .seconds(10))

        expect(model.currentDisplayState.phase, is: .failed(.told("No connection")))
    }

    @Test func `an empty group without words of its own says so at once`() {
        let stage = stage(MarketOutcomesMultiLineViewModel(.init(), in: environment))

        #expect(stage.rows.contains { $0.contains("No markets available") })
    }

    @Test func `choosing a price is one change, told once`() {
        let model = MarketOutcomesMultiLineViewModel(.overUnder, in: environment)
        let stage = stage(model)
        var told = 0
        let subscription = model.displayStatePublisher.dropFirst().sink { _ in told += 1 }
        defer { subscription.cancel() }

        stage.tab()
        stage.press(.enter)

        expect(stage.calls, is: ["OutcomeItem.toggleSelection()"])
        expect(told, is: 1)
        #expect(model.currentDisplayState.lines[0].outcomes[0].isSelected)
        #expect(model.lineViewModels[0].currentDisplayState.outcomes[0].isSelected)
    }

    @Test func `a line that is suspended and resumed keeps its selection`() {
        let model = MarketOutcomesMultiLineViewModel(.oddsChanges, in: environment)

        model.update { $0.lines[1].suspend(notice: "Market suspended") }
        expect(model.currentDisplayState.lines.map(\.mode), is: [.outcomes, .suspended])
        model.update { $0.lines[1].resume() }

        expect(model.currentDisplayState.lines[1].mode, is: .outcomes)
        expect(
            model.currentDisplayState.lines.map(\.outcomes),
            is: MarketOutcomesMultiLineDisplayState.oddsChanges.lines.map(\.outcomes))
    }

    @Test func `lines that come and go in the state come and go on the screen`() {
        let model = MarketOutcomesMultiLineViewModel(.overUnder, in: environment)
        let stage = stage(model)

        model.update { $0.lines.removeLast(2) }
        expect(stage.view.measure(Size(width: 48, height: 99)).height, is: 4)
        model.replaceState(.overUnder)

        expect(stage.view.measure(Size(width: 48, height: 99)).height, is: 12)
        expect(stage.rows[9], contains: "Over 1.5")
    }

    private func stage(
        _ model: MarketOutcomesMultiLineViewModel
    ) -> ComponentHarness<MarketOutcomesMultiLineView> {
        let view = MarketOutcomesMultiLineView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 48, in: environment)
    }
}
