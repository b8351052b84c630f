import Expectations
import Foundation
import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// What a stake has to keep to, at each limit and on both sides of it.
@MainActor
struct StakeLimitsTests {
    private func problem(
        _ stake: String, _ minimum: Decimal = 1, _ maximum: Decimal = 100, balance: Decimal? = nil
    ) throws -> StakeProblem? {
        let limits = StakeLimits(currency: "XAF", minimum: minimum, maximum: maximum, balance: balance)
        return limits.problem(with: try #require(Decimal(string: stake)))
    }

    @Test(arguments: [
        ("0.99", StakeProblem.belowMinimum(Money(1, "XAF"))), ("1", nil), ("1.01", nil), ("99.99", nil), ("100", nil),
        ("100.01", .aboveMaximum(Money(100, "XAF"))), ("0", .belowMinimum(Money(1, "XAF"))),
        ("-5", .belowMinimum(Money(1, "XAF"))),
    ])
    func `a stake lies between the least and the most`(stake: String, expected: StakeProblem?) throws {
        try expect(problem(stake), is: expected)
    }

    @Test(arguments: [
        (50, "50", nil), (50, "50.01", StakeProblem.aboveBalance(Money(50, "XAF"))), (50, "49.99", nil),
        (0, "1", .aboveBalance(Money(0, "XAF"))), (-5, "1", .aboveBalance(Money(-5, "XAF"))),
        (500, "100.01", .aboveMaximum(Money(100, "XAF"))),
    ])
    func `a stake is no more than there is, and the most counts first`(
        balance: Int, stake: String, expected: StakeProblem?
    ) throws {
        try expect(problem(stake, balance: Decimal(balance)), is: expected)
    }

    @Test(arguments: [(0, "0.01", true), (0, "0", false), (-10, "0.01", true), (-10, "0", false), (-10, "-1", false)])
    func `without a least stake it is the smallest coin`(minimum: Int, stake: String, isTaken: Bool) throws {
        let problem = try problem(stake, Decimal(minimum))

        expect(problem, is: (isTaken ? nil : .belowMinimum(Money(hundredths: 1, "XAF"))))
    }

    @Test(arguments: [
        (Decimal?.none, "10000000000"), (1000, "1000"), (0, "0"), (-5, "0"), (10_000_000_000, "10000000000"),
        (10_000_000_001, "10000000000"), (.nan, "10000000000"),
    ])
    func `what a bet pays at most lies between nothing and the most that any pays`(most: Decimal?, winnings: String) {
        let limits = StakeLimits(currency: "XAF", minimum: 1, maximum: 2, maximumWinnings: most)

        expect(limits.winnings, is: Decimal(string: winnings))
    }

    @Test func `what is paid comes off the balance, and back, and a guest has none`() {
        var limits = StakeLimits(currency: "XAF", minimum: 1, maximum: 2, balance: 10)
        var guest = StakeLimits(currency: "XAF", minimum: 1, maximum: 2)

        limits.pay(7)
        limits.pay(7)
        expect(limits.balance, is: -4)
        limits.pay(-7)
        guest.pay(7)

        #expect(limits.balance == 3 && guest.balance == nil)
    }

    @Test func `a bet of nothing is not placed, whatever the least stake`() {
        let environment = ViewEnvironment.simulated()
        var state = BetInfoSubmissionDisplayState(
            odds: 2, stake: "0", limits: StakeLimits(currency: "XAF", minimum: 0, maximum: 100))

        state.placeBet(in: environment)
        expect(state.phase, is: .editing)
        state.changeStake(to: "0.01")
        state.placeBet(in: environment)

        expect(state.phase, is: .submitting(odds: 2))
    }
}
