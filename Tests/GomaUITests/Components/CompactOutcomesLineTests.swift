import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct CompactOutcomesLineTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `names stand at the left of each price`() {
        let stage = stage(.init(.threeWay, in: environment))

        expect(stage.rows[1], is: "█  1   2.90 █ █  X   3.05 █ █  2  2.68 █")
    }

    @Test(arguments: OutcomeDensity.allCases)
    func `a row is three rows high whatever its prices ask for`(density: OutcomeDensity) {
        var state = CompactOutcomesLineDisplayState.threeWay
        for index in state.outcomes.indices { state.outcomes[index].density = density }

        let stage = stage(.init(state, in: environment))

        expect(stage.rows.count, is: 3)
        expect(stage.rows, is: self.stage(.init(.threeWay, in: environment)).rows)
    }

    @Test func `a tap is one change of the line's own state`() {
        let model = CompactOutcomesLineViewModel(.threeWay, in: environment)
        let stage = stage(model)
        var told = 0
        let subscription = model.displayStatePublisher.dropFirst().sink { _ in told += 1 }

        stage.tab()
        stage.press(.enter)
        subscription.cancel()

        expect(told, is: 1)
        expect(stage.calls, is: ["OutcomeItem.toggleSelection()"])
        expect(model.currentDisplayState, is: .threeWaySelected)
    }

    @Test func `a third outcome that comes is there at once`() {
        let model = CompactOutcomesLineViewModel(.twoWay, in: environment)
        let stage = stage(model)

        model.update { $0.outcomes = CompactOutcomesLineDisplayState.threeWay.outcomes }

        expect(stage.rows, is: self.stage(.init(.threeWay, in: environment)).rows)
    }

    @Test func `prices that are held back cannot be chosen and keep the choice`() {
        let model = CompactOutcomesLineViewModel(.threeWaySelected, in: environment)
        let stage = stage(model)

        model.update { $0.hold() }
        stage.tab()
        #expect(stage.window.focusedView == nil)
        model.update { $0.release() }

        expect(model.currentDisplayState, is: .threeWaySelected)
    }

    @Test func `names give way to prices`() {
        let stage = stage(.init(.longNames, in: environment), width: 30)

        expect(stage.rows[1], contains: "12.50")
        expect(stage.rows[1], contains: "101.00")
    }

    @Test(arguments: 20...50)
    func `in a row the names of all prices are seen or none is, and a price that moves takes none away`(width: Int) {
        let odds: [(String, Odds)] = [("A", 1.02), ("B", 15), ("C", 101)]
        let outcomes = odds.map { OutcomeItemDisplayState(id: $0.0, title: $0.0, odds: $0.1) }
        let model = CompactOutcomesLineViewModel(.init(outcomes: outcomes), in: environment)
        let stage = stage(model, width: width)
        func names() -> String { stage.rows[1].filter(\.isLetter) }
        let shown = names()

        model.update { $0.outcomes[0].movePrice(to: 1.03) }

        expect(["", "ABC"], contains: shown)
        expect(names(), is: shown)
    }

    @Test func `a name that has no room is read all the same`() {
        let stage = stage(.init(.threeWay, in: environment), width: 26)

        expect(stage.rows[1], is: "█ 2.90 █ █ 3.05 █ █ 2.68 █")
        expect(ReadingText.lines(of: stage.view), is: ["› Home 2.90", "› Draw 3.05", "› Away 2.68"])
    }

    private func stage(
        _ model: CompactOutcomesLineViewModel, width: Int = 40
    ) -> ComponentHarness<CompactOutcomesLineView> {
        let view = CompactOutcomesLineView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
