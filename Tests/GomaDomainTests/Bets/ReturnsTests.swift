import Expectations
import Foundation
import Testing

@testable import GomaDomain

struct ReturnsTests {
    @Test(
        arguments: [
            ("1", "1.005", "1", "1.01"), ("1", "1.0049", "1", "1"), ("10", "5", "3", "16.67"), ("10", "1", "3", "3.33"),
            ("0.01", "1.5", "1", "0.02"), ("0", "5", "1", "0"), ("-1", "5", "1", "0"), ("1", "0", "1", "0"),
            ("nan", "5", "1", "0"), ("3", "3.325", "3", "3.33"), ("3", "3.3249", "3", "3.32"),
            ("30", "3.0025", "3", "30.03"),
        ])
    func `winnings are rounded half away from zero, also where the part of a stake ends in nines`(
        stake: String, factor: String, ways: String, winnings: String
    ) throws {
        let (factor, ways) = (try #require(Amount(string: factor)), try #require(Amount(string: ways)))

        let returns = Returns(stake: Amount(string: stake) ?? .nan, times: factor / ways)

        expect(returns.winnings, is: Amount(string: winnings))
    }

    @Test(
        arguments: [(1044, 1000, 44, 1044), (1100, 1000, 100, nil), (1101, 1000, 100, nil), (900, 900, 0, 900)]
            as [(Amount, Amount, Amount, Amount?)])
    func `a boost adds no more than the limit leaves`(most: Amount, winnings: Amount, bonus: Amount, limit: Amount?) {
        let returns = Returns(stake: 100, times: 10, boost: Amount(hundredths: 10), upTo: most)

        expect(returns.winnings, is: winnings)
        expect(returns.bonus, is: bonus)
        expect(returns.limit, is: limit)
        expect(returns.payout, is: winnings + bonus)
    }

    @Test(arguments: [("33.335", "33.34"), ("33.334", "33.33")])
    func `the most that is paid is a number of hundredths, however it is written`(most: String, paid: String) throws {
        let returns = Returns(stake: 10, times: 10, upTo: try #require(Amount(string: most)))

        expect(returns.payout, is: Amount(string: paid))
        expect(returns.limit, is: Amount(string: paid))
    }

    @Test func `what has too many digits comes to the limit`() {
        let huge = Amount(sign: .plus, exponent: 120, significand: 1)

        expect(Returns(stake: huge, times: huge).payout, is: Returns.greatest)
        expect(Returns(stake: huge, times: 2).limit, is: Returns.greatest)
    }

    @Test(
        arguments: [
            ([2, 3, 5], 1, 10), ([2, 3, 5], 2, 31), ([2, 3, 5], 3, 30), ([2], 2, 0), ([1, 1, 1, 1, 1], 2, 10),
        ]
            as [([Amount], Int, Amount)])
    func `products of all choices are added up`(factors: [Amount], count: Int, sum: Amount) {
        expect(factors.sumOfProducts(choosing: count), is: sum)
    }
}
