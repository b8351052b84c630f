import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// How long it is said that a code with words of its own was copied.
@MainActor
struct CopyableCodeTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a code with words of its own is confirmed for two seconds, and hears of no press meanwhile`() {
        let model = CopyableCodeViewModel(CopyableCodeDisplayState(code: "ABC"), in: environment)
        let copying = { model.currentDisplayState.copying }

        model.copy()
        environment.wait(.milliseconds(1500))
        model.copy()
        expect(environment.around(.milliseconds(550), copying), is: [.done, .none])
        expect(environment.owner.requests.count, is: 1)
        model.copy()
        environment.wait(.milliseconds(50))

        expect(environment.around(.seconds(2), copying), is: [.done, .none])
        expect(environment.owner.requests.count, is: 2)
        expect(environment.isAtRest, is: true)
    }
}
