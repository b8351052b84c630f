import Expectations
import Foundation
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

/// Between which ends an amount to cash out lies, down to an offer of nothing.
@MainActor
struct CashoutSliderRulesTests {
    private let environment = ViewEnvironment.simulated()

    private func slider(_ minimum: Int, _ maximum: Int, at amount: Int = 0) -> CashoutSliderDisplayState {
        CashoutSliderDisplayState(
            betID: "b", minimum: Money(hundredths: minimum, "XAF"), maximum: Money(hundredths: maximum, "XAF"),
            amount: Money(hundredths: amount, "XAF"))
    }

    @Test(arguments: [
        (10, 20_000, 10...20_000), (10, 10, 10...10), (10, 9, 9...9), (10, 1, 1...1), (10, 0, 0...0), (10, -5, 0...0),
        (-5, 20, 0...20), (-5, -1, 0...0), (0, 0, 0...0),
    ])
    func `what can be chosen lies between the least and the worth, and is all of it where that is less`(
        minimum: Int, maximum: Int, range: ClosedRange<Int>
    ) {
        expect(slider(minimum, maximum).range, is: range)
    }

    @Test(arguments: [
        (10, 20_000, "0.10", "200.00"), (1000, 500, "5.00", "5.00"), (-5, 20, "0.00", "0.20"), (10, -5, "0.00", "0.00"),
    ])
    func `the ends that are shown are those between which an amount is chosen`(
        minimum: Int, maximum: Int, lower: String, upper: String
    ) {
        let view = CashoutSliderView(environment: environment)
        let model = CashoutSliderViewModel(slider(minimum, maximum, at: max(0, maximum)), in: environment)
        view.configure(with: model)

        let row = ComponentHarness(view, width: 48, in: environment).rows[1]

        expect(row.hasPrefix("  \(lower) "), is: true)
        expect(row.hasSuffix(" \(upper)"), is: true)
    }

    @Test func `nothing is not asked for, where the least that can be chosen is nothing`() {
        let model = CashoutSliderViewModel(slider(0, 1000), in: environment)

        model.buttonViewModel.press()
        expect(model.currentDisplayState.phase, is: .choosing)
        expectEmpty(environment.owner.requests)
        expect(model.currentDisplayState.isOpen, is: true)
        expect(model.buttonViewModel.currentDisplayState.isEnabled, is: false)
        model.changeAmount(to: Money(1, "XAF"))
        model.buttonViewModel.press()

        expect(model.currentDisplayState.phase, is: .submitting)
        expect(environment.owner.requests.count, is: 1)
    }

    @Test(arguments: [(1, true), (0, false), (-1, false)])
    func `an amount can be asked for where there is any`(maximum: Int, isOpen: Bool) {
        let model = CashoutSliderViewModel(slider(10, maximum, at: 10), in: environment)

        expect(model.currentDisplayState.isOpen, is: isOpen)
        expect(model.buttonViewModel.currentDisplayState.isEnabled, is: isOpen)
        model.buttonViewModel.press()

        expect((model.currentDisplayState.phase == .submitting), is: isOpen)
    }

    @Test func `an offer that falls to nothing takes the amount along, and comes back with another`() {
        var state = slider(10, 20_000, at: 20_000)

        state.updateRange(minimum: Money(hundredths: 10, "XAF"), maximum: Money(0, "XAF"))
        expect(state.amount, is: Money(0, "XAF"))
        expect(state.isOpen, is: false)
        expect(state.button(in: environment).isEnabled, is: false)
        expect(state.button(in: environment).title, is: "Cash out XAF 0.00")
        state.updateRange(minimum: Money(hundredths: 10, "XAF"), maximum: Money(5, "XAF"))

        expect(state.amount, is: Money(5, "XAF"))
        expect(state.isOpen, is: true)
        expect(state.button(in: environment).isEnabled, is: true)
    }

