import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What guests see on pages of the app that show what only customers have.
@MainActor
struct AppGuestTests {
    @Test(arguments: ["limits", "limit", "history", "notifications"])
    func `a guest is told why nothing is there, and can log in`(page: String) throws {
        let app = try AppVisitor.guest.makeApp()
        try app.presenter.begin(at: page)
        app.wait(.seconds(1))
        #expect(app.text.contains("You are not logged in."))

        try app.focus("Log in")
        app.press(.enter)
        app.wait(.seconds(1))

        #expect(app.text.contains("Email"))
    }

    @Test(arguments: [("limits", "Set a limit"), ("limit", "How long does it count?")])
    func `only a customer can set a limit`(page: String, words: String) throws {
        let (guest, member) = (try AppVisitor.guest.makeApp(), try AppVisitor.member.makeApp())
        for app in [guest, member] {
            try app.presenter.begin(at: page)
            app.wait(.seconds(1))
        }

        #expect(!guest.text.contains(words))
        #expect(member.text.contains(words) && !member.text.contains("You are not logged in."))
    }
}
