import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// Amounts to choose.
@MainActor
struct AmountPillsContainerRulesTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `amounts are chosen up and down, and taken back`() {
        let model = AmountPillsContainerViewModel(
            AmountPillsContainerDisplayState(id: "", amounts: [10, 20, 50]), in: environment)
        for id in ["50", "10", "20", "nobody"] { model.selectPill(id: id) }
        #expect(model.currentDisplayState.selectedPillID == "20")
        #expect(environment.owner.requests.compactMap { ($0.request as? ChooseDeposit)?.amount } == [50, 10, 20])

        model.offer([20, 100])
        #expect(model.currentDisplayState.selectedPillID == "20")
        model.offer([100])
        #expect(model.currentDisplayState.selectedPillID == nil)
        model.clearSelection()

        #expect(model.currentDisplayState.pills.map(\.isSelected) == [false])
    }
}