    @Test(arguments: [(15_000, 15_000), (25_000, 25_000), (5, 5)])
    func `what is chosen at the upper end goes along with it, up and down`(maximum: Int, amount: Int) {
        var state = slider(10, 20_000, at: 20_000)

        state.updateRange(
            minimum: Money(hundredths: 10, "XAF"), maximum: Money(hundredths: maximum, "XAF"))

        expect(state.amount.hundredths, is: amount)
        expect(
            state.button(in: environment).title,
            is: "Cash out "
                + environment.money.string(Money(hundredths: amount, "XAF")))
    }

    @Test(arguments: [(15_000, 10_000), (25_000, 10_000), (10_000, 10_000), (9999, 9999)])
    func `what is chosen below it stays while the offer reaches so far, up and down`(maximum: Int, amount: Int) {
        var state = slider(10, 20_000, at: 10_000)

        state.updateRange(
            minimum: Money(hundredths: 10, "XAF"), maximum: Money(hundredths: maximum, "XAF"))

        expect(state.amount.hundredths, is: amount)
    }

    @Test(arguments: [(20_000, 0, 0), (19_999, 1, 1), (19_990, 10, 10), (19_991, 9, 9), (10, 19_990, 10)])
    func `what is left can be had as a whole, and nothing once all is given`(given: Int, rest: Int, least: Int) {
        var state = slider(10, 20_000, at: given)
        state.cashOut()

        state.give()

        expect(state.maximum.hundredths, is: rest)
        expect(state.amount.hundredths, is: rest)
        expect(state.range, is: least...rest)
        expect(state.isOpen, is: (rest > 0))
        expect(state.button(in: environment).isEnabled, is: (rest > 0))
    }

    @Test(arguments: [(1000, 2000, 0), (1000, 500, 0), (250, 2000, 1500), (750, 500, 125)])
    func `an amount stays asked for while the offer changes, and what is left is the same part of the new one`(
        amount: Int, maximum: Int, rest: Int
    ) {
        let model = CashoutSliderViewModel(slider(10, 1000, at: amount), in: environment)

        model.buttonViewModel.press()
        model.update {
            $0.updateRange(minimum: Money(hundredths: 10, "XAF"), maximum: Money(hundredths: maximum, "XAF"))
        }
        expect(model.currentDisplayState.phase, is: .submitting)
        expect(model.currentDisplayState.amount, is: Money(hundredths: amount, "XAF"))
        environment.wait(.milliseconds(1500))

        expect(model.currentDisplayState.phase, is: .choosing)
        expect(environment.owner.requests.count, is: 1)
        expect(model.currentDisplayState.maximum, is: Money(hundredths: rest, "XAF"))
    }

    @Test func `an amount that is not given is no more than what can be had by then`() {
        var state = slider(10, 1000, at: 750)
        state.cashOut()
        state.updateRange(minimum: Money(hundredths: 10, "XAF"), maximum: Money(hundredths: 500, "XAF"))

        state.refuse()

        expect(state.amount, is: Money(hundredths: 500, "XAF"))
        expect(state.phase, is: .failed(.refused))
    }

    @Test func `an offer in another currency is chosen as a whole`() {
        var state = slider(10, 1000, at: 750)

        state.updateRange(minimum: Money(hundredths: 10, "EUR"), maximum: Money(hundredths: 900, "EUR"))
        expect(state.amount, is: Money(hundredths: 900, "EUR"))
        state.choose(400)

        expect(state.amount, is: Money(hundredths: 400, "EUR"))
    }

    @Test func `an amount asked for in another currency leaves all, or its part, in that of the offer`() {
        var state = slider(10, 1000, at: 750)
        state.cashOut()
        state.updateRange(minimum: Money(hundredths: 10, "EUR"), maximum: Money(hundredths: 800, "EUR"))
        expect(state.amount, is: Money(hundredths: 750, "XAF"))
        expect(state.phase, is: .submitting)
        var refused = state

        refused.refuse(of: Money(10, "XAF"))
        state.give(of: Money(10, "XAF"))

        expect(refused.amount, is: Money(hundredths: 800, "EUR"))
        expect(state.maximum, is: Money(2, "EUR"))
        expect(state.amount, is: Money(2, "EUR"))
    }

