import Expectations
import Foundation
import Testing

@testable import GomaDomain

struct OfferTests {
    private func offer() -> Offer {
        Offer(
            id: "double", bonus: DepositBonus(percentage: 100, cap: 100, minimum: 10), starts: .hour(1),
            ends: .hour(10))
    }

    @Test(
        arguments: [
            ("9.99", "0"), ("10", "3.33"), ("10.05", "3.35"), ("300", "99.9"), ("300.30", "100"), ("1000", "100"),
            ("-10", "0"),
        ])
    func `a bonus begins at the least deposit and ends at its cap`(deposit: String, bonus: String) throws {
        let rules = DepositBonus(percentage: Amount(hundredths: 3330), cap: 100, minimum: 10)

        expect(rules.amount(for: try #require(Amount(string: deposit))), is: Amount(string: bonus))
    }

    @Test(arguments: [("0.25", "0.08"), ("0.5", "0.17"), ("0.01", "0"), ("-1", "0")])
    func `a bonus is rounded half away from zero, and never below nothing`(deposit: String, bonus: String) throws {
        let amount = try #require(Amount(string: deposit))

        expect(DepositBonus(percentage: 33).amount(for: amount), is: Amount(string: bonus))
        expect(DepositBonus(percentage: -33).amount(for: abs(amount)), is: 0)
        expect(DepositBonus(percentage: 33, cap: -1).amount(for: amount), is: 0)
    }

    @Test func `a bonus has to be staked a number of times`() {
        let rules = DepositBonus(percentage: 100, turnover: Amount(hundredths: 250))

        expect(rules.turnover(for: Amount(hundredths: 1001)), is: Turnover(required: Amount(hundredths: 2503)))
        #expect(DepositBonus(percentage: 100).turnover(for: 10).isDone)
    }

    @Test(
        arguments: [(0.99, .notBegun(.hour(1))), (1, nil), (9.99, nil), (10, .expired(.hour(10)))]
            as [(Double, Offer.Refusal?)])
    func `it is claimed from its beginning until its end`(hour: Double, refusal: Offer.Refusal?) {
        var offer = offer()

        let thrown: Offer.Refusal?
        do throws(Offer.Refusal) {
            try offer.claim(at: .hour(hour))
            thrown = nil
        } catch { thrown = error }

        expect(thrown, is: refusal)
        expect((offer.phase(at: .hour(hour)) == .claimed(.hour(hour))), is: (refusal == nil))
    }

    @Test func `it is claimed once, and used once, in that order`() throws {
        var offer = offer()

        #expect(throws: Offer.Refusal.notClaimed) { try offer.use(with: 50, at: .hour(2)) }
        try offer.claim(at: .hour(2))
        #expect(throws: Offer.Refusal.claimed(.hour(2))) { try offer.claim(at: .hour(3)) }
        #expect(throws: Offer.Refusal.belowMinimum(10)) { try offer.use(with: 9, at: .hour(3)) }
        try expect(offer.use(with: 50, at: .hour(4)), is: 50)
        #expect(throws: Offer.Refusal.used(.hour(4))) { try offer.use(with: 50, at: .hour(5)) }
        #expect(throws: Offer.Refusal.used(.hour(4))) { try offer.claim(at: .hour(5)) }

        expect(offer.phase(at: .hour(99)), is: .used(.hour(4)))
    }

    @Test func `one that is claimed expires with its end`() throws {
        var offer = offer()
        try offer.claim(at: .hour(2))

        try expect(offer.bonus(for: 200, at: .hour(9.9)), is: 100)
        #expect(throws: Offer.Refusal.expired(.hour(10))) { try offer.use(with: 50, at: .hour(10)) }
        expect(offer.phase(at: .hour(11)), is: .expired(.hour(10)))
    }

    @Test func `one without end goes on`() throws {
        var offer = Offer(id: "a", bonus: DepositBonus(percentage: 10))

        try offer.claim(at: .hour(-9))

        expect(offer.phase(at: .distantFuture), is: .claimed(.hour(-9)))
    }
}
