import Expectations
import GomaKit
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Opening an account, from the first field to the welcome: a page of data alone, and a service that answers it.
@MainActor
struct SignupTests {
    private let page: PageHarness

    init() throws { page = try PageHarness("signup") }

    private func value(_ way: String) throws -> String? {
        let way = try #require(PageWay(way))
        return PageValue.word(of: page.presenter.scope.source(at: way)?.value)
    }

    private func stage() throws -> String? { try value("progress.stage") }

    /// Fills the fields in, from the first.
    private func fill(email: String = "new@goma.example", phone: String = "912 345 678") throws {
        try page.focus("First and last name")
        page.type("Ana Silva")
        page.press(.tab)
        page.type(email)
        page.press(.tab)
        page.type(phone)
        page.press(.tab)
        page.type("Sup3rsecret")
        try page.focus("I am 18")
        page.press(.character(" "))
    }

    private func send() throws {
        try page.focus("Open account")
        page.press(.enter)
    }

    private func reachCode() throws {
        try fill()
        try send()
        page.wait(SignupService.answerTime)
    }

    // MARK: Details

    @Test func `nothing is sent while something is wrong, and the focus goes to the first of it`() throws {
        try fill(phone: "912")
        try page.focus("Email")
        page.press(.end)
        page.type("@")

        page.press(.enter)
        expect(page.focusedWords, contains: "Phone number")
        try send()

        try expect(value("details.busy"), is: "false")
        expect(page.status, contains: "2 entries need another look")
        expect(page.focusedWords, contains: "Email")
        expect(page.text, contains: "Please enter a valid email address")
        expect(page.text, contains: "A phone number has 9 digits")
    }

    @Test func `without consent alone the focus goes there`() throws {
        try fill()
        page.press(.character(" "))

        try send()

        expect(page.status, contains: "1 entry needs another look")
        expect(page.focusedWords, contains: "I am 18")
        expect(page.text, contains: "Accept the terms before you go on")
    }

    @Test(arguments: ["Ana", "Ana 5ilva", "Ana -"])
    func `a name is a first and a last one, of letters`(name: String) throws {
        try page.focus("First and last name")
        page.type(name)
        page.press(.tab)

        expect(page.text, contains: "Enter your first name and your last name")
    }

    @Test(arguments: ["AnaSilva1", "mysilvaX9", "SILVA123a"])
    func `a password has none of the customer's names in it`(password: String) throws {
        try page.focus("First and last name")
        page.type("Ana Silva")
        try page.focus("Password")
        page.type(password)
        page.press(.tab)

        expect(page.text, contains: "Choose one without your name in it")
    }

    @Test func `a phone number takes digits and blanks alone, and no more than eleven`() throws {
        try page.focus("Phone number")
        page.type("912x 345 6789")

        try expect(value("details.phone.text"), is: "912 345 678")
    }

    // MARK: Answers

    @Test func `details take an answer's time, are sent once, and do not change meanwhile`() throws {
        try fill()
        try send()
        page.press(.enter)
        try page.focus("First and last name")
        page.type("x")
        page.wait(SignupService.answerTime - .milliseconds(1))
        #expect(try value("details.busy") == "true" && value("details.name.text") == "Ana Silva")
        #expect(try value("asking.open-account") == "true" && stage() == "details")

        page.wait(.milliseconds(1))

        #expect(try stage() == "code" && value("details.busy") == "false" && value("asking.open-account") == "false")
        expect(page.text, contains: "sent to +351 912 345 678")
    }

    @Test func `an address that has an account is refused where it stands, each time`() throws {
        try fill(email: "ANA@goma.example")
        for _ in 0..<2 {
            try send()
            page.wait(SignupService.answerTime)

            try expect(stage(), is: "details")
            expect(page.text, contains: "There is an account with this address already")
            expect(page.focusedWords, contains: "Email")
        }
        page.type("x")

        expect(page.text, lacks: "There is an account")
    }

    @Test func `where no answer comes that is said, and the same can be sent again`() throws {
        try fill(email: SignupService.silentEmail)
        try send()
        page.wait(Owner.patience - .milliseconds(1))
        #expect(try value("details.busy") == "true" && value("details.unanswered") == "false")
        page.wait(.milliseconds(1))
        #expect(try value("details.busy") == "false" && value("details.unanswered") == "true")
        expect(page.text, contains: "No answer came.")
        expect(page.text, contains: "Try again")

        page.wait(.seconds(1))
        page.press(.enter)
        expect(page.text, lacks: "No answer came.")
        page.wait(SignupService.answerTime)

        try expect(stage(), is: "code")
    }

    // MARK: The customer

    @Test func `the account that is opened is the customer's, with all that was said, and is opened once`() throws {
        let page = try PageHarness(
            describing: """
                sources: {me: {kind: customer, currency: EUR, now: 2026-06-11 18:15}}
                parts: [{component: Button, with: {id: go, title: Go, isEnabled: true}}]
                on:
                  app:press id=go:
                    ask: open-account
                    with: {name: Eva Maria Reis, email: Eva@Goma.Test, phone: "923", terms: true}
                    done: {say: "Opened for ${answer.name}"}
                    refused: {say: "${answer.reason}"}
                """, width: 80, height: 24)
        let customer = try #require(page.presenter.session.source(ofType: CustomerSource.self)).customer
        try page.click("Go")
        page.wait(SignupService.answerTime - .milliseconds(1))
        #expect(!customer.hasAccount("eva@goma.test"))

        page.wait(.milliseconds(1))
        expect(page.status, contains: "Opened for Eva")
        expect(page.status, lacks: "Maria")
        try customer.enter()
        let facts = customer.facts
        expect([facts.name, facts.email, facts.phone], is: ["Eva Maria Reis", "eva@goma.test", "923"])

        page.wait(.seconds(6))
        try page.click("Go")
        page.wait(SignupService.answerTime)

        expect(page.status, contains: "There is an account with this address already")
        #expect(customer.isLoggedIn)
    }

