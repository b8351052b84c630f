import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

@MainActor
struct CashoutSliderTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `the button carries the amount, in full`() {
        let model = CashoutSliderViewModel(.maximum, in: environment)
        let stage = stage(model)
        stage.tab()

        stage.press(.home)

        expect(stage.rows[4], contains: "Cash out XAF 0.10")
        expect(stage.calls, is: [#"CashoutSlider.changeAmount(to: {"amount":0.1,"currency":"XAF"})"#])
    }

    @Test func `a part is cashed out by a button in the colours of the one for all of the bet`() {
        let slider = CashoutSliderDisplayState(
            betID: "", minimum: Money(1, "XAF"), maximum: Money(200, "XAF"), amount: Money(160, "XAF"))
        let part = slider.button(in: environment)
        let all = ButtonDisplayState.cashOut(Money(200, "XAF"), in: environment)

        expect(part.style, is: all.style)
        expect(part.customization.ground, is: all.customization.ground)
        expect(part.customization.text, is: all.customization.text)
    }

    @Test func `steps are round amounts`() {
        let model = CashoutSliderViewModel(.minimum, in: environment)
        let stage = stage(model)
        stage.tab()
        var amounts: [Int] = []

        for key in [Key.pageUp, .right, .right, .left, .pageUp] {
            stage.press(key)
            amounts.append(model.currentDisplayState.amount.hundredths)
        }

        expect(amounts, is: [2000, 2200, 2400, 2200, 4200])
    }

    @Test func `moving towards an end arrives there early, and leaves it freely`() {
        let model = CashoutSliderViewModel(.maximum, in: environment)
        let stage = stage(model)
        stage.tab()

        stage.press(.left)
        expect(model.currentDisplayState.amount, is: Money(198, "XAF"))
        stage.press(.left, .left, .left)
        expect(model.currentDisplayState.amount, is: Money(192, "XAF"))
        stage.press(.right, .right)

        expect(model.currentDisplayState.amount, is: Money(200, "XAF"))
    }

    @Test func `an amount in another currency than the ends moves from where the slider stands, in theirs`() {
        let state = CashoutSliderDisplayState.maximum.with { $0.amount = Money(1, "EUR") }
        let model = CashoutSliderViewModel(state, in: environment)
        let stage = stage(model)
        stage.tab()

        stage.press(.left)

        expect(model.currentDisplayState.amount, is: Money(198, "XAF"))
        expect(stage.calls, is: [#"CashoutSlider.changeAmount(to: {"amount":198,"currency":"XAF"})"#])
    }

    @Test(arguments: [(-500, 10), (300, 10), (5733, 5800), (19_700, 20_000), (90_000, 20_000)])
    func `any wish becomes an amount that can be had`(wish: Int, hundredths: Int) {
        let model = CashoutSliderViewModel(.middle, in: environment)

        model.changeAmount(to: Money(hundredths: wish, "XAF"))

        expect(model.currentDisplayState.amount.hundredths, is: hundredths)
    }

    @Test func `a click on the track chooses`() {
        let model = CashoutSliderViewModel(.maximum, in: environment)
        let stage = stage(model)

        stage.click(x: 2, y: 2)
        expect(stage.rows[4], contains: "XAF 0.10")
        stage.click(x: 23, y: 2)

        expect(model.currentDisplayState.amount, is: Money(98, "XAF"))
    }

    @Test func `a mouse that is held as another bet takes the place of this one moves nothing of it`() {
        let view = CashoutSliderView(environment: environment)
        view.configure(with: CashoutSliderViewModel(.maximum, in: environment))
        let stage = ComponentHarness(view, width: 40, in: environment)
        let other = CashoutSliderViewModel(.middle, in: environment)
        stage.click(x: 20, y: 2)

        view.configure(with: other)
        stage.window.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 2, y: 2))))
        stage.window.send(.mouse(MouseEvent(.release(.left), at: Point(x: 2, y: 2))))

