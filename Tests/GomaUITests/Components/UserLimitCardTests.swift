import Foundation
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaAccount

@MainActor
struct UserLimitCardTests {
    private nonisolated static let uses: [(used: Decimal, use: UserLimitUse)] = [
        (0, .within), (79.99, .within), (80, .near), (99.99, .near), (100, .reached), (100.01, .over), (-5, .within),
    ]

    @Test(arguments: uses)
    func `four fifths are near the limit, and a hundredth more than all is over it`(
        used: Decimal, use: UserLimitUse
    ) {
        let state = UserLimitCardDisplayState(
            id: "daily", period: .daily, limit: Money(100, "XAF"), used: used)

        #expect(state.use == use)
    }

    @Test func `a limit of nothing is reached without a bet and full with one`() {
        var state = UserLimitCardDisplayState(id: "daily", period: .daily, limit: Money(0, "XAF"), used: 0)

        #expect(state.use == .reached)
        #expect(state.usedShare == 0)
        state.used = 1
        #expect(state.use == .over)
        #expect(state.usedShare == 1)
    }

    @Test func `a limit that is being removed is not asked for again, and one that is gone neither`() {
        var state = UserLimitCardDisplayState.removing

        state.remove()
        #expect(state.removal == .asking)
        state.removal = .done
        state.remove()

        #expect(state.removal == .done)
    }
}
