import GomaPictures
import TerminalKit
import Testing

@testable import GomaCasino
@testable import GomaCatalog

/// The games of a section, in a row.
@MainActor
struct GameShelfTests {
    @Test func `a shelf shows the first two dozen games of a category, however many it is given`() {
        let environment = ViewEnvironment.simulated()
        let games = (0..<40).map { CasinoGameCardDisplayState(id: "\($0)", name: "Game \($0)") }
        let view = CasinoCategorySectionView(environment: environment)

        view.configure(
            with: CasinoCategorySectionViewModel(
                CasinoCategorySectionDisplayState(id: "slots", bar: .blank, games: games), in: environment))

        #expect(view.tree.count(where: { $0 is CasinoGameCardView }) == 24)
    }
}
