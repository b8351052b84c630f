import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog

@MainActor
struct BetslipHeaderTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(
        _ state: BetslipHeaderDisplayState, width: Int = 56
    ) -> (stage: ComponentHarness<BetslipHeaderView>, model: BetslipHeaderViewModel) {
        let model = BetslipHeaderViewModel(state, in: environment)
        let view = BetslipHeaderView(environment: environment)
        view.configure(with: model)
        return (ComponentHarness(view, width: width, in: environment), model)
    }

    @Test func `before anything is known there is neither a link nor a balance`() {
        let stage = ComponentHarness(BetslipHeaderView(environment: environment), width: 56, in: environment)

        expect(stage.rows[0], lacks: "Join now")
        expect(stage.rows[0], lacks: "Balance")
        expectEmpty(stage.view.focusableViews)
    }

    @Test func `a guest who logs in waits for the balance and then has it`() {
        let stage = stage(.guest).stage
        let taking = environment.owner.take(LogIn.self) { question in
            question.answer(after: .milliseconds(800), .done(Money(1_250, "XAF")))
            return .later
        }
        defer { withExtendedLifetime(taking) {} }

        stage.tab()
        stage.tab()
        stage.press(.enter)
        expect(stage.rows[0], contains: "Balance: ░")
        stage.advance(by: Duration.milliseconds(800))

        expect(stage.rows[0], contains: "Balance: XAF 1,250.00")
        expect(stage.calls, is: ["BetslipHeader.logIn()"])
    }

    @Test func `a guest who is not let in is told why, and can try again`() {
        environment.owner.script = nil
        let taking = environment.owner.take(LogIn.self) { _ in .refused(reason: "Account locked") }
        defer { withExtendedLifetime(taking) {} }
        let (stage, model) = stage(.guest)

        model.logIn()
        stage.advance(by: .zero)

        expect(model.currentDisplayState.session, is: .loginFailed(.told("Account locked")))
        #expect(stage.rows[0].contains("✗ Account locked") && stage.rows[0].contains("Log in"))
        let colors = ["✗", "A"].map { sign in
            stage.surface.cells.first { $0.cluster.string == sign }?.foreground
        }
        expect(colors, is: [.role(.alertError), .role(.textPrimary)])
        model.logIn()
        expect(model.currentDisplayState.session, is: .loggingIn)
    }

    @Test func `who is not let in is still where they logged in, and Enter tries again`() {
        environment.owner.script = AnswerScript([.refused])
        let stage = stage(.guest).stage
        stage.tab()
        stage.tab()
        let link = stage.window.focusedView

        stage.press(.enter)
        stage.press(.enter)
        #expect(stage.window.focusedView === link && stage.rows[0].contains("Balance: ░"))
        stage.advance(by: .seconds(1))
        #expect(stage.window.focusedView === link && stage.rows[0].contains("✗ Not logged in"))
        expect(stage.calls, is: ["BetslipHeader.logIn()"])
        stage.press(.enter)

        expect(stage.calls, is: ["BetslipHeader.logIn()", "BetslipHeader.logIn()"])
    }

    @Test func `a login that nobody stands at shows the balance that is on its way alone`() {
        let (stage, model) = stage(.guest)

        model.logIn()

        #expect(stage.rows[0].contains("Balance: ░") && !stage.rows[0].contains("Log in"))
    }

    @Test func `whoever goes while the balance is on its way stays gone`() {
        let (stage, model) = stage(.loggingIn)

        model.update { $0.session = .guest }
        stage.advance(by: .seconds(5))

        expect(model.currentDisplayState.session, is: .guest)
    }

    @Test func `what changes beside a login that is under way does not ask for it again`() {
        let model = BetslipHeaderViewModel(BetslipHeaderDisplayState(.loggingIn), in: environment)

        model.update { $0.isEnabled = false }
        model.update { $0.isEnabled = true }

        expect(environment.owner.requests.map(\.description), is: ["account:log-in"])
    }

    @Test func `it can be closed while all else is disabled`() {
        let (stage, model) = stage(.disabled)

        stage.tab()
        stage.press(.enter)
        model.join()
        model.logIn()

        expect(model.environment.owner.requests.map(\.description), is: ["betting:close-betslip"])
        expect(model.currentDisplayState.session, is: .guest)
        expect(stage.view.focusableViews.count, is: 1)
    }

    @Test func `the balance is there when the title has gone`() {
        expect(stage(.largeBalance, width: 24).stage.rows[0], contains: "XAF 1,250,000.00")
    }

    @Test(arguments: [
        (BetslipSession.guest, 1, 1), (.loginFailed(.refused), 1, 1), (.unknown, 0, 0), (.loggingIn, 0, 1),
        (.loggedIn(balance: Money(1, "XAF")), 0, 0),
    ])
    func `only guests are registered and logged in, once, wherever the call comes from`(
        session: BetslipSession, registrations: Int, logins: Int
    ) {
        let model = BetslipHeaderViewModel(BetslipHeaderDisplayState(session), in: environment)

        model.join()
        model.logIn()
        model.logIn()

        let requests = environment.owner.requests.map(\.description)
        expect(requests.count { $0 == "account:open-registration" }, is: registrations)
        expect(requests.count { $0 == "account:log-in" }, is: logins)
        expect(requests.count, is: registrations + logins)
    }
}
