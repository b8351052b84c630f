import Expectations
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// Short choices of which one always applies.
@MainActor
struct SimpleSquaredFilterBarRulesTests {
    @Test func `of short choices one always applies, and another is chosen up and down`() {
        let items = ["a", "b", "c"].map { SquaredFilterItem(id: $0, title: $0, isEnabled: $0 != "c") }
        var state = SimpleSquaredFilterBarDisplayState(id: "", items: items)
        expect(state.selectedItem?.id, is: "a")

        let changes = ["a", "b", "b", "c", "x", "a"].map { state.choose($0) }

        expect(changes, is: [false, true, false, false, false, true])
        expect(state.selectedID, is: "a")
        state.isEnabled = false
        #expect(!state.choose("b") && SimpleSquaredFilterBarDisplayState(id: "", items: []).selectedItem == nil)
    }
}
