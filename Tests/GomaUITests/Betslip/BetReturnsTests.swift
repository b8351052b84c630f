import Foundation
import GomaPictures
import Testing

@testable import GomaCatalog

struct BetReturnsTests {
    private func money(_ text: String) throws -> Money { Money(try #require(Decimal(string: text)), "EUR") }

    @Test func `winnings are stake times odds, and a boost is added to them`() {
        let returns = BetReturns(stake: Money(10_000, "XAF"), odds: 5, boost: 10)

        #expect(returns.winnings == Money(50_000, "XAF"))
        #expect(returns.bonus == Money(5_000, "XAF"))
        #expect(returns.payout == Money(55_000, "XAF"))
        #expect(returns.limit == nil)
    }

    @Test func `odds are taken as they are written, not as binary fractions`() throws {
        let returns = BetReturns(stake: Money(100_000_000, "XAF"), odds: 1.1, boost: nil)
        #expect(returns.winnings.amount == 110_000_000)

        let both = BetReturns(stake: Money(50, "EUR"), odds: Odds(combining: [2.01, 1.63]), boost: nil)
        #expect(both.winnings == (try money("163.82")))
    }

    @MainActor
    @Test func `odds of three digits are paid as they are shown`() throws {
        let odds: Odds = 1.005

        #expect(ViewEnvironment.simulated().odds.string(odds) == "1.005")
        #expect(BetReturns(stake: Money(100, "EUR"), odds: odds, boost: nil).winnings == (try money("100.50")))
    }

    @Test func `lines are rounded before they are added up`() throws {
        let returns = BetReturns(stake: try money("250.50"), odds: 1.85, boost: Percentage(2.5))

        #expect(returns.winnings == (try money("463.43")))
        #expect(returns.bonus == (try money("11.59")))
        #expect(returns.payout == (try money("475.02")))
    }

    @Test func `without odds there are no returns`() {
        #expect(BetReturns(stake: Money(100, "XAF"), odds: nil, boost: 10).payout == Money(0, "XAF"))
    }

    // MARK: Limits

    @Test func `winnings end at their limit, whatever the odds`() {
        let odds = Odds(combining: Array(repeating: Odds(99_999), count: 60))

        let returns = BetReturns(stake: Money(1, "EUR"), odds: odds, boost: 10, upTo: 500_000)

        #expect(returns.winnings == Money(500_000, "EUR"))
        #expect(returns.bonus == Money(0, "EUR"))
        #expect(returns.payout == Money(500_000, "EUR"))
        #expect(returns.limit == Money(500_000, "EUR"))
    }

    @Test func `a bonus adds no more than the limit leaves`() {
        let returns = BetReturns(stake: Money(100, "EUR"), odds: 9.5, boost: 10, upTo: 1000)

        #expect(returns.winnings == Money(950, "EUR"))
        #expect(returns.bonus == Money(50, "EUR"))
        #expect(returns.limit == Money(1000, "EUR"))
    }

    @Test(arguments: [(Percentage(10), Decimal?.none), (Percentage(11), Decimal?(1045))])
    func `what comes just to the limit is not limited`(boost: Percentage, limit: Decimal?) {
        let returns = BetReturns(stake: Money(100, "EUR"), odds: 9.5, boost: boost, upTo: 1045)

        #expect(returns.payout == Money(1045, "EUR"))
        #expect(returns.limit?.amount == limit)
    }

    @Test func `the smallest coin at the greatest odds comes to every limit`() {
        let returns = BetReturns(stake: Money(hundredths: 1, "EUR"), odds: .greatest, boost: nil)

        #expect(returns.payout.amount == StakeLimits.greatestWinnings)
    }

    @Test(arguments: [("1e120", 1000), ("-1e120", 0), ("no number", 0), ("-0.01", 0), ("0", 0)])
    func `amounts without sense bring nothing, or come to the limit`(text: String, payout: Decimal) {
        let amount = Decimal(string: text) ?? .nan
        let returns = BetReturns(stake: Money(amount, "EUR"), odds: .greatest, boost: Percentage(amount), upTo: 1000)

        #expect(returns.payout.amount == payout)
    }
}
