import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// Consent, once and again.
@MainActor
struct TermsAcceptanceRulesTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `consent is missed, given, taken back and missed again`() {
        let model = TermsAcceptanceViewModel(
            TermsAcceptanceDisplayState(id: "", sentence: .blank), in: environment)
        for _ in 0..<2 {
            model.update { $0.require() }
            expect(model.currentDisplayState.isAccepted, is: false)
            expect(model.currentDisplayState.problem, is: .missing)
            model.toggleAcceptance()
            expect(model.currentDisplayState.problem, is: nil)
            model.update { $0.require() }
            #expect(model.currentDisplayState.isAccepted && model.currentDisplayState.problem == nil)
            model.toggleAcceptance()
        }
    }
}
