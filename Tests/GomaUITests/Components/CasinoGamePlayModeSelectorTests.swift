import GomaPictures
import TerminalKit
import Testing

@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements

/// What a game's page says, and where the focus is.
@MainActor
struct CasinoGamePlayModeSelectorTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(
        _ state: CasinoGamePlayModeSelectorDisplayState, width: Int = 56
    ) -> ComponentHarness<CasinoGamePlayModeSelectorView> {
        let view = CasinoGamePlayModeSelectorView(environment: environment)
        view.configure(with: CasinoGamePlayModeSelectorViewModel(state, in: environment))
        return ComponentHarness(view, width: width, in: environment)
    }

    @Test(arguments: [12, 30, 56])
    func `why a game did not open is told in full, on as many rows as that takes`(width: Int) {
        let reason = "That cannot be done at the moment. Try again later."

        let stage = stage(.failed.with { $0.start = .failed(.told(reason)) }, width: width)

        let words = stage.rows.flatMap { $0.split(separator: " ") }.joined(separator: " ")
        #expect(words.contains(reason))
    }
}
