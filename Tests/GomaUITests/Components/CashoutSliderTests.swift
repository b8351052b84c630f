import Foundation
import GomaUI
import TerminalKit
import Testing

@MainActor
struct CashoutSliderTests {
    private let environment = ViewEnvironment()

    @Test func `the button carries the amount, in full`() {
        let model = MockCashoutSliderViewModel(.maximum, in: environment)
        let stage = stage(model)
        stage.tab()

        stage.press(.home)

        #expect(stage.rows[2].contains("Cash out XAF 0.10"))
        #expect(stage.calls == ["CashoutSlider.changeAmount(to: 0.1)"])
    }

    @Test func `steps are round amounts`() {
        let model = MockCashoutSliderViewModel(.minimum, in: environment)
        let stage = stage(model)
        stage.tab()
        var amounts: [Decimal] = []

        for key in [Key.pageUp, .right, .right, .left, .pageUp] {
            stage.press(key)
            amounts.append(model.currentDisplayState.amount)
        }

        #expect(amounts == [20, 22, 24, 22, 42])
    }

    @Test func `moving towards an end arrives there early, and leaves it freely`() {
        let model = MockCashoutSliderViewModel(.maximum, in: environment)
        let stage = stage(model)
        stage.tab()

        stage.press(.left)
        #expect(model.currentDisplayState.amount == 198)
        stage.press(.left, .left, .left)
        #expect(model.currentDisplayState.amount == 192)
        stage.press(.right, .right)

        #expect(model.currentDisplayState.amount == 200)
    }

    @Test(arguments: [(-5, 0.1), (3, 0.1), (57.33, 58), (197, 200), (900, 200)])
    func `any wish becomes an amount that can be had`(wish: Double, amount: Double) {
        let model = MockCashoutSliderViewModel(.middle, in: environment)

        model.changeAmount(to: Decimal(wish))

        #expect(model.currentDisplayState.money.hundredths == Int((amount * 100).rounded()))
    }

    @Test func `a click on the track chooses`() {
        let model = MockCashoutSliderViewModel(.maximum, in: environment)
        let stage = stage(model)

        stage.click(x: 2, y: 1)
        #expect(stage.rows[2].contains("XAF 0.10"))
        stage.click(x: 23, y: 1)

        #expect(model.currentDisplayState.amount == 98)
    }

    @Test func `what is given is gone, and the rest can be asked for`() {
        let model = MockCashoutSliderViewModel(.low, in: environment)
        let stage = stage(model)
        var given: [Money] = []
        model.onSuccess = { given.append($0) }
        stage.tab()
        stage.tab()

        stage.press(.enter)
        #expect(stage.rows[2].contains("Cashing out"))
        stage.press(.enter)
        stage.advance(by: MockCashoutSliderViewModel.answerTime)

        #expect(given == [Money(50, "XAF")])
        #expect(stage.rows[0].hasSuffix("150.00"))
        #expect(stage.rows[2].contains("Cash out XAF 150.00"))
    }

    @Test func `once all is given there is nothing to choose`() {
        let model = MockCashoutSliderViewModel(.maximum, in: environment)
        let stage = stage(model)
        stage.tab()
        stage.tab()

        stage.press(.enter)
        stage.advance(by: MockCashoutSliderViewModel.answerTime)

        #expect(!model.currentDisplayState.isEnabled)
        #expect(!model.currentDisplayState.button.isEnabled)
    }

    @Test func `what is refused is told until something else is chosen`() {
        let model = MockCashoutSliderViewModel(.low, in: environment)
        let stage = stage(model)
        model.fails = true
        stage.tab()
        stage.tab()

        stage.press(.enter)
        stage.advance(by: MockCashoutSliderViewModel.answerTime)
        #expect(stage.rows[0].contains("✗ Cashout Failed"))
        #expect(model.currentDisplayState.amount == 50)
        stage.click(x: 30, y: 1)

        #expect(stage.rows[0].contains("Choose a cash out amount"))
    }

    @Test func `out of use it takes no focus and no amount`() {
        let model = MockCashoutSliderViewModel(.disabled, in: environment)
        let stage = stage(model)

        stage.tab()
        stage.click(x: 2, y: 1)
        model.changeAmount(to: 1)

        #expect(stage.window.focusedView == nil)
        #expect(model.currentDisplayState.amount == 100)
    }

    @Test func `an offer that moves takes along what is chosen at its end`() {
        let model = MockCashoutSliderViewModel(.maximum, in: environment)

        model.updateRange(minimum: 1, maximum: 180)
        #expect(model.currentDisplayState.amount == 180)
        model.changeAmount(to: 100)
        model.updateRange(minimum: 1, maximum: 190)

        #expect(model.currentDisplayState.amount == 100)
        #expect(model.currentDisplayState.button.title == "Cash out XAF 100.00")
    }

    @Test(arguments: [(0.1, 200.0, 100), (10, 1000, 500), (0, 0.05, 1), (0, 1, 1), (5, 5, 1), (9, 3, 1)])
    func `a step is a round part of the range`(minimum: Double, maximum: Double, step: Int) {
        let state = CashoutSliderDisplayState(
            title: "", minimum: Decimal(minimum), maximum: Decimal(maximum), amount: 0, currency: "XAF",
            button: .submit)

        #expect(state.step == step)
        #expect(state.range.contains(state.range.lowerBound))
    }

    private func stage(_ model: MockCashoutSliderViewModel) -> ComponentStage<CashoutSliderView> {
        let view = CashoutSliderView(environment: environment)
        view.configure(with: model)
        return ComponentStage(view, width: 48, in: environment)
    }
}
