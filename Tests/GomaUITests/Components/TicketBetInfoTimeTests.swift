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

/// How long giving up a bet takes, and how long it is said that it is placed again.
@MainActor
struct TicketBetInfoTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a placed bet is given up after 1.5 seconds`() {
        expectAnswer(
            after: 1500, waiting: "asked", given: "cashedOut", refused: "refused", silence: "noAnswer"
        ) {
            environment, server in
            let model = TicketBetInfoViewModel(
                TicketBetInfoDisplayState(
                    id: "", tickets: [], totalOdds: 2, stake: Money(10, "XAF"),
                    winnings: Money(20, "XAF"), fullCashout: Money(5, "XAF")), in: environment)
            model.environment.owner.script = server
            model.fullCashoutViewModel?.press()
            return {
                let state = model.currentDisplayState
                if state.isLoading { return "asked" }
                if case .notGiven(let failure) = state.cashoutAmount?.phase { return "\(failure)" }
                return state.status?.result?.rawValue ?? ""
            }
        }
    }

    @Test func `the same bet is on the bet slip again after half a second, or is not`() {
        expectAnswer(
            after: 500, waiting: "asked", given: "done idle", refused: "failed refused", silence: "failed noAnswer"
        ) {
            environment, server in
            let model = TicketBetInfoViewModel(
                TicketBetInfoDisplayState(
                    id: "", tickets: [], totalOdds: 2, stake: Money(10, "XAF"), winnings: Money(20, "XAF")),
                in: environment)
            model.environment.owner.script = server
            model.rebetViewModel.press()
            return { model.currentDisplayState.repetition.said }
        }
    }

    @Test func `of a bet that takes the place of another it is told for two seconds of its own`() {
        let model = TicketBetInfoViewModel(
            TicketBetInfoDisplayState(
                id: "a", tickets: [], totalOdds: 2, stake: Money(1, "XAF"), winnings: Money(2, "XAF"),
                repetition: .done), in: environment)
        environment.scheduler.advance(by: .milliseconds(1500))

        model.update { $0.id = "b" }

        let phase = { model.currentDisplayState.repetition }
        expect(environment.around(.seconds(2), phase), is: [.done, .idle])
    }

    @Test func `the bet that is placed again is told for two seconds, once`() {
        let model = TicketBetInfoViewModel(
            TicketBetInfoDisplayState(
                id: "", tickets: [], totalOdds: 2, stake: Money(1, "XAF"),
                winnings: Money(2, "XAF")), in: environment)
        let title = { model.rebetViewModel.currentDisplayState.title }
        for count in 1...2 {
            model.rebetViewModel.press()
            model.rebetViewModel.press()
            expect(environment.around(.milliseconds(500), title), is: ["Adding to bet slip", "Added to bet slip"])
            model.rebetViewModel.press()
            expect(environment.around(.seconds(2), title), is: ["Added to bet slip", ""])
            expect(environment.owner.requests.count, is: count)
            expect(environment.isAtRest, is: true)
        }
    }
}

extension RepeatBetPhase {
    /// In words; what is said for a while ends where it began.
    fileprivate var said: String {
        switch self {
        case .idle, .done: "done idle"
        case .asked: "asked"
        case .failed(let failure): "failed \(failure)"
        }
    }
}
