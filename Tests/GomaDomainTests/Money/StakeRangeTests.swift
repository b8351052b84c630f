import Expectations
import Foundation
import Testing

@testable import GomaDomain

struct StakeRangeTests {
    @Test(
        arguments: [
            (0.99, .below(1)), (1, nil), (50, nil), (50.01, .above(50)), (0, .below(1)), (-1, .below(1)),
        ] as [(Double, StakeRange.Problem?)])
    func `a stake is taken from the least to the most`(stake: Double, problem: StakeRange.Problem?) throws {
        expect(StakeRange(1, 50).problem(with: try #require(Amount(written: stake))), is: problem)
    }

    @Test func `nothing below a coin is staked`() {
        expect(StakeRange(0, 50).problem(with: 0), is: .below(Amount(hundredths: 1)))
        expect(StakeRange(-5, 50).problem(with: Amount(hundredths: 1)), is: nil)
    }

    @Test(
        arguments: [
            ("0.01", true), ("1000000000000", true), ("1000000000000.01", false), ("0", false), ("-1", false),
            ("0.001", false), ("1.005", false), ("nan", false),
        ])
    func `what can be paid is a positive number of hundredths`(text: String, isPayable: Bool) {
        expect((Amount(string: text) ?? .nan).isPayable, is: isPayable)
    }
}
