@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct MarketOutcomesLineTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a grid stands in two rows of blocks that stand apart`() {
        let stage = stage(.init(.grid, in: environment))

        expect(stage.rows.count, is: 8)
        #expect(stage.rows[1].contains("Home & over 2.5") && stage.rows[1].contains("Away & over 2.5"))
        #expect(stage.rows[3].hasPrefix("▀▀▀") && stage.rows[3].contains("▀ ▀") && stage.rows[4].contains("▄ ▄"))
        #expect(stage.rows[6].contains("4.40") && stage.rows[6].contains("9.50"))
    }

    @Test func `arrows go through a grid in both directions`() {
        let model = MarketOutcomesLineViewModel(.oddGrid, in: environment)
        let stage = stage(model)

        stage.tab()
        stage.press(.right, .down, .enter)
        expect(model.currentDisplayState.outcomes.map(\.isSelected), is: [false, false, true])
        stage.press(.up, .enter)

        expect(model.currentDisplayState.outcomes.filter(\.isSelected).count, is: 2)
    }

    @Test func `a market that becomes a grid and a row again leaves nothing behind`() {
        let model = MarketOutcomesLineViewModel(.threeWay, in: environment)
        let stage = stage(model)
        let row = stage.rows

        model.replaceState(.grid)
        expect(ComponentRenderer.fittingSize(of: stage.view, width: 48).height, is: 8)
        model.replaceState(.threeWay)

        expect(ComponentRenderer.fittingSize(of: stage.view, width: 48).height, is: 4)
        expect(stage.rows, is: row)
    }

    @Test func `what a layout has no room for is not shown`() {
        var state = MarketOutcomesLineDisplayState.grid
        state.layout = .row

        let rows = stage(.init(state, in: environment)).rows

        expect(rows.count, is: 4)
        expect(rows[2], lacks: "9.50")
    }

    @Test func `a price that moves while its market is suspended is lit for its time once the market is there again`() {
        let model = MarketOutcomesLineViewModel(.threeWay, in: environment)
        let stage = stage(model)

        model.update { $0.suspend() }
        model.update { $0.outcomes[0].movePrice(to: 9) }
        #expect(environment.isAtRest)
        stage.advance(by: .seconds(5))
        model.update { $0.resume() }
        expect(stage.rows[2], contains: "9.00 ▲")
        stage.advance(by: .seconds(4))

        expect(stage.rows[2], lacks: "▲")
        expect(environment.isAtRest, is: true)
        expect(model.currentDisplayState.outcomes[0].oddsChange, is: .none)
    }

    @Test func `outcomes that are sorted anew across both rows of a grid take the focus along`() {
        let model = MarketOutcomesLineViewModel(.grid, in: environment)
        let stage = stage(model)
        stage.tab()
        let focused = stage.window.focusedView

        model.update { $0.outcomes.reverse() }

        #expect(stage.rows[2].contains("9.50") && stage.rows[6].contains("3.10"))
        #expect(stage.window.focusedView === focused)
        stage.press(.enter)
        expect(model.currentDisplayState.outcomes.map(\.isSelected), is: [false, false, true, true])
        stage.press(.left, .up, .enter)
        expect(model.currentDisplayState.outcomes.map(\.isSelected), is: [true, false, true, true])
    }

    private func stage(_ model: MarketOutcomesLineViewModel) -> ComponentHarness<MarketOutcomesLineView> {
        let view = MarketOutcomesLineView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 48, in: environment)
    }
}
