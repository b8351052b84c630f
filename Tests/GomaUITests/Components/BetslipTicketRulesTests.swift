import Expectations
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// What may happen to a selection on the bet slip.
struct BetslipTicketRulesTests {
    private func ticket(
        _ status: BetslipTicketStatus = .open, _ presence: BetslipTicketPresence = .shown
    ) -> BetslipTicketDisplayState {
        BetslipTicketDisplayState(
            id: "a", league: "", home: "", away: "", selection: "", odds: 2, status: status,
            presence: presence)
    }

    @Test(arguments: [
        (BetslipTicketPresence.shown, BetslipTicketPresence.removed(secondsLeft: 5), BetslipTicketPresence.shown),
        (.removed(secondsLeft: 2), .removed(secondsLeft: 2), .shown), (.gone, .gone, .gone),
    ])
    func `what is shown is taken out, and what was taken out is put back`(
        before: BetslipTicketPresence, removed: BetslipTicketPresence, undone: BetslipTicketPresence
    ) {
        var (one, other) = (ticket(.open, before), ticket(.open, before))

        one.remove()
        other.undoRemoval()

        expect(one.presence, is: removed)
        expect(other.presence, is: undone)
    }

    @Test(arguments: [
        (BetslipTicketPresence.removed(secondsLeft: 5), BetslipTicketPresence.removed(secondsLeft: 4)),
        (.removed(secondsLeft: 2), .removed(secondsLeft: 1)), (.removed(secondsLeft: 1), .gone),
        (.removed(secondsLeft: 0), .gone), (.shown, .shown), (.gone, .gone),
    ])
    func `a second passes for what was taken out alone`(before: BetslipTicketPresence, after: BetslipTicketPresence) {
        var state = ticket(.open, before)

        state.secondPassed()

        expect(state.presence, is: after)
    }

    @Test(arguments: [
        (BetslipTicketStatus.open, BetslipTicketStatus.suspended(reason: "Goal"), BetslipTicketStatus.open),
        (.suspended(reason: nil), .suspended(reason: nil), .open),
        (.disabled(reason: "Ended"), .disabled(reason: "Ended"), .disabled(reason: "Ended")),
        (.loading, .loading, .loading),
    ])
    func `an open selection is held back, and what was held back is given free`(
        before: BetslipTicketStatus, held: BetslipTicketStatus, released: BetslipTicketStatus
    ) {
        var (one, other) = (ticket(before), ticket(before))

        one.hold(because: "Goal")
        other.release()

        expect(one.status, is: held)
        expect(other.status, is: released)
    }

    @Test func `a price moves whatever becomes of the selection`() {
        for presence in [BetslipTicketPresence.shown, .removed(secondsLeft: 3)] {
            var state = ticket(.suspended(reason: nil), presence)

            state.movePrice(to: 2.5)
            state.movePrice(to: 1.5)

            expect(state.odds, is: 1.5)
            expect(state.oddsChange, is: .down)
            expect(state.changeCount, is: 2)
        }
    }
}
