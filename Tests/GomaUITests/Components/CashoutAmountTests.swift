@testable import GomaBetting
@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct CashoutAmountTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `an offer counts down, expires and comes again with another amount`() {
        let model = CashoutAmountViewModel(.expiring, in: environment)
        let stage = stage(model)
        expect(stage.rows[1], contains: "3 s  XAF 32.00")

        stage.advance(by: .seconds(2))
        expect(stage.rows[1], contains: "1 s  XAF 32.00")
        stage.advance(by: .seconds(1))
        expect(model.currentDisplayState.phase, is: .loading)
        expect(stage.rows[1], contains: "░░░░░░░░")
        stage.advance(by: Duration.milliseconds(1200))

        expect(stage.rows[1], contains: "8 s  XAF 30.72")
    }

    @Test func `an offer that has expired is no offer until the next one, which stands as long`() {
        var offer = CashoutAmountDisplayState.expiring

        offer.secondPassed()
        offer.secondPassed()
        expect(offer.phase, is: .offered)
        expect(offer.secondsLeft, is: 1)
        expect(offer.hasExpired, is: false)
        offer.secondPassed()
        expect(offer.phase, is: .loading)
        expect(offer.hasExpired, is: true)
        offer.fail()
        offer.secondPassed()
        #expect(offer.hasExpired)
        offer.offer(Money(30, "XAF"))

        expect(offer.secondsLeft, is: CashoutAmountDisplayState.validity)
        expect(offer.hasExpired, is: false)
    }

    @Test(arguments: [
        (CashoutTitle.partial, "Partial cashout", "Cash out partiel"), (.full, "Full cashout", "Cash out total"),
        (.text("Bonus"), "Bonus", "Bonus"),
    ])
    func `what the amount is for is said in the language of the moment, or in the owner's words`(
        title: CashoutTitle, english: String, french: String
    ) {
        expect(title.words(in: environment), is: english)
        expect(title.words(in: ViewEnvironment.simulated(localization: Localization.french)), is: french)
    }

    @Test func `an offer is asked for by its bet`() {
        let model = CashoutAmountViewModel(.loading, in: environment)

        #expect(
            model.environment.owner.requests.last?.request as? LoadCashout
                == LoadCashout(bet: "bet-4711", previous: Money(32, "XAF"), renewal: 0))
        #expect(
            model.environment.owner.requests.last?.request as? LoadCashout
                == CashoutAmountCatalog.requests.first as? LoadCashout)
    }

    @Test func `an offer without an end stands still and asks for no time`() {
        let stage = stage(CashoutAmountViewModel(.partial, in: environment))

        expect(environment.scheduler.nextDue, is: nil)
        expect(stage.rows, is: block("█ Partial cashout                    XAF 32.00 █"))
    }

    @Test func `none that comes is told, and trying again brings one`() {
        environment.owner.script = AnswerScript([.refused, .given])
        let model = CashoutAmountViewModel(.loading, in: environment)
        let stage = stage(model)
        stage.advance(by: Duration.milliseconds(1200))
        expect(stage.rows[1], contains: "✗ No offer now")

        stage.tab()
        stage.press(.enter)
        expect(model.currentDisplayState.phase, is: .loading)
        stage.advance(by: Duration.milliseconds(1200))

        expect(stage.calls, is: ["CashoutAmount.reload()"])
        expect(stage.rows[1], contains: "XAF 30.72")
    }

    @Test func `after an offer that was not given, trying again brings one by its amount`() {
        let stage = stage(CashoutAmountViewModel(.notGiven, in: environment))

        stage.tab()
        stage.press(.enter)
        stage.advance(by: Duration.milliseconds(1200))

        expect(stage.rows[1], contains: "XAF 30.72")
    }

    @Test func `a withdrawn offer does not come back by what was on its way`() {
        let model = CashoutAmountViewModel(.loading, in: environment)

        model.update { $0.fail(.told("Suspended")) }
        environment.scheduler.advance(by: .seconds(20))

        expect(model.currentDisplayState.phase, is: .failed(.told("Suspended")))
    }

    @Test func `another try stands at the edge at which the amount does`() {
        let stage = stage(CashoutAmountViewModel(.notGiven, in: environment))

        expect(stage.rows[1].hasPrefix("█ ✗ Cashout failed "), is: true)
        expect(stage.rows[1].hasSuffix(" Try again █"), is: true)
    }

    @Test func `the amount goes last`() {
        let view = CashoutAmountView(environment: environment)
        view.configure(with: CashoutAmountViewModel(.expiring, in: environment))

        expect(ComponentHarness(view, width: 13, in: environment).rows, is: block("█ XAF 32.00 █"))
    }

    /// A row between the half rows that end its block.
    private func block(_ row: String) -> [String] {
        [String(repeating: "▄", count: row.count), row, String(repeating: "▀", count: row.count)]
    }

    private func stage(_ model: CashoutAmountViewModel) -> ComponentHarness<CashoutAmountView> {
        let view = CashoutAmountView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 48, in: environment)
    }
}
