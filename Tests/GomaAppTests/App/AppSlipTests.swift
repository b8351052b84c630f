import Expectations
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What closing the bet slip does in the app, where it stands beside the matches and in its box, and what stays on it.
@MainActor
struct AppSlipTests {
    private func closeSlip(in app: PageHarness) {
        app.presenter.session.environment.ask(to: CloseBetslip())
        app.wait(.zero)
    }

    @Test func `closing the slip beside the matches does not leave the app, and says that the slip stays`() throws {
        let app = try AppVisitor.guest.makeApp()

        closeSlip(in: app)

        #expect(!app.hasQuit)
        expect(app.status, contains: "The bet slip stays beside the matches.")
    }

    @Test func `closing the slip beside live matches leaves their tab open`() throws {
        let app = try AppVisitor.guest.makeApp()
        try app.presenter.begin(at: "live")
        let live = app.presenter.address

        closeSlip(in: app)

        expect(live.name, is: "live")
        expect(app.presenter.address, is: live)
    }

    @Test func `closing the slip in its box leads back to the page below`() throws {
        let app = try AppVisitor.guest.makeApp()
        expect(app.presenter.open("slip"), is: true)
        expect(app.presenter.address.name, is: "slip")

        closeSlip(in: app)

        expect(app.hasQuit, is: false)
        expect(app.presenter.address, is: .root)
    }

    // MARK: Whose bet it is

    private func bet(in app: PageHarness) throws -> BetInfoSubmissionViewModel {
        try #require(app.presenter.session.models.compactMap { $0 as? BetInfoSubmissionViewModel }.first)
    }

    @Test(
        arguments: [
            .placed(stake: Money(10, "EUR"), secondsToTakeBack: Limited(5)), .confirmed(stake: Money(10, "EUR")),
            .standing(stake: Money(10, "EUR"), .refused), .failed(.notTaken(.told("Your stake limit leaves EUR 5.00"))),
        ] as [BetSubmissionPhase])
    func `neither a stake nor what became of a bet is left by a customer who logs out`(
        phase: BetSubmissionPhase
    ) throws {
        let app = try AppVisitor.member.makeApp()
        let bet = try bet(in: app)
        bet.update { ($0.stakeAmount, $0.phase) = (10, phase) }

        app.presenter.session.environment.ask(to: LogOut())
        app.wait(.seconds(1))

        expect(bet.currentDisplayState.phase, is: .editing)
        #expect(bet.currentDisplayState.stake.isEmpty && bet.currentDisplayState.stakeAmount == nil)
    }

    @Test func `a stake that a guest has typed is there after the login, and not that one was wanted`() throws {
        let app = try AppVisitor.guest.makeApp()
        let bet = try bet(in: app)
        let customer = try #require(app.presenter.session.source(ofType: CustomerSource.self)).customer
        bet.changeStake(to: "10")
        bet.update { $0.phase = .failed(.notTaken(.told("Log in first"))) }
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        let code = try #require(app.presenter.session.sources["code"] as? FormSource)

        code.set("pin", to: .string(AppService.code))
        code.submit()
        app.wait(.seconds(1))

        expect(customer.isLoggedIn, is: true)
        expect(bet.currentDisplayState.stake, is: "10")
        expect(bet.currentDisplayState.phase, is: .editing)
    }
}
