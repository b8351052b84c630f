import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// A choice among pills of which one is made elsewhere.
@MainActor
struct PillSelectorBarRulesTests {
    private let environment = ViewEnvironment.simulated()
    private let fixed = PillItemDisplayState(id: "fixed", title: "Fixed", isSelected: true, isReadOnly: true)

    private func model(_ pills: [PillItemDisplayState]) -> PillSelectorBarViewModel {
        PillSelectorBarViewModel(PillSelectorBarDisplayState(id: "bar", pills: pills), in: environment)
    }

    @Test func `a read-only pill that comes or changes shows its own choice, and takes none from the others`() {
        let chosen = PillItemDisplayState(id: "one", title: "One", isSelected: true)
        let model = model([chosen])
        var other = fixed
        other.title = "For good"

        model.addPill(fixed)
        #expect(model.currentDisplayState.pills == [chosen, fixed])
        model.updatePill(other)

        #expect(model.currentDisplayState.pills == [chosen, other])
    }
}