    @Test func `a refusal is told while the offer changes, until something else is chosen`() {
        var state = slider(10, 1000, at: 750)
        state.cashOut()
        state.refuse(.told("Later"))

        state.updateRange(minimum: Money(hundredths: 10, "XAF"), maximum: Money(hundredths: 500, "XAF"))
        expect(state.phase, is: .failed(.told("Later")))
        expect(state.amount, is: Money(hundredths: 500, "XAF"))
        state.choose(400)

        expect(state.phase, is: .choosing)
    }

    @Test func `what is put out of use meanwhile stays so when an amount is given`() {
        var state = slider(10, 1000, at: 400)
        state.cashOut()
        state.isEnabled = false

        state.give()

        expect(state.isEnabled, is: false)
        expect(state.maximum, is: Money(hundredths: 600, "XAF"))
        expect(state.phase, is: .choosing)
    }

    @Test(arguments: [(1500, 1000), (5, 10), (750, 750)])
    func `an amount beyond the ends counts as the end at which the slider stands`(amount: Int, asked: Int) {
        let model = CashoutSliderViewModel(slider(10, 1000, at: amount), in: environment)
        let money = Money(hundredths: asked, "XAF")
        let words = model.currentDisplayState.button(in: environment).title

        model.buttonViewModel.press()

        expect(words, is: "Cash out \(environment.money.string(money))")
        expect(
            environment.owner.requests.map { $0.request as? CashOut },
            is: [CashOut(bet: "b", amount: money, isFull: asked == 1000)])
    }

    @Test func `an amount in another currency than the ends counts as all there is`() {
        var state = slider(10, 1000, at: 750)
        state.maximum = Money(8, "EUR")
        var asked: [Money] = []
        let model = CashoutSliderViewModel(StatePlace(state, in: environment)) { asked.append($0) }

        model.buttonViewModel.press()

        expect(asked, is: [Money(8, "EUR")])
    }

    @Test(arguments: [(999, false), (1000, true)])
    func `an amount is asked for as all of the bet where it is the most that can be had`(amount: Int, isFull: Bool) {
        let model = CashoutSliderViewModel(slider(10, 1000, at: amount), in: environment)

        model.buttonViewModel.press()

        expect(
            environment.owner.requests.map { $0.request as? CashOut },
            is: [CashOut(bet: "b", amount: Money(hundredths: amount, "XAF"), isFull: isFull)])
    }

    @Test func `all that can be had is all of the bet, though its worth says more than hundredths`() {
        var state = slider(10, 1000, at: 1000)
        state.maximum = Money(Decimal(10_004) / 1000, "XAF")
        let model = CashoutSliderViewModel(state, in: environment)

        model.buttonViewModel.press()

        expect(environment.owner.requests.map { ($0.request as? CashOut)?.isFull }, is: [true])
    }

    @Test(arguments: [(1000, 2000, 2000), (1000, 500, 500), (750, 2000, 750), (750, 500, 500)])
    func `all that was asked for and is not given is all there is by now, and a part stays that part`(
        amount: Int, maximum: Int, left: Int
    ) {
        let model = CashoutSliderViewModel(slider(10, 1000, at: amount), in: environment)
        model.environment.owner.script = AnswerScript([.refused])

        model.buttonViewModel.press()
        model.update {
            $0.updateRange(minimum: Money(hundredths: 10, "XAF"), maximum: Money(hundredths: maximum, "XAF"))
        }
        environment.wait(.milliseconds(1500))

        expect(model.currentDisplayState.phase, is: .failed(.refused))
        expect(model.currentDisplayState.amount, is: Money(hundredths: left, "XAF"))
    }
}
