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

        #expect(state.selectedItem?.id == "1d")
    }

    @Test func `the choice has as many columns on either side of its title`() {
        let view = SimpleSquaredFilterBarView(environment: environment)
        view.configure(with: SimpleSquaredFilterBarViewModel(.six, in: environment))

        #expect(ComponentHarness(view, width: 40, in: environment).rows[0].contains("  ▐ 1W ▌  "))
    }

    @Test func `a choice is told once, and none that cannot be made`() {
        let model = SimpleSquaredFilterBarViewModel(.oneOutOfUse, in: environment)
        var told: [String] = []
        let subscription = model.selectionPublisher.sink { told.append($0) }

        for id in ["all", "1d", "1d", "1y", "nobody", "1w"] { model.selectFilter(id: id) }

        #expect(told == ["1d", "1w"])
        subscription.cancel()
    }
}
