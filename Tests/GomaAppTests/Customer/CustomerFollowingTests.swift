import Expectations
import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// When those who follow a customer are told, and which time it is for the customer in another run.
@MainActor
struct CustomerFollowingTests {
    private let environment = ViewEnvironment.simulated()
    private let opening = Date(timeIntervalSince1970: 1_781_201_700)

    private func makeCustomer(currency: String = "EUR") -> Customer {
        Customer(
            CustomerRecord(currency: currency), opening: opening,
            service: AppService(currency: currency, in: environment), in: environment)
    }

    private func makeMember() throws -> Customer {
        let customer = makeCustomer()
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try customer.enter()
        pass(.seconds(1))
        return customer
    }

    private func pass(_ time: Duration) { environment.scheduler.advance(by: time) }

    @Test func `several changes are told once, a sixtieth of a second after the first of them, and later ones again`()
        throws
    {
        let customer = try makeMember()
        var tellings = 0
        let follower = customer.follow { tellings += 1 }

        customer.searched(for: "Porto")
        pass(.milliseconds(10))
        customer.searched(for: "Braga")
        pass(.milliseconds(5))
        expect(tellings, is: 0)
        pass(.milliseconds(1))
        expect(tellings, is: 1)
        pass(.seconds(1))
        customer.searched(for: "Faro")
        pass(.seconds(1))

        expect(tellings, is: 2)
        withExtendedLifetime(follower) {}
    }

    @Test func `what changes nothing is not told`() throws {
        let customer = try makeMember()
        var tellings = 0
        let follower = customer.follow { tellings += 1 }

        customer.forget(search: "Porto")
        customer.read(["nothing of that name"])
        customer.delete(["nothing of that name"])
        pass(.seconds(1))

        expect(tellings, is: 0)
        withExtendedLifetime(follower) {}
    }

    @Test func `another customer is told, and who is there is none of the others`() throws {
        let customer = try makeMember()
        customer.leave()
        pass(.seconds(1))
        var tellings = 0
        let follower = customer.follow { tellings += 1 }

        try customer.open(name: "Eva Lima", email: "Eva@goma.test", phone: "")
        pass(.seconds(1))
        expect(tellings, is: 1)
        expect(Set(customer.memory.others.keys), is: ["ana@goma.test"])
        try customer.find("ANA@goma.test")
        pass(.seconds(1))

        expect(tellings, is: 2)
        expect(Set(customer.memory.others.keys), is: ["eva@goma.test"])
        expect(customer.record.account?.name, is: "Ana Silva")
        withExtendedLifetime(follower) {}
    }

    @Test func `who was there before is told once another is, or has logged in or out, and at nothing else`() throws {
        let customer = makeCustomer()
        var told: [Visitor] = []
        let listening = customer.handovers.subscribe { told.append($0) }
        customer.searched(for: "Porto")
        pass(.seconds(1))
        expectEmpty(told)

        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "")
        try customer.enter()
        pass(.seconds(1))
        expect(told.map(\.address), is: [nil])
        customer.leave()
        pass(.seconds(1))
        try customer.open(name: "Eva Lima", email: "eva@goma.test", phone: "")
        pass(.seconds(1))
        customer.searched(for: "Porto")
        pass(.seconds(1))

