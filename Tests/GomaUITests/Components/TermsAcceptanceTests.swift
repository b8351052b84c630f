import GomaPictures
import Testing

@testable import GomaCatalog

/// A consent that a form needs.
@MainActor
struct TermsAcceptanceTests {
    @Test func `a form that goes on without it says so, and may go on with it`() {
        let model = TermsAcceptanceViewModel(.registration, in: ViewEnvironment.simulated())

        #expect(!model.requireAcceptance())
        #expect(model.currentDisplayState.errorMessage == "Please agree before you go on")
        model.toggleAcceptance()
        #expect(model.currentDisplayState.errorMessage == nil)
        #expect(model.requireAcceptance())
    }
}
