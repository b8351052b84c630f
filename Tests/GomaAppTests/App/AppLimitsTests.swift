import Expectations
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// The pages of limits, as customers set them there.
@MainActor
struct AppLimitsTests {
    @Test func `a limit of losses that is set on its page stands among the customer's limits`() throws {
        let app = try AppVisitor.newcomer.makeApp()
        let form = try #require(app.presenter.session.sources["limit"] as? FormSource)
        let customer = try #require(app.presenter.session.source(ofType: CustomerSource.self)).customer
        for (id, text) in [("kind", "loss"), ("period", "weekly"), ("amount", "50")] {
            form.set(id, to: .string(text))
        }

        form.submit()
        app.wait(.seconds(1))
        try app.presenter.begin(at: "limits")
        app.wait(.seconds(1))

        expect(customer.record.limits, is: [Limit(.loss, .weekly, amount: 50)])
        expect(app.text, contains: "Weekly loss limit")
        expect(app.text, contains: "EUR 0.00 used")
    }

    /// The page of limits, with one on deposits that counts.
    private func appWithLimit() throws -> (app: PageHarness, customer: Customer, card: UserLimitCardViewModel) {
        let app = try AppVisitor.newcomer.makeApp()
        let customer = try #require(app.presenter.session.source(ofType: CustomerSource.self)).customer
        try customer.setLimit(.deposit, .weekly, to: 500)
        try app.presenter.begin(at: "limits")
        app.wait(.seconds(6))
        let card = try #require(app.presenter.session.models.compactMap { $0 as? UserLimitCardViewModel }.first)
        return (app, customer, card)
    }

    @Test func `a limit that is removed is not said to be gone while it counts, nor is another in its place`() throws {
        let (app, customer, card) = try appWithLimit()

        card.removeLimit()
        card.confirmRemoval()
        app.wait(.seconds(2))

        expect(customer.waitingLimits.count, is: 1)
        expect(customer.limitStates(.deposit).map(\.item.button.isEnabled), is: [false])
        expect(app.text, contains: "EUR 500.00")
        expect(app.text, lacks: "The limit is removed")

        try customer.setLimit(.deposit, .weekly, to: 100)
        app.wait(.seconds(1))

        expect(customer.limitStates(.deposit).map(\.item.button.isEnabled), is: [true])
        expect(app.text, contains: "EUR 100.00")
        expect(app.text, lacks: "The limit is removed")
    }

    @Test func `a limit that is removed is said to be gone in no frame while it counts`() throws {
        let (app, customer, card) = try appWithLimit()
        card.removeLimit()
        card.confirmRemoval()

        var frames: [String] = []
        for _ in 0..<100 {
            app.wait(.milliseconds(10))
            frames.append(app.text)
        }

        expect(customer.waitingLimits.count, is: 1)
        #expect(!frames.contains { $0.contains("The limit is removed") })
    }
}
