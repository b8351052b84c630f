@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct MarketInfoLineTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `the name in the state is the name in the line`() {
        let model = MarketInfoLineViewModel(.noIcons, in: environment)
        let stage = stage(model)

        model.update { $0.market.text = "Corners" }

        expect(stage.rows, is: [" Corners                          +567 ›"])
    }

    @Test func `a change of the pill's own model is part of the line's state`() {
        let model = MarketInfoLineViewModel(.noIcons, in: environment)
        let stage = stage(model)
        let before = stage.surface

        (model.marketViewModel as? MarketNamePillLabelViewModel)?.update { $0.style = .disabled }

        expect(model.currentDisplayState.market.style, is: .disabled)
        expect(stage.surface, isNot: before)
    }

    @Test func `the name gives way before marks and count do`() {
        let model = MarketInfoLineViewModel(.longMarketName, in: environment)

        expect(stage(model, width: 30).rows, is: [" Very long…    ↯ ♥ ◔ ⊞ +1235 ›"])
    }

    @Test func `a count of zero is not shown`() {
        let model = MarketInfoLineViewModel(.withIcons, in: environment)
        let stage = stage(model)

        model.update { $0.marketCount = 0 }

        expect(stage.rows, is: [" 1X2 TR                            ↯ ♥ ◔"])
    }

    @Test func `every mark says what it stands for, and the number what it counts`() {
        let stage = stage(MarketInfoLineViewModel(.manyIcons, in: environment))

        let legend = stage.view.tree.compactMap(\.accessibilityLabel)

        expect(legend, is: ["Express pick", "Most popular", "Statistics", "Bet builder", "more markets: 2340"])
    }

    private func stage(
        _ model: MarketInfoLineViewModel, width: Int = 40
    ) -> ComponentHarness<MarketInfoLineView> {
        let view = MarketInfoLineView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
