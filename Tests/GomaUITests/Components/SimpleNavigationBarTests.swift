import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog

/// The head of a screen, over a rule.
@MainActor
struct SimpleNavigationBarTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a rule that gets another role, and nothing else another look, is seen in it`() {
        let model = SimpleNavigationBarViewModel(SimpleNavigationBarDisplayState(title: "Bets"), in: environment)
        let view = SimpleNavigationBarView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 20, in: environment)
        expect(stage.surface[0, 1].foreground, is: .role(.separatorLine))

        model.update { $0.style.separator = .alertError }

        expect(stage.surface[0, 1].foreground, is: .role(.alertError))
    }
}
