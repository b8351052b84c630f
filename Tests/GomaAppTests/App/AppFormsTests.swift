import Expectations
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What becomes of what is typed into the forms of the app.
@MainActor
struct AppFormsTests {
    private func form(_ name: String, of app: PageHarness) throws -> FormSource {
        try #require(app.presenter.session.sources[name] as? FormSource)
    }

    private func customer(of app: PageHarness) throws -> Customer {
        try #require(app.presenter.session.source(ofType: CustomerSource.self)).customer
    }

    /// Fills the form that opens an account, and sends it.
    private func register(as email: String, in app: PageHarness) throws {
        let form = try self.form("register", of: app)
        for (id, text) in [("name", "Eva Reis"), ("email", email), ("phone", "923456789")] {
            form.set(id, to: .string(text))
        }
        form.set("terms", to: .bool(true))
        form.submit()
        app.wait(.seconds(3))
    }

    @Test func `neither amount nor code of a withdrawal is left for the next`() throws {
        let app = try AppVisitor.member.makeApp()
        let form = try self.form("withdrawal", of: app)
        let count = try customer(of: app).withdrawalStates.count
        form.set("amount", to: .string("20"))
        form.set("pin", to: .string(AppService.code))

        form.submit()
        app.wait(.seconds(1))

        try expect(customer(of: app).withdrawalStates.count, is: count + 1)
        expect(form.values, is: .object(["amount": .string(""), "pin": .string("")]))
    }

    @Test func `who has opened an account leaves nothing in its form, which was kept until the code had come`() throws {
        let app = try AppVisitor.guest.makeApp()
        try register(as: "eva@goma.test", in: app)
        let (form, code) = (try self.form("register", of: app), try self.form("code", of: app))
        expect(form.values[[.key("email")]], is: .string("eva@goma.test"))

        code.set("pin", to: .string(AppService.code))
        code.submit()
        app.wait(.seconds(1))

        #expect(try customer(of: app).isLoggedIn)
        let empty: [String: JSONValue] = [
            "name": .string(""), "email": .string(""), "phone": .string(""), "terms": .bool(false),
        ]
        expect(form.values, is: .object(empty))
    }

    @Test func `after a code that is not the right one the next is typed into empty boxes, and lets the customer in`()
        throws
    {
        let app = try AppVisitor.guest.makeApp()
        try register(as: "eva@goma.test", in: app)

        app.type("1111")
        app.wait(.seconds(1))
        #expect(try app.text.contains("This is not the right code") && !customer(of: app).isLoggedIn)
        app.type(AppService.code)
        app.wait(.seconds(1))

        #expect(try customer(of: app).isLoggedIn)
    }

    @Test func `a withdrawal that is refused keeps its amount, and its code is typed anew`() throws {
        let app = try AppVisitor.member.makeApp()
        let form = try self.form("withdrawal", of: app)
        let count = try customer(of: app).withdrawalStates.count
        form.set("amount", to: .string("1900"))
        form.set("pin", to: .string("1111"))

        form.submit()
        app.wait(.seconds(1))

        try expect(customer(of: app).withdrawalStates.count, is: count)
        expect(form.values, is: .object(["amount": .string("1900"), "pin": .string("")]))
    }

    @Test(arguments: ["deposit", "game/starburst", "search"])
    func `who logs in comes back to the page that led to it`(page: String) throws {
        let app = try AppVisitor.newcomer.makeApp()
        try customer(of: app).leave()
        try app.presenter.begin(at: page)
        app.presenter.session.environment.ask(to: OpenLogin())
        let (form, code) = (try self.form("login", of: app), try self.form("code", of: app))
        form.set("email", to: .string("ana@goma.test"))
        form.submit()
        app.wait(.seconds(3))
        expect(app.presenter.address.name, is: "code")

        code.set("pin", to: .string(AppService.code))
        code.submit()
        app.wait(.seconds(1))

        #expect(try customer(of: app).isLoggedIn && app.presenter.address.name == page)
    }

    @Test func `who has come from the login to open an account comes back to where that was wanted`() throws {
        let app = try AppVisitor.guest.makeApp()
        try app.presenter.begin(at: "deposit")
        let environment = app.presenter.session.environment
        environment.ask(to: OpenLogin())
        environment.ask(to: PressButton(id: "to-register"))
        try register(as: "eva@goma.test", in: app)
        expect(app.presenter.address.name, is: "code")
        let code = try self.form("code", of: app)

        code.set("pin", to: .string(AppService.code))
        code.submit()
        app.wait(.seconds(1))

        #expect(try customer(of: app).isLoggedIn && app.presenter.address.name == "deposit")
    }

