import Expectations
import Foundation
import GomaPictures
import Testing

@testable import GomaCatalog

struct SlipReturnsTests {
    private func amount(_ text: String) throws -> Amount { try #require(Amount(string: text)) }

    @Test func `winnings are stake times odds, and a boost is added to them`() {
        let returns = Returns(stake: 10_000, at: 5, boost: 10)

        expect(returns.winnings, is: 50_000)
        expect(returns.bonus, is: 5_000)
        expect(returns.payout, is: 55_000)
        expect(returns.limit, is: nil)
    }

    @Test func `odds are taken as they are written, not as binary fractions`() throws {
        let returns = Returns(stake: 100_000_000, at: 1.1, boost: nil)
        expect(returns.winnings, is: 110_000_000)

        let both = Returns(stake: 50, at: Odds(combining: [2.01, 1.63]), boost: nil)
        expect(both.winnings, is: (try amount("163.82")))
    }

    @MainActor
    @Test func `odds of three digits are paid as they are shown`() throws {
        let odds: Odds = 1.005

        expect(ViewEnvironment.simulated().odds.string(odds), is: "1.005")
        expect(Returns(stake: 100, at: odds, boost: nil).winnings, is: (try amount("100.50")))
    }

    @Test func `lines are rounded before they are added up`() throws {
        let returns = Returns(stake: try amount("250.50"), at: 1.85, boost: Percentage(2.5))

        expect(returns.winnings, is: (try amount("463.43")))
        expect(returns.bonus, is: (try amount("11.59")))
        expect(returns.payout, is: (try amount("475.02")))
    }

    @Test func `without odds there are no returns`() {
        expect(Returns(stake: 100, at: nil, boost: 10).payout, is: 0)
    }

    // MARK: Limits

    @Test func `winnings end at their limit, whatever the odds`() {
        let odds = Odds(combining: Array(repeating: Odds(99_999), count: 60))

        let returns = Returns(stake: 1, at: odds, boost: 10, upTo: 500_000)

        expect(returns.winnings, is: 500_000)
        expect(returns.bonus, is: 0)
        expect(returns.payout, is: 500_000)
        expect(returns.limit, is: 500_000)
    }

    @Test func `a bonus adds no more than the limit leaves`() {
        let returns = Returns(stake: 100, at: 9.5, boost: 10, upTo: 1000)

        expect(returns.winnings, is: 950)
        expect(returns.bonus, is: 50)
        expect(returns.limit, is: 1000)
    }

    @Test(arguments: [(Percentage(10), Decimal?.none), (Percentage(11), Decimal?(1045))])
    func `what comes just to the limit is not limited`(boost: Percentage, limit: Decimal?) {
        let returns = Returns(stake: 100, at: 9.5, boost: boost, upTo: 1045)

        expect(returns.payout, is: 1045)
        expect(returns.limit, is: limit)
    }

    @Test func `the smallest coin at the greatest odds comes to every limit`() {
        let returns = Returns(stake: Amount(hundredths: 1), at: .greatest, boost: nil)

        expect(returns.payout, is: Returns.greatest)
    }

    @Test(arguments: [("1e120", 1000), ("-1e120", 0), ("no number", 0), ("-0.01", 0), ("0", 0)])
    func `amounts without sense bring nothing, or come to the limit`(text: String, payout: Decimal) {
        let amount = Decimal(string: text) ?? .nan
        let returns = Returns(stake: amount, at: .greatest, boost: Percentage(amount), upTo: 1000)

        expect(returns.payout, is: payout)
    }
}
