import Expectations
import Testing

@testable import GomaCatalog

struct BonusInfoCardTests {
    private func bonus(required: Money, left: Money, _ deadline: BonusDeadline? = nil) -> BonusInfoCardDisplayState {
        BonusInfoCardDisplayState(
            id: "bonus", title: "Bonus", bonus: Money(10, "€"), remaining: Money(10, "€"), wagerRequired: required,
            wagerLeft: left, deadline: deadline)
    }

    @Test func `a bonus whose time is over expires once`() {
        var state = bonus(required: Money(200, "€"), left: Money(50, "€"), .in(seconds: 2))

        state.secondPassed()
        #expect(state.isCountingDown)
        expect(state.deadline, is: .in(seconds: 1))

        state.secondPassed()
        state.secondPassed()
        expect(state.status, is: .expired)
        expect(state.deadline, is: .in(seconds: 0))
        #expect(!state.isWagering)
    }

    @Test func `nothing is left of a bonus once it has expired, and all of it is until then`() {
        var state = bonus(required: Money(200, "€"), left: Money(50, "€"), .in(seconds: 2))

        state.secondPassed()
        expect(state.remaining, is: Money(10, "€"))
        state.secondPassed()

        expect(state.remaining, is: Money(0, "€"))
        expect(state.bonus, is: Money(10, "€"))
    }

    @Test func `a bonus that is wagered is released, and runs out no more`() {
        var state = bonus(required: Money(200, "€"), left: Money(50, "€"), .in(seconds: 2))

        state.wager(Money(20, "€"))
        expect(state.wagered, is: Money(170, "€"))

        state.wager(Money(40, "€"))
        state.secondPassed()
        expect(state.status, is: .released)
        expect(state.wageringProgress, is: 1)
    }
}
