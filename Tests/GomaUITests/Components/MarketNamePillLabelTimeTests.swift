import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// How long a pill keeps each of its looks.
@MainActor
struct MarketNamePillLabelTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a pill goes through its looks a second each, and begins anew when it is asked to`() {
        let model = MarketNamePillLabelViewModel(
            MarketNamePillLabelDisplayState(id: "1x2", text: "1X2", style: .disabled), in: environment)
        let style = { model.currentDisplayState.style }

        model.cycleStyles()
        expect(environment.around(.seconds(1), style), is: [.standard, .highlighted])
        model.cycleStyles()
        expect(environment.around(.seconds(1), style), is: [.standard, .highlighted])
        expect(environment.around(.seconds(1), style), is: [.highlighted, .disabled])

        #expect(environment.isAtRest)
    }

    @Test func `another market that takes a pill's place keeps its own look`() {
        let model = MarketNamePillLabelViewModel(
            MarketNamePillLabelDisplayState(id: "1x2", text: "1X2"), in: environment)
        let other = MarketNamePillLabelDisplayState(id: "goals", text: "Goals")
        model.cycleStyles()

        model.replaceState(other)

        expect(environment.around(.seconds(1)) { model.currentDisplayState }, is: [other, other])
        #expect(environment.isAtRest)
    }
}
