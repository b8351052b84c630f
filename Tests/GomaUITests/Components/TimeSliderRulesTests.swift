import Expectations
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// Time ranges at both ends.
@MainActor
struct TimeSliderRulesTests {
    @Test(
        arguments: [
            ([], 0, nil, 0), ([1], 0, 1, 0), ([1], 5, 1, 0), ([1, 2], 1, 2, 1), ([1, 2], 2, 2, 1),
        ] as [([Double], Int, Double?, Int)])
    func `the range that applies is among those there are`(hours: [Double], index: Int, applies: Double?, shown: Int) {
        let options = hours.map { TimeOption(title: "", hours: $0) }
        let state = TimeSliderDisplayState(title: "", options: options, selectedIndex: index)

        expect(state.selectedOption?.hours, is: applies)
        expect(state.shownIndex, is: shown)
    }

    @Test(arguments: [(0, 1, true), (1, 0, true), (1, 1, false), (0, 2, false), (0, -1, false)])
    func `another range is chosen up and down, and none beyond the ends`(before: Int, index: Int, isChosen: Bool) {
        let options = [1.0, 2].map { TimeOption(title: "", hours: $0) }
        var state = TimeSliderDisplayState(title: "", options: options, selectedIndex: before)

        expect(state.choose(at: index), is: isChosen)
        expect(state.selectedIndex, is: (isChosen ? index : before))
    }
}
