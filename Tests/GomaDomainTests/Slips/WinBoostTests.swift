import Expectations
import Testing

@testable import GomaDomain

/// What a slip's boost adds, by how many of its selections count.
struct WinBoostTests {
    @Test(arguments: [
        (0, 0), (2, 0), (3, 3), (4, 5), (5, 10), (6, 10), (7, 20), (9, 20), (10, 50), (20, 50),
    ])
    func `a step adds its share from its count on`(count: Int, hundredths: Int) {
        let boost = WinBoost(selections: Array(repeating: 1.2, count: count) + [1.19])

        expect(boost.count, is: count)
        expect(boost.share, is: Amount(hundredths: hundredths))
        expect(boost.next?.count, is: [3, 4, 5, 7, 10].first { $0 > count })
    }
}
