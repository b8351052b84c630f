import Expectations
import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// The way through sets of tabs.
@MainActor
struct AdaptiveTabBarRulesTests {
    private let environment = ViewEnvironment.simulated()

    private func bar(history: [String] = []) -> AdaptiveTabBarViewModel {
        let sets = (0..<12).map { set in
            TabSetDisplayState(
                id: "set \(set)",
                items: (0..<12).map { TabItemDisplayState(id: "tab \($0)", title: "", switchesTo: "set \($0)") })
        }
        return AdaptiveTabBarViewModel(
            AdaptiveTabBarDisplayState(tabSets: sets, activeTabSetID: "set 0", history: history), in: environment)
    }

    @Test func `ten sets are remembered, the oldest goes first, and going back takes the last`() {
        let model = bar()

        for set in 1...11 { model.selectTab(id: "tab \(set)", inSet: model.currentDisplayState.activeTabSetID) }
        expect(model.currentDisplayState.history, is: (1...10).map { "set \($0)" })
        expect(model.currentDisplayState.setSwitch?.direction, is: .forward)
        model.selectTab(id: "tab 10", inSet: "set 11")

        expect(model.currentDisplayState.history, is: (1...9).map { "set \($0)" })
        expect(model.currentDisplayState.setSwitch?.direction, is: .back)
        model.finishSwitch()
        model.finishSwitch()
        expect(model.currentDisplayState.setSwitch, is: nil)
    }

    @Test func `the set that shows in place of one that is missing is the one that is left`() {
        let model = bar()

        model.update { $0.activeTabSetID = "gone" }
        model.selectTab(id: "tab 0", inSet: "set 0")
        #expect(model.currentDisplayState.history.isEmpty && model.currentDisplayState.setSwitch == nil)
        model.update { $0.activeTabSetID = "gone" }
        model.selectTab(id: "tab 1", inSet: "set 0")

        expect(model.currentDisplayState.history, is: ["set 0"])
        expect(model.currentDisplayState.setSwitch, is: TabSetSwitch(from: "set 0", direction: .forward))
    }

    @Test func `going to and fro between two sets leaves one of them behind`() {
        let model = bar()
        for (tab, history) in [(1, ["set 0"]), (0, []), (1, ["set 0"]), (0, [])] {
            model.selectTab(id: "tab \(tab)", inSet: model.currentDisplayState.activeTabSetID)
            expect(model.currentDisplayState.history, is: history)
        }
    }
}