    @Test func `neither a booking code nor why something was refused is left by a customer who logs out`() throws {
        let app = try AppVisitor.newcomer.makeApp()
        for page in ["code", "game/starburst", "account"] {
            try app.presenter.begin(at: page)
            app.wait(.seconds(1))
        }
        func model<Model>(_ type: Model.Type) throws -> Model {
            try #require(app.presenter.session.models.compactMap { $0 as? Model }.first)
        }
        let (booking, game) = (try model(CodeInputViewModel.self), try model(CasinoGamePlayModeSelectorViewModel.self))
        let (wallet, resending) = (try model(WalletDetailViewModel.self), try model(ResendCodeViewModel.self))
        let failure = RequestFailure.told("Your loss limit leaves EUR 5.00")
        booking.update { ($0.code, $0.phase) = ("GOMA1001", .refused(failure)) }
        game.update { $0.start = .failed(failure) }
        wallet.update { $0.phase = .failed(failure) }
        resending.update { $0.phase = .failed(failure) }

        app.presenter.session.environment.ask(to: LogOut())
        app.wait(.seconds(1))

        expectEmpty(booking.currentDisplayState.code)
        expect(booking.currentDisplayState.phase, is: .entering)
        expect(game.currentDisplayState.start, is: .choosing)
        expect(wallet.currentDisplayState.phase, is: .ready)
        expect(resending.currentDisplayState.phase, is: .ready)
    }

    @Test func `who has logged in leaves no address to whoever logs in next`() throws {
        let app = try AppVisitor.newcomer.makeApp()
        try customer(of: app).leave()
        let form = try self.form("login", of: app)
        form.set("email", to: .string("ana@goma.test"))
        form.submit()
        app.wait(.seconds(3))
        let code = try self.form("code", of: app)
        code.set("pin", to: .string(AppService.code))

        code.submit()
        app.wait(.seconds(1))

        #expect(try customer(of: app).isLoggedIn)
        expect(form.values, is: .object(["email": .string("")]))
    }

    @Test func `what was entered of a code is gone once another is sent`() throws {
        let app = try AppVisitor.guest.makeApp()
        try register(as: "eva@goma.test", in: app)
        let code = try self.form("code", of: app)
        code.set("pin", to: .string("0000"))

        app.presenter.session.environment.ask(to: ResendCode(code: "email"))
        app.wait(.seconds(3))

        expect(code.values, is: .object(["pin": .string("")]))
    }

    @Test func `the amount of a limit is left in its form neither once it is set nor by who logs out`() throws {
        let app = try AppVisitor.newcomer.makeApp()
        let form = try self.form("limit", of: app)
        let empty: [String: JSONValue] = [
            "kind": .string("deposit"), "period": .string("daily"), "amount": .string(""),
        ]
        form.set("amount", to: .string("20"))

        form.submit()
        app.wait(.seconds(1))
        try expect(customer(of: app).record.limits, is: [Limit(.deposit, .daily, amount: 20)])
        expect(form.values, is: .object(empty))
        form.set("amount", to: .string("30"))
        app.presenter.session.environment.ask(to: LogOut())
        app.wait(.seconds(1))

        #expect(try !customer(of: app).isLoggedIn)
        expect(form.values, is: .object(empty))
    }

    @Test func `what a limit was chosen for is left in its form neither once it is set nor by who logs out`() throws {
        let app = try AppVisitor.newcomer.makeApp()
        let form = try self.form("limit", of: app)
        let first: [String: JSONValue] = [
            "kind": .string("deposit"), "period": .string("daily"), "amount": .string(""),
        ]
        func choose(_ kind: String, _ period: String) {
            for (id, text) in [("kind", kind), ("period", period), ("amount", "20")] { form.set(id, to: .string(text)) }
        }
        choose("loss", "weekly")

        form.submit()
        app.wait(.seconds(1))
        try expect(customer(of: app).record.limits, is: [Limit(.loss, .weekly, amount: 20)])
        expect(form.values, is: .object(first))
        choose("stake", "monthly")
        app.presenter.session.environment.ask(to: LogOut())
        app.wait(.seconds(1))

        #expect(try !customer(of: app).isLoggedIn)
        expect(form.values, is: .object(first))
    }

    @Test func `who logs out leaves neither a document nor what it is to prove`() throws {
        let app = try AppVisitor.newcomer.makeApp()
        let form = try self.form("document", of: app)
        for (id, text) in [("proof", "address"), ("file", "letter.pdf")] { form.set(id, to: .string(text)) }

        app.presenter.session.environment.ask(to: LogOut())
        app.wait(.seconds(1))

        #expect(try !customer(of: app).isLoggedIn)
        expect(form.values, is: .object(["proof": .string("identity"), "file": .string("")]))
    }

    @Test func `what a customer has typed is gone once another comes in without a logout`() throws {
        let app = try AppVisitor.newcomer.makeApp()
        let entries = [
            ("withdrawal", "amount", "20"), ("withdrawal", "pin", "24"), ("limit", "amount", "30"),
            ("document", "file", "passport.pdf"),
        ]
        for (name, field, text) in entries { try form(name, of: app).set(field, to: .string(text)) }

        try register(as: "eva@goma.test", in: app)
        let code = try self.form("code", of: app)
        code.set("pin", to: .string(AppService.code))
        code.submit()
        app.wait(.seconds(1))

        #expect(try customer(of: app).isLoggedIn && customer(of: app).address == "eva@goma.test")
        for (name, field, _) in entries {
            try expect(form(name, of: app).values[[.key(field)]], is: .string(""), "\(name).\(field)")
        }
    }

    @Test func `an address is taken in the app where there is an account with which one can log in`() throws {
        let app = try AppVisitor.guest.makeApp()

        try register(as: SignupService.takenEmail, in: app)

        #expect(try customer(of: app).hasAccount(SignupService.takenEmail))
    }
}
