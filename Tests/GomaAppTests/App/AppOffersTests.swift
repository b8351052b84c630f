import Expectations
import GomaUI
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

        expect(app.presenter.address.name, is: "terms/welcome")
        expect(app.text, contains: "A bonus is yours once")
    }

    private func customer(of app: PageHarness) throws -> Customer {
        try #require(app.presenter.session.source(ofType: CustomerSource.self)).customer
    }

    @Test func `an offer that a guest was not given says nothing of that to who has logged in`() throws {
        let app = try AppVisitor.guest.makeApp()
        try customer(of: app).open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try app.presenter.begin(at: "offers")
        app.wait(.seconds(1))
        let models = app.presenter.session.models
        let bonuses = models.compactMap { $0 as? BonusCardViewModel }
        let events = models.compactMap { $0 as? PromotionCardViewModel }
        let bonus = try #require(bonuses.first { $0.currentDisplayState.id == "welcome" })
        let cup = try #require(events.first { $0.currentDisplayState.id == "tournament" })
        bonus.claimBonus()
        cup.takePart()
        app.wait(.seconds(1))
        let refused = OfferProgress.failed(.told("Log in first"))
        expect(bonus.currentDisplayState.progress, is: refused)
        expect(cup.currentDisplayState.progress, is: refused)

        let code = try #require(app.presenter.session.sources["code"] as? FormSource)
        code.set("pin", to: .string(AppService.code))
        code.submit()
        app.wait(.seconds(1))

        #expect(try customer(of: app).isLoggedIn)
        expect(bonus.currentDisplayState.progress, is: .open)
        expect(cup.currentDisplayState.progress, is: .open)
    }

    @Test(
        arguments: [
            ("log-out", ""), ("find-account", "email: eva@goma.test"),
            ("open-account", "name: Rui Reis, email: rui@goma.test, phone: \"912345678\", terms: true"),
        ])
    func `why an offer was not given, or a game did not open, is not said to who comes next`(
        action: String, values: String
    ) throws {
        let asking = "ask: \(action)" + (values.isEmpty ? "" : "\n    with: {\(values)}")
        let page = try PageHarness(
            describing: """
                sources: {me: {kind: customer, currency: EUR, now: 2026-06-11 18:15}}
                parts:
                  - {component: Button, with: {id: go, title: Change, isEnabled: true}}
                  - {component: SingleButtonBanner, with: {id: banner, message: The cup}}
                  - {component: PromotionalBonusCard, with: {id: card, header: Today, title: Double}}
                  - {component: CasinoGamePlayModeSelector, with: {id: game, name: Starburst, description: x}}
                on:
                  app:press id=go:
                    \(asking)
                """, width: 80, height: 60)
        let customer = try customer(of: page)
        for (name, email) in [("Eva Lima", "eva@goma.test"), ("Ana Silva", "ana@goma.test")] {
            try customer.open(name: name, email: email, phone: "912345678")
            try customer.enter()
        }
        page.wait(.seconds(6))
        let models = page.presenter.session.models
        let banner = try #require(models.compactMap { $0 as? SingleButtonBannerViewModel }.first)
        let card = try #require(models.compactMap { $0 as? PromotionalBonusCardViewModel }.first)
        let game = try #require(models.compactMap { $0 as? CasinoGamePlayModeSelectorViewModel }.first)
        banner.update { $0.progress = .failed(.told("Too late")) }
        card.update { $0.progress = .failed(.told("Too late")) }
        game.update { $0.start = .failed(.told("Too late")) }

        try page.click("Change")
        page.wait(.seconds(2))

        #expect(!customer.isLoggedIn)
        expect(banner.currentDisplayState.progress, is: .open)
        expect(card.currentDisplayState.progress, is: .open)
        expect(game.currentDisplayState.start, is: .choosing)
    }

    /// Presses what the page of the tournament offers.
    private func takePart(in app: PageHarness) throws {
        try app.presenter.begin(at: "tournament/tournament")
        app.wait(.seconds(1))
        try app.focus("Take part")
        app.press(.enter)
        app.wait(.seconds(1))
    }

    @Test func `the page of a tournament offers to take part in it`() throws {
        let app = try AppVisitor.newcomer.makeApp()

        try takePart(in: app)

        try expect(customer(of: app).record.joined, contains: "tournament")
        expect(app.text, lacks: "Take part")
        expect(app.text, contains: "✓ Done")
    }

    @Test func `the page of a tournament says to a guest why nobody takes part`() throws {
        let app = try AppVisitor.guest.makeApp()

        try takePart(in: app)

        expect(app.text, contains: "Log in first")
        expect(app.text, contains: "Take part")
    }

    @Test(
        arguments: [
            ("offers", "10.00"), ("promotion/welcome", "10.00"), ("promotion/weekend", "20.00"),
            ("promotion/boosts", "The more selections"),
        ])
    func `an offer tells its least deposit on its card and on its own page, and an event what it is`(
        page: String, text: String
    ) throws {
        let app = try AppVisitor.newcomer.makeApp()

        try app.presenter.begin(at: page)
        app.wait(.seconds(1))

        expect(app.text, contains: text)
    }

    @Test(
        arguments: [
            ("promotion/welcome", "Stake the bonus once", "Do so within 30 days"),
            ("terms/welcome", "Stake the bonus once", "Do so within 30 days"),
            ("promotion/weekend", "Stake the bonus 3 times", "Do so within 7 days"),
            ("terms/weekend", "Stake the bonus 3 times", "Do so within 7 days"),
        ])
    func `what an offer asks for is told on its own page and with its terms, before it is claimed`(
        page: String, stakes: String, days: String
    ) throws {
        let app = try AppVisitor.guest.makeApp()

        try app.presenter.begin(at: page)
        app.wait(.seconds(1))

        #expect(app.text.contains(stakes) && app.text.contains(days))
    }

    @Test func `the welcome offer promises what it gives to one who has paid in before`() throws {
        let app = try AppVisitor.newcomer.makeApp()
        let customer = try customer(of: app)
        try customer.deposit(50)
        try customer.claim("welcome")

        try app.presenter.begin(at: "offers")
        app.wait(.seconds(1))

        expect(customer.bonus(for: 50), is: 50)
        expect(app.text, contains: "Double your next deposit, up to EUR 100")
    }
}
