import Expectations
import Foundation
import GomaCatalog
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPages

/// What a customer changes of the account, and proves.
@MainActor
struct CustomerDocumentTests {
    private let environment = ViewEnvironment.simulated()
    private let opening = Date(timeIntervalSince1970: 1_781_201_700)

    private func makeCustomer() -> Customer {
        Customer(
            CustomerRecord(currency: "EUR"), opening: opening, service: AppService(currency: "EUR", in: environment),
            in: environment)
    }

    private func makeMember() throws -> Customer {
        let customer = makeCustomer()
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try customer.enter()
        return customer
    }

    private func pass(_ time: Duration) { environment.scheduler.advance(by: time) }

    private func said(_ customer: Customer) -> [String] { customer.documentStates.map(\.item.value) }

    @Test func `a document is in review, then accepted, and that is told`() throws {
        let customer = try makeMember()
        expect(said(customer), is: ["Not handed in", "Not handed in"])
        expect(customer.facts.canHandIn, is: true)

        try customer.handIn("passport.pdf", for: .identity)
        expect(said(customer), is: ["In review", "Not handed in"])
        pass(Customer.reviewTime - .seconds(1))
        expect(said(customer).first, is: "In review")
        pass(.seconds(1))

        expect(said(customer).first, is: "Accepted")
        expect(customer.record.notices.last?.kind, is: .document(.identity, isAccepted: true))
        try customer.handIn("letter.pdf", for: .address)
        #expect(!customer.facts.canHandIn)
    }

    @Test func `while nothing is given a document cannot be read, and another one can be handed in`() throws {
        let customer = try makeMember()
        customer.service.toggle(.refusals)
        try customer.handIn("passport.pdf", for: .identity)
        pass(Customer.reviewTime)

        expect(said(customer).first, is: "Not readable")
        expect(customer.facts.canHandIn, is: true)
        customer.service.toggle(.refusals)
        try customer.handIn("passport.png", for: .identity)
        pass(Customer.reviewTime)
        expect(said(customer).first, is: "Accepted")
    }

    @Test func `a review goes on in another run`() throws {
        let customer = try makeMember()
        try customer.handIn("passport.pdf", for: .identity)
        pass(.seconds(10))

        let again = makeCustomer()
        again.remember(customer.memory)
        pass(Customer.reviewTime - .seconds(10))

        expect(said(again).first, is: "Accepted")
    }

    @Test func `more than what is paid out to anybody takes a proof of identity`() throws {
        let customer = try makeMember()
        try customer.deposit(5000)

        #expect(throws: AppRefusal.noProof(above: Customer.payoutWithoutProof)) {
            try customer.withdraw(Customer.payoutWithoutProof + Amount(hundredths: 1))
        }
        expect(customer.wallet.withdrawable, is: 5000)
        try customer.withdraw(Customer.payoutWithoutProof)
        try customer.handIn("passport.pdf", for: .identity)
        pass(Customer.reviewTime)
        try customer.withdraw(3000)
        expect(customer.wallet.withdrawable, is: 0)
    }

    @Test func `what is paid out without a proof is counted together, apart from what was taken back`() throws {
        let customer = try makeMember()
        try customer.deposit(5000)
        try customer.cancelWithdrawal(try customer.withdraw(1500))
        try customer.withdraw(1500)
        pass(Customer.payoutTime)

        #expect(throws: AppRefusal.noProof(above: Customer.payoutWithoutProof)) {
            try customer.withdraw(500 + Amount(hundredths: 1))
        }
        try customer.withdraw(500)

        #expect(throws: AppRefusal.noProof(above: Customer.payoutWithoutProof)) { try customer.withdraw(1) }
        expect(customer.wallet.withdrawable, is: 3000)
    }

    @Test func `a profile is changed, the name until it is proved`() throws {
        let customer = try makeMember()
        try customer.setProfile(name: "Ana Reis", phone: "923456789")
        expect(customer.facts.name, is: "Ana Reis")
        expect(customer.facts.phone, is: "923456789")

        try customer.handIn("passport.pdf", for: .identity)
        pass(Customer.reviewTime)
        #expect(throws: AppRefusal.nameProved) { try customer.setProfile(name: "Eva Reis", phone: "1") }
        expect(customer.facts.name, is: "Ana Reis")
        expect(customer.facts.phone, is: "923456789")
        try customer.setProfile(name: "Ana Reis", phone: "934567890")
        expect(customer.facts.phone, is: "934567890")
    }

    @Test func `a name stays as it is while the document that proves it is looked at`() throws {
        let customer = try makeMember()
        customer.service.toggle(.refusals)
        try customer.handIn("passport.pdf", for: .identity)

        #expect(throws: AppRefusal.nameProved) { try customer.setProfile(name: "Eva Reis", phone: "1") }
        try customer.setProfile(name: "Ana Silva", phone: "923456789")
        expect(customer.facts.name, is: "Ana Silva")
        expect(customer.facts.phone, is: "923456789")
        pass(Customer.reviewTime)
        try customer.setProfile(name: "Eva Reis", phone: "923456789")

        expect(customer.facts.name, is: "Eva Reis")
    }

    @Test func `guests hand in and change nothing`() throws {
        let customer = makeCustomer()
        expectEmpty(customer.documentStates)
        expect(customer.facts.canHandIn, is: false)
        #expect(throws: AppRefusal.account(.loggedOut)) { try customer.handIn("a.pdf", for: .identity) }
        #expect(throws: AppRefusal.account(.loggedOut)) { try customer.setProfile(name: "A B", phone: "1") }
    }
    @Test func `each document is looked at for thirty seconds from when it was handed in`() throws {
        let customer = try makeMember()
        try customer.handIn("passport.pdf", for: .identity)
        pass(.seconds(10))
        try customer.handIn("letter.pdf", for: .address)

        pass(.milliseconds(19_999))
        expect(said(customer), is: ["In review", "In review"])
        pass(.milliseconds(1))
        expect(said(customer), is: ["Accepted", "In review"])
        pass(.milliseconds(9999))
        expect(said(customer), is: ["Accepted", "In review"])
        pass(.milliseconds(1))

        expect(said(customer), is: ["Accepted", "Accepted"])
    }

    @Test func `how far a proof has come shows in its line's words, icon and tone`() throws {
        func line(_ value: String, _ icon: Pictogram? = nil, _ tone: ActionRowTone = .standard) -> ActionRowDisplayState
        {
            ActionRowDisplayState(
                id: "identity", title: "Proof of identity", value: value, icon: icon, kind: .information, tone: tone)
        }
        let customer = try makeMember()
        func shown() -> ActionRowDisplayState? { customer.documentStates.first?.item }
        expect(customer.documentStates.map(\.id), is: ["identity", "address"])
        expect(customer.documentStates.last?.item.title, is: "Proof of address")
        expect(shown(), is: line("Not handed in", .document))

        customer.service.toggle(.refusals)
        try customer.handIn("passport.pdf", for: .identity)
        expect(shown(), is: line("In review", .clock))
        pass(Customer.reviewTime)
        expect(shown(), is: line("Not readable", nil, .failure))
        customer.service.toggle(.refusals)
        try customer.handIn("passport.pdf", for: .identity)
        pass(Customer.reviewTime)

        expect(shown(), is: line("Accepted", nil, .success))
    }
}
