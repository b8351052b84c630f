@testable import GomaCatalog
import Expectations
import TerminalKit
import Testing

@testable import GomaKit

@MainActor
struct PartsTests {
    private let environment = ViewEnvironment()

    private func line() -> MarketOutcomesLineViewModel {
        MarketOutcomesLineViewModel(.threeWay, in: environment)
    }

    @Test func `what a child does is in the parent's state, once`() {
        let line = line()
        var told: [MarketOutcomesLineDisplayState] = []
        let subscription = line.displayStatePublisher.dropFirst().sink { told.append($0) }

        line.outcomeViewModels[1].toggleSelection()

        expect(line.currentDisplayState.outcomes.map(\.isSelected), is: [false, true, false])
        expect(told.count, is: 1)
        expect(environment.actionLog.actions.map(\.call), is: ["toggleSelection()"])
        subscription.cancel()
    }

    @Test func `what changes the parent's state reaches the child`() {
        let line = line()

        line.update { $0.outcomes[2].odds = 9 }

        expect(line.outcomeViewModels[2].currentDisplayState.odds, is: 9)
    }

    @Test func `a child keeps its model for as long as its element is there`() {
        let line = line()
        let first = line.outcomeViewModels[0]

        line.update { $0.outcomes.removeLast() }
        expect(line.outcomeViewModels.count, is: 2)
        #expect(line.outcomeViewModels[0] === first)
        line.replaceState(.threeWay)

        expect(line.outcomeViewModels.count, is: 3)
        #expect(line.outcomeViewModels[0] === first)
    }

    @Test func `a child keeps its model wherever its element moves to, and says where it is now`() throws {
        let line = line()
        let models = line.outcomeViewModels
        let (home, away) = (models[0], models[2])

        line.update { $0.outcomes.reverse() }
        let moved = line.outcomeViewModels
        home.toggleSelection()

        #expect(moved[2] === home && moved[0] === away && moved[1] === models[1])
        expect(line.currentDisplayState.outcomes.map(\.title), is: ["Away", "Draw", "Home"])
        expect(line.currentDisplayState.outcomes.map(\.isSelected), is: [false, false, true])
        expect(environment.actionLog.actions.last?.path, is: "outcomes[2]")
        #expect(line.model(at: "outcomes[2]") === home && line.model(at: "outcomes[0]") === away)
    }

    @Test func `a child follows its own element past those that come and go before it`() {
        let line = line()
        let away = line.outcomeViewModels[2]

        line.update { $0.outcomes.removeFirst() }
        line.update { $0.outcomes[1].odds = 9 }
        expect(away.currentDisplayState.odds, is: 9)
        line.update { $0.outcomes.removeAll { $0.title == "Away" } }
        line.update { $0.outcomes[0].odds = 4 }

        expect(away.currentDisplayState.odds, is: 9)
        #expect(line.outcomeViewModels.count == 1 && line.outcomeViewModels[0] !== away)
    }

    @Test func `elements of one identity go by their places`() {
        let line = line()
        line.update { $0.outcomes[2].id = $0.outcomes[0].id }
        let models = line.outcomeViewModels

        line.update { $0.outcomes[2].odds = 9 }

        expect(models[2].currentDisplayState.odds, is: 9)
        expect(models[0].currentDisplayState.odds, isNot: 9)
        expect(line.outcomeViewModels.map(ObjectIdentifier.init), is: models.map(ObjectIdentifier.init))
    }

    @Test func `an element without an identity goes by its place, and others go past it with theirs`() {
        let line = line()
        line.update { $0.outcomes[0].id = "" }
        let models = line.outcomeViewModels

        line.update { $0.outcomes.swapAt(0, 1) }
        let moved = line.outcomeViewModels

        expect(moved.map { $0.currentDisplayState.title }, is: ["Draw", "Home", "Away"])
        #expect(moved[0] === models[1] && moved[1] !== models[0] && moved[2] === models[2])
    }

    @Test func `a child whose place is gone keeps what it had, and tells the parent nothing`() {
        let line = line()
        let last = line.outcomeViewModels[2]

        line.replaceState(.twoWay)
        last.toggleSelection()

        expect(last.currentDisplayState.title, is: "Away")
        #expect(last.currentDisplayState.isSelected)
        expect(line.currentDisplayState, is: .twoWay)
        line.replaceState(.threeWay)
        #expect(line.outcomeViewModels[2] !== last)
        #expect(!line.outcomeViewModels[2].currentDisplayState.isSelected)
    }

