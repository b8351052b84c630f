import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct TimeSliderTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [(-3, "1H"), (0, "1H"), (4, "24H"), (40, "24H")])
    func `a place outside counts as the nearer end`(index: Int, title: String) {
        var state = TimeSliderDisplayState.first
        state.selectedIndex = index

        #expect(state.selectedOption?.title == title)
    }

    @Test func `a range is told with its hours, and once`() {
        let model = TimeSliderViewModel(.first, in: environment)
        var told: [Double?] = []
        let subscription = model.selectionPublisher.sink { told.append($0.hours) }

        for index in [0, 2, 2, 9, 4] { model.chooseTime(at: index) }

        #expect(told == [6, 24])
        subscription.cancel()
    }
}
