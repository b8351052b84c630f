import Expectations
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
        expect(app.text, contains: "You are not logged in.")

        try app.focus("Log in")
        app.press(.enter)
        app.wait(.seconds(1))

        expect(app.text, contains: "Email")
    }

    @Test func `a bet that is open while its customer logs out makes room for the way to log in`() throws {
        let app = try AppVisitor.member.makeApp()
        let bet = try #require(app.presenter.book.betIDs(in: .open).first)
        try app.presenter.begin(at: "bet/\(bet)")
        app.wait(.seconds(1))
        expect(app.text, lacks: "Your bets are here once you are logged in.")

        try #require(app.presenter.session.source(ofType: CustomerSource.self)).customer.leave()
        app.wait(.seconds(1))

        expect(app.text, contains: "Your bets are here once you are logged in.")
    }

    @Test func `the page of a bet says to another customer that it is none of theirs`() throws {
        let app = try AppVisitor.member.makeApp()
        let customer = try #require(app.presenter.session.source(ofType: CustomerSource.self)).customer
        let bet = try #require(app.presenter.book.betIDs(in: .open).first)
        try app.presenter.begin(at: "bet/\(bet)")
        app.wait(.seconds(1))
        expect(app.text, lacks: "There is no such bet among yours.")

        try customer.open(name: "Eva Reis", email: "eva@goma.test", phone: "923456789")
        try customer.enter()
        app.wait(.seconds(1))

        expect(app.text, contains: "There is no such bet among yours.")
        expect(app.text, lacks: "Your bets are here once you are logged in.")
    }

    @Test(arguments: [("limits", "Set a limit"), ("limit", "How long does it count?")])
    func `only a customer can set a limit`(page: String, words: String) throws {
        let (guest, member) = (try AppVisitor.guest.makeApp(), try AppVisitor.member.makeApp())
        for app in [guest, member] {
            try app.presenter.begin(at: page)
            app.wait(.seconds(1))
        }

        expect(guest.text, lacks: words)
        expect(member.text, contains: words)
        expect(member.text, lacks: "You are not logged in.")
    }
}