    @Test func `an account that a customer cannot be given at the moment is refused, and not opened`() throws {
        let page = try PageHarness(
            describing: """
                sources: {me: {kind: customer, currency: EUR, now: 2026-06-11 18:15, troubles: [refusals]}}
                parts: [{component: Button, with: {id: go, title: Go, isEnabled: true}}]
                on:
                  app:press id=go:
                    ask: open-account
                    with: {name: Eva Reis, email: eva@goma.test, phone: "923", terms: true}
                    done: {say: "Opened for ${answer.name}"}
                    refused: {say: "${answer.reason}"}
                """, width: 80, height: 24)
        let customer = try #require(page.presenter.session.source(ofType: CustomerSource.self)).customer

        try page.click("Go")
        page.wait(SignupService.answerTime)

        expect(page.status, contains: "That cannot be done at the moment.")
        #expect(!customer.hasAccount("eva@goma.test"))
    }

    // MARK: Code

    @Test func `the right code opens the account, as soon as it is whole`() throws {
        try reachCode()

        page.type("246")
        page.wait(.seconds(2))
        try expect(value("code.busy"), is: "false")
        page.type("8")
        try expect(value("code.busy"), is: "true")
        page.wait(SignupService.answerTime)

        try expect(stage(), is: "done")
        expect(page.text, contains: "Welcome, Ana")
        expect(page.text, contains: "Log in as new@goma.example")
        expect(page.focusedWords, contains: "To the matches")
        page.wait(.seconds(1))
        page.press(.enter)
        #expect(page.hasQuit)
    }

    @Test func `a wrong code is refused as often as it is typed, and another can be typed`() throws {
        try reachCode()
        for code in ["1111", "1111", "2222"] {
            page.type(code)
            try expect(value("code.busy"), is: "true")
            page.wait(SignupService.answerTime)
            try expect(value("code.pin.text")?.isEmpty, is: true)
            expect(page.text, contains: "This is not the right code")
        }
        page.type(AppService.code)
        page.wait(SignupService.answerTime)

        try expect(stage(), is: "done")
    }

    @Test func `the code comes in a message, to where the customer wants it, and again when it is asked for`() throws {
        try page.focus("To my email address")
        page.press(.enter)
        try reachCode()
        page.wait(SignupService.messageTime - .milliseconds(1))
        expect(page.status, lacks: "your code is")
        page.wait(.milliseconds(1))
        expect(page.status, contains: "Message to new@goma.example: your code is 2468")

        page.wait(.seconds(29))
        try page.focus("Resend code")
        page.press(.enter)
        expect(page.status, lacks: "your code is")
        page.wait(SignupService.messageTime)
        expect(page.text, contains: "Resend code in")
        page.wait(SignupService.messageTime)

        expect(page.status, contains: "your code is 2468")
    }

    @Test(arguments: [
        ("slow", "nothing yet", "your code is 2468"), ("refusals", "That cannot be done", "That cannot be done"),
        ("silence", "nothing yet", "nothing ever"),
    ])
    func `what goes wrong around a customer goes wrong with the message of the code`(
        trouble: String, soon: String, later: String
    ) throws {
        let page = try PageHarness(
            describing: """
                sources: {me: {kind: customer, currency: EUR, now: 2026-06-11 18:15, troubles: [\(trouble)]}}
                parts: [{component: Button, with: {id: go, title: Go, isEnabled: true}}]
                on:
                  app:press id=go:
                    - {say: nothing yet}
                    - {ask: send-code, done: {say: "your code is ${answer.code}"}, silent: {say: nothing ever}}
                """, width: 80, height: 24)

        try page.click("Go")
        page.wait(SignupService.messageTime)
        expect(page.status, contains: soon)
        page.wait(AppService.slowAnswerTime - SignupService.messageTime)
        if trouble == "silence" { page.wait(Owner.patience - AppService.slowAnswerTime) }

        expect(page.status, contains: later)
    }

    @Test(arguments: [Duration.zero, .milliseconds(500)])
    func `back from the code are the details as they were, and what was on its way is forgotten`(
        delay: Duration
    ) throws {
        try reachCode()
        page.type("2468")
        page.wait(delay)

        try page.focus("Change my details")
        page.press(.enter)
        page.wait(.seconds(5))

        #expect(try stage() == "details" && value("code.busy") == "false")
        expect(page.status, lacks: "your code is")
        try expect(value("details.password.text"), is: "Sup3rsecret")
        expect(page.focusedWords, contains: "First and last name")
        try send()
        page.wait(SignupService.answerTime)
        #expect(try stage() == "code" && value("code.pin.text")?.isEmpty == true)
        expect(page.text, contains: "Resend code in")
    }
}
