import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaBetting

struct StatisticsWidgetTests {
    @MainActor
    @Test func `the shapes of what is on its way are whole in thirty columns`() {
        let environment = ViewEnvironment.simulated()

        let stage = ComponentHarness(StatisticsWidgetView(environment: environment), width: 30, in: environment)

        expect(stage.rows.joined(), lacks: environment.glyphs.ellipsis.string)
    }

    @Test func `an answer that nobody waits for changes nothing`() {
        var state = StatisticsWidgetDisplayState.headToHead
        let before = state

        state.refuse(at: 0)
        state.receive(.results([]), at: 1)
        state.receive(.results([]), at: 99)

        expect(state, is: before)
    }

    @Test func `a page that is there is refreshed, and not loaded again`() {
        var state = StatisticsWidgetDisplayState.headToHead

        state.load(0)
        expect(state.tabs[0].phase, is: .loaded)
        state.refresh(0)
        expect(state.tabs[0].phase, is: .refreshing)
        state.receive(.results([]), at: 0)
        expect(state.tabs[0].phase, is: .loaded)
        expect(state.tabs[0].content?.isEmpty, is: true)
    }

    @Test func `a page that is not given anew is still there, and is asked for as one that is`() {
        var state = StatisticsWidgetDisplayState.headToHead
        let content = state.tabs[0].content
        state.refresh(0)

        state.refuse(at: 0)
        expect(state.tabs[0].phase, is: .failed(.refused))
        expect(state.tabs[0].content, is: content)
        state.refresh(0)
        expect(state.tabs[0].phase, is: .refreshing)
        state.refuse(.noAnswer, at: 0)
        state.load(0)

        expect(state.tabs[0].phase, is: .refreshing)
    }

    @MainActor
    @Test(arguments: [
        (StatisticsWidgetDisplayState.teamStats, "Goals scored, Manchester 24, Glasgow 18"),
        (.headToHead, "Manchester won 8, 3 drawn, Glasgow won 4"), (.headToHead, "Manchester 2, Glasgow 1"),
        (.tennis, "R. Nadal won 3, N. Djokovic won 5"),
    ])
    func `a row of numbers is read as one line that says whose each is`(
        state: StatisticsWidgetDisplayState, line: String
    ) {
        let environment = ViewEnvironment.simulated()
        let view = StatisticsWidgetView(environment: environment)
        view.configure(with: StatisticsWidgetViewModel(state, in: environment))
        let stage = ComponentHarness(view, width: 56, in: environment)
        stage.window.resize(to: Size(width: 56, height: 40))

        expect(ReadingText.lines(of: stage.view), contains: line)
    }
}
