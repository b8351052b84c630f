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

/// When a ticket is settled.
@MainActor
struct BetTicketStatusTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a ticket is settled at its time, and a later decision takes the place of one that was to come`() {
        let model = BetTicketStatusViewModel(BetTicketStatusDisplayState(result: .open), in: environment)
        let result = { model.currentDisplayState.result }

        model.settle(as: .won, after: .seconds(2))
        environment.wait(.seconds(1))
        model.settle(as: .lost, after: .seconds(2))
        #expect(environment.around(.seconds(2), result) == [.open, .lost])
        model.settle(as: .won, after: .seconds(2))
        model.settle(as: .draw)
        environment.wait(.seconds(10))

        #expect(result() == .draw && environment.isAtRest)
    }

    @Test func `what the owner says of a ticket meanwhile is not taken back by what was to come`() {
        let model = BetTicketStatusViewModel(BetTicketStatusDisplayState(result: .open), in: environment)
        model.settle(as: .won, after: .seconds(2))

        model.update { $0.corners = .all }
        #expect(!environment.isAtRest)
        model.update { $0.result = .cashedOut }
        environment.wait(.seconds(10))

        #expect(model.currentDisplayState.result == .cashedOut && environment.isAtRest)
    }
}
