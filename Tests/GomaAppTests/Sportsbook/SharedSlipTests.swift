import Expectations
import GomaCatalog
import TerminalKit
import PageTestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// One bet slip on the pages of all matches: what is done to it on one of them has been done on the others.
@MainActor
struct SharedSlipTests {
    private func stage() throws -> PageHarness { try PageHarness("sportsbook", width: 120, height: 120) }

    private func open(_ match: String, on stage: PageHarness) {
        if stage.window.topController?.title != "Sportsbook" { stage.presenter.goBack() }
        stage.presenter.openMatch(match)
        stage.window.update()
    }

    @Test func `a stake that is typed on the page of one match stands on that of another`() throws {
        let stage = try stage()
        open("liv-ars", on: stage)
        try stage.click("2.01")
        try stage.click("+50")

        open("bar-rma", on: stage)
        expect(stage.text, contains: "Place bet EUR 50.00")
        try stage.click("+10")
        open("liv-ars", on: stage)

        expect(stage.text, contains: "Place bet EUR 60.00")
    }

    @Test func `a bet that is placed on one page is placed on all, once, and empties the slip once`() throws {
        let stage = try stage()
        open("liv-ars", on: stage)
        try stage.click("2.01")
        try stage.click("+50")
        try stage.click("Place bet EUR 50.00")
        stage.wait(Duration.milliseconds(1200))

        open("bar-rma", on: stage)
        expect(stage.text, contains: "Bet of EUR 50.00 placed")
        expect(stage.text, contains: "Take back")
        stage.wait(.seconds(5))

        expect(stage.presenter.book.balance, is: Money(200, "EUR"))
        expectEmpty(stage.presenter.book.slip.selections)
        expect(stage.text, contains: "Nothing chosen yet")
    }

    @Test func `a bet is taken back on another page than it was placed on`() throws {
        let stage = try stage()
        open("liv-ars", on: stage)
        try stage.click("2.01")
        try stage.click("+50")
        try stage.click("Place bet EUR 50.00")
        stage.wait(Duration.milliseconds(1200))

        open("bar-rma", on: stage)
        try stage.click("Take back")
        stage.wait(.seconds(10))

        expect(stage.presenter.book.balance, is: Money(250, "EUR"))
        expect(stage.presenter.book.slip.active.count, is: 1)
    }
}
