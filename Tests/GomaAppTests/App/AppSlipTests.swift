import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What closing the bet slip does in the app, where it stands beside the matches and in its box.
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
        #expect(app.status.contains("The bet slip stays beside the matches."))
    }

    @Test func `closing the slip beside live matches leaves their tab open`() throws {
        let app = try AppVisitor.guest.makeApp()
        try app.presenter.begin(at: "live")
        let live = app.presenter.address

        closeSlip(in: app)

        #expect(live.name == "live" && app.presenter.address == live)
    }

    @Test func `closing the slip in its box leads back to the page below`() throws {
        let app = try AppVisitor.guest.makeApp()
        #expect(app.presenter.open("slip") && app.presenter.address.name == "slip")

        closeSlip(in: app)

        #expect(!app.hasQuit && app.presenter.address == .root)
    }
}
