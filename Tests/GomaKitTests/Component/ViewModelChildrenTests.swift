import Expectations
import GomaKit
@testable import GomaCatalog
import TerminalKit
import Testing

@MainActor
struct ViewModelChildrenTests {
    @Test
    func `children are in step before a new state is told`() {
        let model = MarketOutcomesLineViewModel(.twoWay, in: ViewEnvironment())
        var counts: [Int] = []
        let subscription = model.displayStatePublisher.sink { _ in counts.append(model.outcomeViewModels.count) }

        model.replaceState(.threeWay)
        model.replaceState(.seeAll)

        expect(counts, is: [2, 3, 0])
        subscription.cancel()
    }

    @Test
    func `what a child does is told once, with the child's state in the parent's`() {
        let model = MarketOutcomesLineViewModel(.threeWay, in: ViewEnvironment())
        var states: [MarketOutcomesLineDisplayState] = []
        let subscription = model.displayStatePublisher.dropFirst().sink { states.append($0) }

        model.outcomeViewModels[0].toggleSelection()

        expect(states, is: [.homeSelected])
        expect(model.currentDisplayState, is: .homeSelected)
        subscription.cancel()
    }
}
