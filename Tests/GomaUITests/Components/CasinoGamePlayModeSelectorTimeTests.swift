import GomaPictures
import TerminalKit
import Testing

@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements

/// How long a game takes to open, and to be available again.
@MainActor
struct CasinoGamePlayModeSelectorTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a game is opened after a second`() {
        expectAnswer(
            after: 1000, waiting: "starting(isPractice: false)", given: "choosing",
            refused: "failed(GomaKit.RequestFailure.refused)",
            silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let model = CasinoGamePlayModeSelectorViewModel(
                CasinoGamePlayModeSelectorDisplayState(id: "", name: "Aviator", access: .player), in: environment)
            model.environment.owner.script = server
            model.playButtonViewModel.press()
            return { "\(model.currentDisplayState.start)" }
        }
    }

    @Test func `a game that was not available is asked for anew for a second`() {
        expectAnswer(
            after: 1000, waiting: "unavailable, loading", given: "player", refused: "unavailable",
            silence: "unavailable"
        ) { environment, server in
            let model = CasinoGamePlayModeSelectorViewModel(
                CasinoGamePlayModeSelectorDisplayState(id: "", name: "Aviator", access: .unavailable), in: environment)
            model.environment.owner.script = server
            model.refresh()
            return {
                let state = model.currentDisplayState
                return state.access.rawValue + (state.isLoading ? ", loading" : "")
            }
        }
    }
}
