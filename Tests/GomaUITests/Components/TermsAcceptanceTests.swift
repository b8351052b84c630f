import GomaPictures
import Testing

@testable import GomaCatalog

/// A consent that a form needs.
@MainActor
struct TermsAcceptanceTests {
    @Test func `a form that goes on without it says so, and may go on with it`() {
        let model = TermsAcceptanceViewModel(.registration, in: ViewEnvironment.simulated())

        #expect(!model.requireAcceptance())
        #expect(model.currentDisplayState.problem == .missing)
        model.toggleAcceptance()
        #expect(model.currentDisplayState.problem == nil)
        #expect(model.requireAcceptance())
    }
}
