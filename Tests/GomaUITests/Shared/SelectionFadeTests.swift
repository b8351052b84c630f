import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaBetting
@testable import GomaCatalog

/// Tabs on their way between selected and not.
@MainActor
struct SelectionFadeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a fade that is stopped on its way is at its end at once, and takes no more time`() {
        let fade = SelectionFade(in: environment, over: .milliseconds(200))
        fade.show(false, of: "sports")
        fade.show(true, of: "sports")
        #expect(!environment.isAtRest)

        fade.stop()

        expect(fade.color(from: .textPrimary), is: .role(.highlightPrimary))
        #expect(environment.isAtRest)
    }
}
