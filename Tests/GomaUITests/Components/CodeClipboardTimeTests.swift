import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// How long it is said that a booking code was copied.
@MainActor
struct CodeClipboardTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a booking code is confirmed for five seconds after the last copy`() {
        let model = CodeClipboardViewModel(CodeClipboardDisplayState(code: "ABC"), in: environment)
        let copying = { model.currentDisplayState.copying }

        model.copy()
        expect(environment.around(.seconds(3), copying), is: [.done, .done])
        model.copy()
        environment.wait(.milliseconds(50))

        expect(environment.around(.seconds(5), copying), is: [.done, .none])
        expect(environment.owner.requests.count, is: 2)
        expect(environment.isAtRest, is: true)
    }
}