    @Test func `a child whose place is gone is let go of, whether or not another is asked for`() {
        let line = line()
        weak let last: (any OutcomeItemViewModelProtocol)? = line.outcomeViewModels[2]
        #expect(last != nil)

        line.replaceState(.twoWay)

        #expect(last == nil)
    }

    @Test func `a change is told to those whom it concerns, a part before the whole, and to no one else`() {
        let group = MarketOutcomesMultiLineViewModel(.overUnder, in: environment)
        var told: [String] = []
        let lines = group.lineViewModels
        let subscriptions = [
            lines[1].outcomeViewModels[0].displayStatePublisher.dropFirst().sink { _ in told.append("outcome") },
            lines[1].outcomeViewModels[1].displayStatePublisher.dropFirst().sink { _ in told.append("beside") },
            lines[0].displayStatePublisher.dropFirst().sink { _ in told.append("other line") },
            lines[1].displayStatePublisher.dropFirst().sink { _ in told.append("line") },
            group.displayStatePublisher.dropFirst().sink { _ in told.append("group") },
        ]

        lines[1].outcomeViewModels[0].toggleSelection()

        expect(told, is: ["outcome", "line", "group"])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `what somebody changes on hearing of a change is told after it, to all`() {
        let line = line()
        var told: [String] = []
        /// Notes who is told, and the odds of the first two outcomes.
        func listen(as name: String) -> AnyCancellable {
            line.displayStatePublisher.dropFirst().sink { state in
                let odds = state.outcomes.prefix(2).map { $0.odds.map { "\($0.value)" } ?? "none" }
                told.append("\(name) \(odds.joined(separator: " "))")
            }
        }
        let subscriptions = [
            listen(as: "before"),
            line.displayStatePublisher.dropFirst().sink { state in
                if state.outcomes[1].odds != 3 { line.update { $0.outcomes[1].odds = 3 } }
            },
            listen(as: "behind"), listen(as: "last"),
            line.outcomeViewModels[1].displayStatePublisher.dropFirst().sink { _ in told.append("outcome") },
        ]

        line.update { $0.outcomes[0].odds = 2 }

        // Publishers tell those who follow them in no order of their own.
        expect(told.count, is: 7)
        expect(Set(told.prefix(3)), is: ["before 2 3.55", "behind 2 3.55", "last 2 3.55"])
        expect(told.dropFirst(3).first, is: "outcome")
        expect(Set(told.suffix(3)), is: ["before 2 3", "behind 2 3", "last 2 3"])
        subscriptions.forEach { $0.cancel() }
    }

    /// The pills of a bar that are selected, as a list of their own.
    private final class SelectedPills: ViewModel<PillSelectorBarDisplayState> {
        var pills: [PillItemViewModel] {
            parts(named: "selected", read: { $0.pills.filter(\.isSelected) }) { PillItemViewModel($0) }
        }
    }

    @Test func `parts that follow from a state come and go with it, and those that went are let go of`() {
        let pills = ["a", "b", "c"].map { PillItemDisplayState(id: $0, title: $0) }
        let model = SelectedPills(PillSelectorBarDisplayState(id: "bar", pills: pills), in: environment)
        expectEmpty(model.pills)
        model.update { state in
            for index in [1, 2] { state.pills[index].isSelected = true }
        }
        let first = model.pills[0]
        weak let second: PillItemViewModel? = model.pills[1]
        expect(model.pills.map { $0.currentDisplayState.id }, is: ["b", "c"])
        expect(model.pills.map { $0.path }, is: ["selected[0]", "selected[1]"])

        model.update { $0.pills[1].isSelected = false }

        expect(model.pills.map { $0.currentDisplayState.id }, is: ["c"])
        #expect(model.pills.first === first && second == nil)
    }

    @Test func `a market that is suspended comes back with its selection`() {
        let line = line()
        line.outcomeViewModels[0].toggleSelection()

        line.update { $0.suspend(notice: "Market Suspended") }
        expect(line.currentDisplayState.mode, is: .suspended)
        line.update { $0.resume() }

        expect(line.currentDisplayState.mode, is: .outcomes)
        expect(line.currentDisplayState.outcomes.map(\.isSelected), is: [true, false, false])
    }

    @Test func `parent and children are freed together`() {
        weak var parent: MarketOutcomesLineViewModel?
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
