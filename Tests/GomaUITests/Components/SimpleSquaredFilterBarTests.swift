import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct SimpleSquaredFilterBarTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [nil, "nobody"])
    func `the first choice applies where nothing else does`(id: String?) {
        var state = SimpleSquaredFilterBarDisplayState.firstSelected
        state.selectedID = id

        expect(state.selectedItem?.id, is: "1d")
    }

    @Test func `the choice has as many columns on either side of its title`() {
        let view = SimpleSquaredFilterBarView(environment: environment)
        view.configure(with: SimpleSquaredFilterBarViewModel(.six, in: environment))

        expect(ComponentHarness(view, width: 40, in: environment).rows[0], contains: "  ▐ 1W ▌  ")
    }

    @Test func `the focus stays with its choice as another comes before it`() {
        let model = SimpleSquaredFilterBarViewModel(.six, in: environment)
        let view = SimpleSquaredFilterBarView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        stage.tab()
        let focused = stage.window.focusedView

        model.update { $0.items.reverse() }
        stage.advance(by: .zero)

        #expect(focused != nil && stage.window.focusedView === focused)
        #expect(stage.view.focusableViews.last === focused)
    }

    @Test func `a choice is told once, and none that cannot be made`() {
        let model = SimpleSquaredFilterBarViewModel(.oneOutOfUse, in: environment)

        for id in ["all", "1d", "1d", "1y", "nobody", "1w"] { model.selectFilter(id: id) }

        expect(environment.owner.requests.compactMap { ($0.request as? ChooseItem)?.id }, is: ["1d", "1w"])
    }
}