        expect(other.currentDisplayState.amount.hundredths, is: 10_000)
    }

    @Test func `what is given is gone, and the rest can be asked for`() {
        let model = CashoutSliderViewModel(.low, in: environment)
        let stage = stage(model)
        stage.tab()
        stage.tab()

        stage.press(.enter)
        expect(stage.rows[4], contains: "Cashing out")
        stage.press(.enter)
        stage.advance(by: Duration.milliseconds(1500))

        #expect(stage.rows[1].hasSuffix(" 150.00"))
        expect(stage.rows[4], contains: "Cash out XAF 150.00")
    }

    @Test func `once all is given there is nothing to choose`() {
        let model = CashoutSliderViewModel(.maximum, in: environment)
        let stage = stage(model)
        stage.tab()
        stage.tab()

        stage.press(.enter)
        stage.advance(by: Duration.milliseconds(1500))

        expect(stage.rows[1].hasPrefix("  0.00 "), is: true)
        expect(stage.rows[1].hasSuffix(" 0.00"), is: true)
        expect(stage.rows[4], contains: "Cash out XAF 0.00")
        let (state, calls) = (model.currentDisplayState, stage.calls)
        stage.press(.enter, .character(" "))
        stage.window.focus(nil)
        stage.tab()
        stage.press(.right, .home, .enter)
        for row in 1...2 { stage.click(x: 24, y: row) }
        #expect(stage.window.focusedView == nil && stage.calls == calls)
        model.changeAmount(to: Money(hundredths: 10, "XAF"))
        model.buttonViewModel.press()
        stage.advance(by: .seconds(9))
        expect(model.currentDisplayState, is: state)
    }

    @Test func `what is refused is told until something else is chosen`() {
        let model = CashoutSliderViewModel(.low, in: environment)
        let stage = stage(model)
        model.environment.owner.script = AnswerScript([.refused])
        stage.tab()
        stage.tab()

        stage.press(.enter)
        stage.advance(by: Duration.milliseconds(1500))
        expect(stage.rows[1], contains: "✗ Cashout failed")
        let colors = ["✗", "C"].map { sign in
            stage.surface.cells.first { $0.cluster.string == sign }?.foreground
        }
        expect(colors, is: [.role(.alertError), .role(.textPrimary)])
        expect(model.currentDisplayState.amount, is: Money(50, "XAF"))
        stage.click(x: 30, y: 2)

        expect(stage.rows[1], contains: "Choose a cashout amount")
    }

    @Test func `out of use it takes no focus and no amount`() {
        let model = CashoutSliderViewModel(.disabled, in: environment)
        let stage = stage(model)

        stage.tab()
        stage.click(x: 2, y: 2)
        model.changeAmount(to: Money(1, "XAF"))

        #expect(stage.window.focusedView == nil)
        expect(model.currentDisplayState.amount, is: Money(100, "XAF"))
    }

    @Test func `an offer that moves leaves what is chosen between its ends, and brings in what is outside`() {
        var state = CashoutSliderDisplayState.middle

        state.updateRange(minimum: Money(1, "XAF"), maximum: Money(190, "XAF"))
        expect(state.amount, is: Money(100, "XAF"))
        state.updateRange(minimum: Money(120, "XAF"), maximum: Money(190, "XAF"))
        expect(state.amount, is: Money(120, "XAF"))
        state.updateRange(minimum: Money(1, "XAF"), maximum: Money(90, "XAF"))

        expect(state.amount, is: Money(90, "XAF"))
        expect(state.button(in: environment).title, is: "Cash out XAF 90.00")
    }

    @Test(arguments: [(10, 20_000, 200), (1000, 100_000, 500), (0, 5, 1), (0, 100, 1), (500, 500, 1), (900, 300, 1)])
    func `a step is a round part of the range`(minimum: Int, maximum: Int, step: Int) {
        let state = CashoutSliderDisplayState(
            betID: "b", minimum: Money(hundredths: minimum, "XAF"), maximum: Money(hundredths: maximum, "XAF"),
            amount: Money(hundredths: minimum, "XAF"))

        expect(state.step, is: step)
    }

    @Test func `an amount is asked for by its bet`() {
        let model = CashoutSliderViewModel(.low, in: environment)

        model.buttonViewModel.press()

        #expect(
            model.environment.owner.requests.last?.request as? CashOut
                == CashOut(bet: "bet-4711", amount: Money(50, "XAF")))
    }

    @Test func `once asked for, an amount is neither changed nor asked for again until the answer`() {
        var state = CashoutSliderDisplayState.low

        state.cashOut()
        let asked = state
        state.cashOut()

        expect(state, is: asked)
        expect(state.isOpen, is: false)
        expect(state.button(in: environment).isEnabled, is: false)
        state.refuse(.told("Later"))
        expect(state.phase, is: .failed(.told("Later")))
        expect(state.isOpen, is: true)
        expect(state.button(in: environment).isEnabled, is: true)
        expect(state.button(in: environment).title, is: "Cash out XAF 50.00")
    }

    @Test func `an amount that nobody answers is waited for no longer than patience lasts`() {
        let model = CashoutSliderViewModel(.low, in: environment)
        model.environment.owner.script = AnswerScript([.silence, .given])

        model.buttonViewModel.press()
        environment.scheduler.advance(by: Owner.patience - .milliseconds(1))
        expect(model.currentDisplayState.phase, is: .submitting)
        environment.scheduler.advance(by: .milliseconds(1))
        expect(model.currentDisplayState.phase, is: .failed(.noAnswer))
        model.buttonViewModel.press()
        environment.scheduler.advance(by: Duration.milliseconds(1500))

        expect(model.currentDisplayState.maximum, is: Money(150, "XAF"))
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `Enter on the slider asks for the amount, and a second one changes nothing`() {
        let model = CashoutSliderViewModel(.low, in: environment)
        let stage = stage(model)
        stage.tab()

        stage.press(.right, .enter)
        let asked = model.currentDisplayState
        stage.press(.enter, .right, .home)

        expect(asked.phase, is: .submitting)
        expect(model.currentDisplayState, is: asked)
        expect(stage.window.focusedView.map { String(nameOf: $0) }, is: "Slider")
        stage.advance(by: Duration.milliseconds(1500))
        expect(model.currentDisplayState.phase, is: .choosing)
        expect(stage.window.focusedView.map { String(nameOf: $0) }, is: "Slider")
    }

    @Test func `the button keeps the focus while the answer is awaited`() {
        let model = CashoutSliderViewModel(.low, in: environment)
        let stage = stage(model)
        stage.tab()
        stage.tab()

        stage.press(.enter, .enter)
        expect(stage.window.focusedView.map { String(nameOf: $0) }, is: "ButtonView")
        expect(stage.calls, is: ["Button.press()"])
        stage.advance(by: Duration.milliseconds(1500))

        expect(stage.window.focusedView.map { String(nameOf: $0) }, is: "ButtonView")
    }

    @Test(arguments: [
        (CashoutObstacle.expired, "Oferta expirada"), (.onItsWay, "À espera de uma oferta"), (.noOffer, "Sem oferta"),
    ])
    func `without an offer that stands an amount can be chosen but not asked for, and the button says why`(
        obstacle: CashoutObstacle, words: String
    ) {
        let environment = ViewEnvironment.simulated(localization: Localization.portuguese)
        let model = CashoutSliderViewModel(.xaf(10_000, obstacle: obstacle), in: environment)

        model.changeAmount(to: Money(50, "XAF"))
        model.buttonViewModel.press()

        expect(model.currentDisplayState, is: .xaf(5000, obstacle: obstacle))
        expect(model.buttonViewModel.currentDisplayState.title, is: words)
        expectEmpty(environment.owner.requests)
    }

    private func stage(_ model: CashoutSliderViewModel) -> ComponentHarness<CashoutSliderView> {
        let view = CashoutSliderView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 48, in: environment)
    }
}
