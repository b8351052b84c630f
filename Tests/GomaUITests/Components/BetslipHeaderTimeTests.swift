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

/// How long a balance takes to come.
@MainActor
struct BetslipHeaderTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a guest who logs in has the balance after eight tenths of a second`() {
        let model = BetslipHeaderViewModel(BetslipHeaderDisplayState(.guest), in: environment)
        let taking = environment.owner.take(LogIn.self) { question in
            question.answer(after: .milliseconds(800), .done(Money(7, "XAF")))
            return .later
        }
        defer { withExtendedLifetime(taking) {} }

        model.logIn()
        model.logIn()

        expect(
            environment.around(.milliseconds(800)) { model.currentDisplayState.session },
            is: [.loggingIn, .loggedIn(balance: Money(7, "XAF"))])
        model.logIn()
        model.join()

        expect(model.currentDisplayState.session, is: .loggedIn(balance: Money(7, "XAF")))
        expect(environment.owner.requests.map(\.description), is: ["account:log-in"])
        expect(environment.isAtRest, is: true)
    }

    @Test func `who logs in from one slip has not come to another in its place, and each is told by its ID`() {
        let taking = environment.owner.take(LogIn.self) { question in
            question.answer(after: .milliseconds(800), .done(Money(7, "XAF")))
            return .later
        }
        defer { withExtendedLifetime(taking) {} }
        let model = BetslipHeaderViewModel(BetslipHeaderDisplayState(.loggingIn, slipID: "one"), in: environment)

        environment.wait(.milliseconds(500))
        model.update { $0.slipID = "two" }
        environment.wait(.milliseconds(799))
        expect(model.currentDisplayState.session, is: .loggingIn)
        environment.wait(.milliseconds(1))
        model.close()

        expect(model.currentDisplayState.session, is: .loggedIn(balance: Money(7, "XAF")))
        expect(
            environment.owner.requests.map(\.description),
            is: [
                "account:log-in slip=one", "account:log-in slip=two", "betting:close-betslip slip=two",
            ])
    }
}
