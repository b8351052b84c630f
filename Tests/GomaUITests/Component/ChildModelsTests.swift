import TerminalKit
import Testing

@testable import GomaUI

@MainActor
struct ChildModelsTests {
    private let environment = ViewEnvironment()

    private func line() -> MockMarketOutcomesLineViewModel {
        MockMarketOutcomesLineViewModel(.threeWay, in: environment)
    }

    @Test func `what a child does is in the parent's state, once`() {
        let line = line()
        var told: [MarketOutcomesLineDisplayState] = []
        let subscription = line.displayStatePublisher.dropFirst().sink { told.append($0) }

        line.outcomeViewModels[1].toggleSelection()

        #expect(line.currentDisplayState.outcomes.map(\.isSelected) == [false, true, false])
        #expect(told.count == 1)
        #expect(environment.actionLog.actions.map(\.call) == ["toggleSelection()"])
        subscription.cancel()
    }

    @Test func `what changes the parent's state reaches the child`() {
        let line = line()

        line.update { $0.outcomes[2].odds = 9 }

        #expect(line.outcomeViewModels[2].currentDisplayState.odds == 9)
    }

    @Test func `a child keeps its model for as long as its place exists`() {
        let line = line()
        let first = line.outcomeViewModels[0]

        line.replaceState(.twoWay)
        #expect(line.outcomeViewModels.count == 2)
        #expect(line.outcomeViewModels[0] === first)
        line.replaceState(.threeWay)

        #expect(line.outcomeViewModels.count == 3)
        #expect(line.outcomeViewModels[0] === first)
    }

    @Test func `a market that is suspended comes back with its selection`() {
        let line = line()
        line.outcomeViewModels[0].toggleSelection()

        line.suspend(notice: "Market Suspended")
        line.resume()

        #expect(line.currentDisplayState.outcomes[0].isSelected)
    }

    @Test func `parent and children are freed together`() {
        weak var parent: MockMarketOutcomesLineViewModel?
        weak var child: (any OutcomeItemViewModelProtocol)?
        do {
            let line = line()
            (parent, child) = (line, line.outcomeViewModels[0])
            line.outcomeViewModels[0].toggleSelection()
        }

        #expect(parent == nil)
        #expect(child == nil)
    }
}
