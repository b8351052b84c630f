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
        expect(environment.around(.seconds(2), result), is: [.open, .lost])
        model.settle(as: .won, after: .seconds(2))
        model.settle(as: .draw)
        environment.wait(.seconds(10))

        expect(result(), is: .draw)
        expect(environment.isAtRest, is: true)
    }

    @Test func `what the owner says of a ticket meanwhile is not taken back by what was to come`() {
        let model = BetTicketStatusViewModel(BetTicketStatusDisplayState(result: .open), in: environment)
        model.settle(as: .won, after: .seconds(2))

        model.update { $0.result = .cashedOut }
        environment.wait(.seconds(10))

        expect(model.currentDisplayState.result, is: .cashedOut)
        expect(environment.isAtRest, is: true)
    }

    @Test func `what was to come for one bet is not said of another with the same result in its place`() {
        let state = BetTicketStatusDisplayState(betID: "first", result: .open)
        let model = BetTicketStatusViewModel(state, in: environment)
        model.settle(as: .won, after: .seconds(2))

        model.replaceState(BetTicketStatusDisplayState(betID: "second", result: .open))
        environment.wait(.seconds(10))

        expect(model.currentDisplayState.result, is: .open)
        expect(environment.isAtRest, is: true)
    }

    @Test func `what was to come for a bet is not said of another on its card`() throws {
        var bet = TicketBetInfoDisplayState.pending
        bet.status = .pending
        let card = TicketBetInfoViewModel(bet, in: environment)
        let model = try #require(card.statusViewModel as? BetTicketStatusViewModel)
        model.settle(as: .won, after: .seconds(2))

        card.update { $0.id = "another" }
        environment.wait(.seconds(10))
        expect(card.currentDisplayState.status, is: .pending)
        expect(environment.isAtRest, is: true)
        model.settle(as: .lost)

        expect(card.currentDisplayState.status?.result, is: .lost)
    }
}
