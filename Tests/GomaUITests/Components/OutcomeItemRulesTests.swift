import Expectations
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// What may happen to a price: chosen, held back, given free, arrived, moved.
struct OutcomeItemRulesTests {
    private func outcome(
        _ availability: OutcomeAvailability = .open, odds: Odds? = 2, isSelected: Bool = false
    ) -> OutcomeItemDisplayState {
        OutcomeItemDisplayState(id: "a", title: "A", odds: odds, availability: availability, isSelected: isSelected)
    }

    @Test(arguments: OutcomeAvailability.allCases, [true, false])
    func `only an open price is chosen and given up`(availability: OutcomeAvailability, isSelected: Bool) {
        var state = outcome(availability, isSelected: isSelected)

        state.toggleSelection()

        expect(state.isSelected, is: (availability == .open ? !isSelected : isSelected))
    }

    @Test(arguments: [
        (OutcomeAvailability.open, OutcomeAvailability.locked, OutcomeAvailability.open),
        (.locked, .locked, .open), (.loading, .loading, .loading), (.unavailable, .unavailable, .unavailable),
    ])
    func `an open price is held back, and what was held back is given free`(
        before: OutcomeAvailability, held: OutcomeAvailability, released: OutcomeAvailability
    ) {
        var (one, other) = (outcome(before, isSelected: true), outcome(before, isSelected: true))

        one.hold()
        other.release()

        expect(one.availability, is: held)
        expect(other.availability, is: released)
        expect(one.isSelected, is: true)
        expect(other.isSelected, is: true)
    }

    @Test(arguments: OutcomeAvailability.allCases)
    func `a price arrives where it is awaited`(availability: OutcomeAvailability) {
        var state = outcome(availability, odds: nil)

        state.arrive(at: 1.85)

        expect(state.odds, is: (availability == .loading ? 1.85 : nil))
        expect(state.availability, is: (availability == .loading ? .open : availability))
    }

    @Test(arguments: [
        (Odds?.none, 2 as Odds, OddsChange.none, 0), (2, 2, .none, 0), (2, 2.0001, .up, 1), (2, 1.9999, .down, 1),
        (1.001, 1.001, .none, 0),
    ])
    func `a movement says which way, and a first price or an equal one is none`(
        old: Odds?, new: Odds, change: OddsChange, count: Int
    ) {
        var state = outcome(odds: old)

        state.movePrice(to: new)

        expect(state.odds, is: new)
        expect(state.oddsChange, is: change)
        expect(state.changeCount, is: count)
    }

    @Test func `movements are counted, up and down, and an equal price leaves the last one standing`() {
        var state = outcome()
        var seen: [String] = []

        for odds in [2.1, 2.2, 2.2, 2.1, 2.1] as [Odds] {
            state.movePrice(to: odds)
            seen.append("\(state.oddsChange) \(state.changeCount)")
        }
        state.clearOddsChange()
        state.clearOddsChange()

        expect(seen, is: ["up 1", "up 2", "up 2", "down 3", "down 3"])
        expect(state.oddsChange, is: .none)
        expect(state.changeCount, is: 3)
        expect(state.odds, is: 2.1)
    }
}
