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

        #expect(customer.record.limits == [Limit(.loss, .weekly, amount: 50)])
        #expect(app.text.contains("Weekly loss limit") && app.text.contains("EUR 0.00 used"))
    }
}
