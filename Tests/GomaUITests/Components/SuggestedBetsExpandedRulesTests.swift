import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// Suggestions in place of others.
@MainActor
struct SuggestedBetsExpandedRulesTests {
    @Test func `other suggestions begin at the first page, closed, each time`() {
        var state = SuggestedBetsExpandedDisplayState(title: "", currentPage: 1, cards: [.blank, .blank])
        for count in [3, 0, 1] {
            state.isExpanded = true
            state.updateCards(to: Array(repeating: .blank, count: count))
            #expect(state.currentPage == 0 && !state.isExpanded && state.isVisible == (count > 0))
        }
    }
}
