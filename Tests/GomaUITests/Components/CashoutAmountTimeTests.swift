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

/// When an offer to cash out comes, how long it stands, and what the next one is.
@MainActor
struct CashoutAmountTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `an offer to cash out comes after 1.2 seconds`() {
        expectAnswer(
            after: 1200, waiting: "loading", given: "offered", refused: "failed(GomaKit.RequestFailure.refused)",
            silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let model = CashoutAmountViewModel(
                CashoutAmountDisplayState(
                    betID: "b", title: .partial, amount: Money(10, "XAF"), phase: .failed(.refused)),
                in: environment)
            model.environment.owner.script = server
            model.reload()
            return { "\(model.currentDisplayState.phase)" }
        }
    }

    @Test func `an offer stands for as many seconds as it says, and the next one for eight`() {
        let model = CashoutAmountViewModel(
            CashoutAmountDisplayState(betID: "b", title: .partial, amount: Money(100, "XAF"), secondsLeft: 2),
            in: environment)
        let state = { (model.currentDisplayState.phase == .offered, model.currentDisplayState.secondsLeft) }

        let first = environment.around(.seconds(2), state)
        #expect(first[0] == (true, 1))
        #expect(first[1] == (false, 0))
        let second = environment.around(.milliseconds(1200), state)
        #expect(second[0] == (false, 0))
        #expect(second[1] == (true, 8))
        let third = environment.around(.seconds(8), state)

        #expect(third[0] == (true, 1))
        #expect(third[1] == (false, 0))
    }

    @Test func `offers go down and up in turn, and the fifth is as the first`() {
        var offers: [Money] = []
        let model = CashoutAmountViewModel(
            StatePlace(
                CashoutAmountDisplayState(
                    betID: "b", title: .partial, amount: Money(100, "XAF"), phase: .loading, secondsLeft: 1),
                in: environment)
        ) { offers.append($0) }

        environment.wait(.milliseconds(1200) * 5 + .seconds(8) * 4)

        expect(offers.map(\.hundredths), is: [9600, 9888, 9690, 10_175, 9768])
        withExtendedLifetime(model) {}
    }

    @Test func `what is offered for one bet is not offered for another that is asked about in its place`() {
        let model = CashoutAmountViewModel(loading("one"), in: environment)

        environment.wait(.milliseconds(700))
        model.replaceState(loading("two"))
        environment.wait(.milliseconds(1100))
        expect(model.currentDisplayState, is: loading("two"))
        environment.wait(.milliseconds(100))

        expect(model.currentDisplayState.phase, is: .offered)
        expect(environment.owner.requests.map { ($0.request as? LoadCashout)?.bet }, is: ["one", "two"])
    }

    @Test func `an offer that takes the place of another has a whole first second, also that of another bet`() {
        let model = CashoutAmountViewModel(offered("one", seconds: 8), in: environment)
        let seconds = { model.currentDisplayState.secondsLeft }
        environment.wait(.milliseconds(1700))

        model.replaceState(offered("one", seconds: 5))
        expect(environment.around(.seconds(1), seconds), is: [5, 4])
        environment.wait(.milliseconds(700))
        model.replaceState(offered("two", seconds: 4))

        expect(environment.around(.seconds(1), seconds), is: [4, 3])
    }

    @Test func `offers are counted for each bet by itself`() {
        let model = CashoutAmountViewModel(loading("one"), in: environment)

        environment.wait(.milliseconds(1200))
        model.update { $0.load() }
        model.replaceState(loading("two"))

        expect(environment.owner.requests.map { ($0.request as? LoadCashout)?.renewal }, is: [0, 1, 0])
    }

    private func offered(_ bet: String, seconds: Int) -> CashoutAmountDisplayState {
        CashoutAmountDisplayState(betID: bet, title: .partial, amount: Money(100, "XAF"), secondsLeft: seconds)
    }

    private func loading(_ bet: String) -> CashoutAmountDisplayState {
        CashoutAmountDisplayState(betID: bet, title: .partial, amount: Money(100, "XAF"), phase: .loading)
    }
}