        expect(told.map(\.address), is: [nil, "ana@goma.test", "ana@goma.test"])
        expect(told.map(\.member), is: [nil, "ana@goma.test", nil])
        withExtendedLifetime(listening) {}
    }

    @Test func `who is put aside for another is logged out, and comes back with the code alone`() throws {
        let customer = try makeMember()

        try customer.open(name: "Eva Lima", email: "eva@goma.test", phone: "")
        pass(.seconds(60))
        try customer.find("ana@goma.test")

        #expect(!customer.isLoggedIn)
        let sessions = customer.record.account?.sessions(until: customer.now) ?? []
        expect(sessions.map(\.duration), is: [1])
    }

    // MARK: Limits

    @Test func `no limit is set or lifted while the customer is not there`() throws {
        let customer = try makeMember()
        try customer.setLimit(.deposit, .daily, to: 100)
        customer.leave()
        let limits = customer.record.limits

        for amount: Amount? in [50, nil] {
            #expect(throws: AppRefusal.account(.loggedOut)) { try customer.setLimit(.deposit, .daily, to: amount) }
        }

        expect(customer.record.limits, is: limits)
    }

    /// What is used of limits of deposits, and what they are.
    private func limits(of customer: Customer) -> [Amount?] {
        customer.limitStates(.deposit).flatMap { [$0.item.used, $0.item.limit.amount] }
    }

    @Test func `it is told when a limit begins anew, and when a higher one counts`() throws {
        let customer = try makeMember()
        try customer.setLimit(.deposit, .daily, to: 100)
        try customer.deposit(60)
        try customer.setLimit(.deposit, .daily, to: 200)
        pass(.seconds(1))
        var seen: [[Amount?]] = []
        let follower = customer.follow { seen.append(limits(of: customer)) }

        // From 18:15 to midnight, and on to 18:15.
        pass(.seconds(20_700))
        expect(seen, is: [[0, 100]])
        pass(.seconds(65_700))

        expect(seen, is: [[0, 100], [0, 200]])
        expectEmpty(customer.waitingLimits)
        withExtendedLifetime(follower) {}
    }

    @Test func `of several limits it is told when the first of them begins anew`() throws {
        let customer = try makeMember()
        try customer.setLimit(.deposit, .weekly, to: 300)
        try customer.setLimit(.deposit, .daily, to: 100)
        pass(.seconds(1))
        var tellings = 0
        let follower = customer.follow { tellings += 1 }

        pass(.seconds(20_690))
        expect(tellings, is: 0)
        pass(.seconds(10))

        expect(tellings, is: 1)
        withExtendedLifetime(follower) {}
    }

    @Test func `limits are looked at while their customer is there, and in another run`() throws {
        let customer = try makeMember()
        try customer.setLimit(.deposit, .daily, to: 100)
        customer.leave()
        pass(.seconds(1))
        expect(environment.scheduler.nextDue, is: nil)
        try customer.enter()
        let other = makeCustomer()
        other.remember(customer.memory)
        var tellings = 0
        let follower = other.follow { tellings += 1 }

        pass(.seconds(20_700))

        expect(tellings, is: 1)
        withExtendedLifetime(follower) {}
    }

    // MARK: Another run

    @Test func `what is kept of the time is the next tenth second`() {
        let customer = makeCustomer()
        expect(customer.memory.elapsed, is: 0)

        pass(.milliseconds(1500))
        expect(customer.elapsed, is: 1.5)
        expect(customer.memory.elapsed, is: 10)
        pass(.milliseconds(8500))
        expect(customer.memory.elapsed, is: 10)
        pass(.seconds(1))

        expect(customer.memory.elapsed, is: 20)
    }

    @Test
    func `the day goes on from where it was, whenever that is remembered, and from its beginning at the earliest`() {
        let customer = makeCustomer()
        pass(.seconds(25))
        var memory = customer.memory

        memory.elapsed = 120
        customer.remember(memory)
        expect(customer.elapsed, is: 120)
        pass(.seconds(5))
        expect(customer.now, is: opening.addingTimeInterval(125))
        memory.elapsed = -10
        customer.remember(memory)

        expect(customer.elapsed, is: 0)
    }

    @Test func `a day that a kept file says is older than any goes on for a century`() {
        let customer = makeCustomer()
        var memory = customer.memory

        memory.elapsed = 1e300
        customer.remember(memory)

        expect(customer.elapsed, is: 3_155_760_000)
    }

    @Test func `what a kept file says has begun later than any day is waited for`() {
        let customer = makeCustomer()
        var hasArrived = false

        customer.awaitArrival(of: "P1", in: .zero, since: Date(timeIntervalSinceReferenceDate: 1e300)) { _ in
            hasArrived = true
        }
        pass(.seconds(60))

        #expect(!hasArrived)
    }

    @Test func `who comes back in another run finds the offers of its page, whoever was there last`() throws {
        let bonus = DepositBonus(percentage: 50)
        func page(offering ids: String...) -> Customer {
            var record = CustomerRecord(currency: "EUR")
            record.offers = ids.map { Offer(id: $0, bonus: bonus) }
            return Customer(
                record, opening: opening, service: AppService(currency: "EUR", in: environment), in: environment)
        }
        let customer = page(offering: "welcome", "monday")
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try customer.enter()
        try customer.claim("welcome")
        try customer.open(name: "Eva Lima", email: "eva@goma.test", phone: "")
        let other = page(offering: "friday", "welcome")

        other.remember(customer.memory)
        try other.find("ana@goma.test")
        try other.enter()

        expect(other.record.offers.map(\.id), is: ["friday", "welcome"])
        #expect(throws: AppRefusal.offer(.claimed(opening))) { try other.claim("welcome") }
        try other.claim("friday")
    }

    @Test func `what was kept in another currency is left`() throws {
        let customer = try makeMember()
        try customer.deposit(50)
        let other = makeCustomer(currency: "USD")

        other.remember(customer.memory)

        expect(other.record, is: CustomerRecord(currency: "USD"))
        expect(other.elapsed, is: 0)
        #expect(!other.hasAccount("ana@goma.test"))
    }
}
