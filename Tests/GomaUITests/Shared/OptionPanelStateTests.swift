import Expectations
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// Choices among options, in every panel that has them.
@MainActor
struct OptionPanelStateTests {
    private func options(_ ids: String...) -> [FilterOption] {
        ids.map { FilterOption(id: $0, title: $0, isAll: $0 == "all") }
    }

    @Test(arguments: [
        (String?.none, "a", "a"), ("b", "a", "a"), ("a", "b", "b"), ("a", "a", "a"), ("a", "all", nil), ("a", "x", "a"),
        (nil, "x", nil), ("x", "b", "b"),
    ])
    func `one option is chosen at a time, and the one for all takes the limit away`(
        before: String?, id: String, after: String?
    ) {
        var sort = SortFilterDisplayState(title: "", options: options("all", "a", "b"), selectedID: before)
        var leagues = LeaguesFilterDisplayState(leagues: options("all", "a", "b"), selectedID: before)

        sort.select(id)
        leagues.select(id)

        expect(sort.selectedID, is: after)
        expect(leagues.selectedID, is: after)
    }

    @Test(arguments: [(String?.none, "", false), ("a", "", true), (nil, "x", true), ("a", "x", true)])
    func `there is something to take back where something is chosen or searched for`(
        selected: String?, search: String, canReset: Bool
    ) {
        var state = SortFilterDisplayState(
            title: "", options: options("all", "a"), selectedID: selected, searchText: search)
        expect(state.canReset, is: canReset)

        state.reset()
        state.reset()

        expect(state.canReset, is: false)
        expect(state.selectedOption?.id, is: "all")
    }

    @Test func `of options with one id the first is the row of the chosen one`() {
        let state = SortFilterDisplayState(title: "", options: options("all", "a", "b", "a"), selectedID: "a")

        expect(FlatOptionRows(state, found: nil).selectedPlace, is: 1)
        expect(FlatOptionRows(state, found: [2, 3, 1]).selectedPlace, is: 1)
    }
}
