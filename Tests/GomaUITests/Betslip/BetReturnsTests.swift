import Foundation
import Testing

@testable import GomaUI

struct BetReturnsTests {
    @Test func `winnings are stake times odds, and a boost is added to them`() {
        let returns = BetReturns(stake: Money(10_000, "XAF"), odds: 5, boost: 10)

        #expect(returns.winnings == Money(50_000, "XAF"))
        #expect(returns.bonus == Money(5_000, "XAF"))
        #expect(returns.payout == Money(55_000, "XAF"))
    }

    @Test func `odds are taken as they are written, not as binary fractions`() {
        let returns = BetReturns(stake: Money(100_000_000, "XAF"), odds: 1.1, boost: nil)

        #expect(returns.winnings.amount == 110_000_000)
    }

    @Test func `lines are rounded before they are added up`() throws {
        let stake = Money(try #require(Decimal(string: "250.50")), "XAF")

        let returns = BetReturns(stake: stake, odds: 1.85, boost: Percentage(2.5))

        #expect(returns.winnings.amount == Decimal(string: "463.43"))
        #expect(returns.bonus.amount == Decimal(string: "11.59"))
        #expect(returns.payout.amount == Decimal(string: "475.02"))
    }

    @Test(arguments: [nil, Double.nan, .infinity])
    func `without odds there are no returns`(odds: Double?) {
        #expect(BetReturns(stake: Money(100, "XAF"), odds: odds, boost: 10).payout == Money(0, "XAF"))
    }
}
