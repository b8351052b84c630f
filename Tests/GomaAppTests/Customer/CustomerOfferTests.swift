import Expectations
import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// What a customer is told of offers: which deposit brings the bonus of each.
@MainActor
struct CustomerOfferTests {
    private let environment = ViewEnvironment.simulated()
    private let customer: Customer

    init() throws {
        let offers = [
            Offer(id: "welcome", bonus: DepositBonus(percentage: 100, minimum: 10, turnover: 1), secondsToWager: 60),
            Offer(id: "weekend", bonus: DepositBonus(percentage: 50, minimum: 20, turnover: 1)),
        ]
        customer = try .member(
            offering: offers, opening: Date(timeIntervalSince1970: 1_781_201_700), in: environment)
    }

    /// What each offer says of itself.
    private var texts: [String] { customer.offerFacts([:]).map(\.text) }

    private func next(_ least: String) -> String { "The bonus comes with your next deposit of \(least) or more." }

    private func later(_ least: String) -> String {
        "The bonus comes with a deposit of \(least) or more once your other bonus is wagered."
    }

    /// Has the first offer's bonus come, which expires after a minute.
    private func receiveBonus() throws {
        try customer.claim("welcome")
        try customer.deposit(20)
    }

    @Test func `an offer says from which deposit on its bonus comes, and that it waits for that of another`() throws {
        expect(texts, is: [next("EUR 10.00"), next("EUR 20.00")])
        try customer.claim("welcome")
        expect(texts, is: [next("EUR 10.00"), later("EUR 20.00")])
        try customer.deposit(20)
        expect(texts, is: ["This offer has been used", later("EUR 20.00")])

        environment.scheduler.advance(by: .seconds(60))

        expect(texts, is: ["This offer has been used", next("EUR 20.00")])
    }

    @Test func `an offer that is over does not say that its bonus comes, and a guest is told of each as anew`() throws {
        try receiveBonus()
        customer.service.toggle(.expiredOffers)
        expect(texts, is: ["This offer has been used", "This offer has expired"])
        customer.service.toggle(.expiredOffers)

        customer.leave()

        expect(texts, is: [next("EUR 10.00"), next("EUR 20.00")])
    }

    @Test func `an offer tells how often its bonus has to be staked, and within which days where there is an end`() {
        func terms(_ turnover: Amount, days: Double?) -> [String] {
            customer.terms(
                of: Offer(
                    id: "friday", bonus: DepositBonus(percentage: 50, turnover: turnover),
                    secondsToWager: days.map { $0 * 86_400 }))
        }

        expect(terms(1, days: nil), is: ["Stake the bonus once to make it yours"])
        expect(terms(3, days: 1), is: ["Stake the bonus 3 times to make it yours", "Do so within 1 day"])
        expect(terms(12, days: 7), is: ["Stake the bonus 12 times to make it yours", "Do so within 7 days"])
        expect(terms(0, days: 7), is: [])
    }

    @Test func `who claims an offer is told whether its bonus comes with the next deposit`() throws {
        func told(of offer: String) -> String { customer.words(of: Notice.Kind.claimed(offer: offer)).text }
        try receiveBonus()

        try customer.claim("weekend")
        expect(customer.record.notices.last?.kind, is: .claimed(offer: "weekend"))
        expect(told(of: "welcome"), is: next("EUR 10.00"))
        expect(told(of: "weekend"), is: later("EUR 20.00"))
        environment.scheduler.advance(by: .seconds(60))

        expect(told(of: "weekend"), is: next("EUR 20.00"))
        expect(told(of: "gone"), is: next("EUR 5.00"))
    }
}
