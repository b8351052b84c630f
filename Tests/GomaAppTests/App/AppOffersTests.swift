import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Where the offers of the app lead.
@MainActor
struct AppOffersTests {
    @Test func `the terms of an offer open from its card`() throws {
        let app = try AppVisitor.newcomer.makeApp()
        try app.presenter.begin(at: "offers")
        app.wait(.seconds(1))

        try app.focus("Terms")
        app.press(.enter)

        #expect(app.presenter.address.name == "terms/welcome")
        #expect(app.text.contains("A bonus is yours once"))
    }
}
