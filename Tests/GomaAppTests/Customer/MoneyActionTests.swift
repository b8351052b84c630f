import Expectations
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What pages ask of a customer's wallet: amounts as they are typed, with the code that proves who asks.
@MainActor
struct MoneyActionTests {
    /// Withdraws an amount with a code, and says what came of it.
    private func withdraw(_ amount: String, pin: String = "2468") throws -> (said: String, left: Amount) {
        let page = try PageHarness(
            describing: """
                sources: {me: {kind: customer, currency: EUR, now: 2026-06-11 18:15}}
                parts: [{component: Button, with: {id: go, title: Go, isEnabled: true}}]
                on:
                  app:press id=go:
                    ask: withdraw
                    with: {amount: "\(amount)", pin: "\(pin)"}
                    done: {say: Asked}
                    refused: {say: "${answer.reason}"}
                """, width: 80, height: 24)
        let customer = try #require(page.presenter.session.source(ofType: CustomerSource.self)).customer
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "")
        try customer.enter()
        try customer.deposit(2000)
        page.wait(.seconds(6))
        try page.click("Go")
        page.wait(.milliseconds(700))
        return (page.status, customer.wallet.withdrawable)
    }

    @Test(arguments: [("40", 1960), ("1,500", 500), ("12.50", Amount(hundredths: 198_750))] as [(String, Amount)])
    func `an amount is read as it is typed`(text: String, left: Amount) throws {
        let outcome = try withdraw(text)

        expect(outcome.left, is: left)
        expect(outcome.said, contains: "is on its way")
    }

    @Test(arguments: ["12abc", "", "-5", "0", "1e3", "1.234"])
    func `what is no amount is refused, and takes nothing`(text: String) throws {
        let outcome = try withdraw(text)

        expect(outcome.left, is: 2000)
        expect(outcome.said, contains: "no amount that can be paid")
    }

    @Test func `another code is refused, and more than there is`() throws {
        try expect(withdraw("40", pin: "1111").said, contains: "not the right code")
        try expect(withdraw("2000.01").said, contains: "Only EUR 2,000.00 is available")
    }
}
