import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// How long a selection that was taken out can be put back, once and again.
@MainActor
struct BetslipTicketTimeTests {
    private let environment = ViewEnvironment.simulated()

    private func ticket(_ presence: BetslipTicketPresence = .shown) -> BetslipTicketViewModel {
        BetslipTicketViewModel(
            BetslipTicketDisplayState(
                id: "a", league: "", home: "", away: "", selection: "", odds: 2, presence: presence),
            in: environment)
    }

    @Test func `a selection that is taken out is gone after five seconds`() {
        let model = ticket()

        model.remove()
        expect(model.currentDisplayState.presence, is: .removed(secondsLeft: 5))
        expect(
            environment.around(.seconds(4)) { model.currentDisplayState.presence },
            is: [.removed(secondsLeft: 2), .removed(secondsLeft: 1)])
        expect(
            environment.around(.seconds(1)) { model.currentDisplayState.presence },
            is: [.removed(secondsLeft: 1), .gone])
        environment.wait(.seconds(20))

        #expect(environment.isAtRest)
    }

    @Test func `taken out a second time it has all of its five seconds again`() {
        let model = ticket()
        model.remove()
        environment.wait(.milliseconds(4900))
        model.undoRemoval()
        expect(model.currentDisplayState.presence, is: .shown)
        expect(environment.isAtRest, is: true)

        model.remove()
        model.remove()

        expect(
            environment.around(.seconds(5)) { model.currentDisplayState.presence },
            is: [.removed(secondsLeft: 1), .gone])
        model.undoRemoval()
        expect(model.currentDisplayState.presence, is: .gone)
    }

    @Test func `another selection that is out already in its place has whole seconds to be put back`() {
        let model = ticket(.removed(secondsLeft: 5))
        environment.wait(.milliseconds(700))

        model.update { $0.id = "b" }

        let seen = environment.around(.seconds(1)) { model.currentDisplayState.presence }
        expect(seen, is: [.removed(secondsLeft: 5), .removed(secondsLeft: 4)])
    }

    @Test func `the owner is asked for what has happened, and for nothing that has not`() {
        let model = ticket()
        func asked() -> [Bool] {
            environment.owner.requests.compactMap { ($0.request as? RemoveSelection)?.isRemoved }
        }

        model.undoRemoval()
        expectEmpty(asked())
        model.remove()
        model.remove()
        model.undoRemoval()
        model.remove()
        expect(asked(), is: [true, false, true])
        environment.wait(.seconds(5))
        model.undoRemoval()

        expect(model.currentDisplayState.presence, is: .gone)
        expect(asked(), is: [true, false, true])
    }

    @Test(arguments: [(0, 1000), (1, 1000), (2, 2000)])
    func `one that is being taken out when it is first shown counts what it has left`(left: Int, milliseconds: Int) {
        let model = ticket(.removed(secondsLeft: Limited(left)))

        let seen = environment.around(.milliseconds(milliseconds)) { model.currentDisplayState.presence == .gone }

        expect(seen, is: [false, true])
    }
}
