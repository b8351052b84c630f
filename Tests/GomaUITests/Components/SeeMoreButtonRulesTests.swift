import Expectations
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// What is left of a list.
@MainActor
struct SeeMoreButtonRulesTests {
    @Test(arguments: [
        (Int?.none, 10, Int?.none, SeeMorePhase.idle), (25, 10, 15, .idle), (11, 10, 1, .idle), (10, 10, 0, .complete),
        (3, 10, 0, .complete),
    ])
    func `a page leaves as much less, and the last page nothing`(
        remaining: Int?, count: Int, left: Int?, phase: SeeMorePhase
    ) {
        var state = SeeMoreButtonDisplayState(id: "", remainingCount: remaining)

        state.receive(count)
        expect(state.remainingCount, is: left)
        expect(state.phase, is: phase)
        expect(state.canLoad, is: (phase == .idle))
        state.load()

        expect(state.phase, is: (phase == .idle ? .loading : .complete))
    }

    @Test(
        arguments: [(nil, 1, .idle), (nil, 0, .complete), (nil, -1, .complete), (25, 1, .idle), (25, 0, .complete)]
            as [(Int?, Int, SeeMorePhase)])
    func `a page with nothing on it is the last, however much is said to be left`(
        remaining: Int?, count: Int, phase: SeeMorePhase
    ) {
        var state = SeeMoreButtonDisplayState(id: "", remainingCount: remaining)

        state.receive(count)

        expect(state.phase, is: phase)
    }

    @Test(arguments: [-1, Int.min])
    func `a page with less than nothing on it leaves as much as there was`(count: Int) {
        var state = SeeMoreButtonDisplayState(id: "", remainingCount: 25)

        state.receive(count)

        expect(state.remainingCount, is: 25)
        expect(state.phase, is: .complete)
    }
}
