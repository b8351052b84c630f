@testable import GomaCatalog
import Expectations
import TerminalKit
import Testing

@testable import GomaKit

/// A state in one place: who hears of its changes, in which order, and what becomes of parts that leave.
@MainActor
struct StatePlaceTests {
    private let environment = ViewEnvironment()

    private func bar(_ ids: String...) -> PillSelectorBarDisplayState {
        PillSelectorBarDisplayState(id: "bar", pills: ids.map { PillItemDisplayState(id: $0, title: $0) })
    }

    private func place(_ ids: String...) -> StatePlace<PillSelectorBarDisplayState> {
        StatePlace(
            PillSelectorBarDisplayState(id: "bar", pills: ids.map { PillItemDisplayState(id: $0, title: $0) }),
            in: environment)
    }

    // MARK: Following

    /// What the test hands to another thread, and nothing else has.
    private struct Handed: @unchecked Sendable { let object: AnyObject }

    @Test func `a view may be freed on any thread, with a state that it follows and a picture that it waits for`() async
    {
        func bound() -> Handed {
            let bar = PillSelectorBarView(environment: environment)
            bar.configure(with: PillSelectorBarViewModel(place("a", "b")))
            let card = CasinoGameCardView(environment: environment)
            card.configure(with: CasinoGameCardViewModel(.plinkGoal, in: environment))
            return Handed(object: [bar, card] as AnyObject)
        }

        for _ in 0..<3 { await Task.detached { [object = bound()] in _ = object }.value }

        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test(arguments: [1, 2, 7])
    func `all who follow are told, in the order in which they came`(count: Int) {
        let place = place("a")
        var told: [Int] = []
        let subscriptions = (0..<count).map { number in place.publisher.dropFirst().sink { _ in told.append(number) } }

        place.update { $0.id = "other" }
        place.update { $0.id = "third" }

        expect(told, is: Array(0..<count) + Array(0..<count))
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `one who goes hears nothing more, and those before and behind still do`() {
        let place = place("a")
        var told: [Int] = []
        var subscriptions = (0..<3).map { number in place.publisher.dropFirst().sink { _ in told.append(number) } }

        subscriptions[1].cancel()
        place.update { $0.id = "other" }
        expect(told, is: [0, 2])
        subscriptions.append(place.publisher.dropFirst().sink { _ in told.append(3) })
        place.update { $0.id = "third" }

        expect(told, is: [0, 2, 0, 2, 3])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `one who goes on being told is told no more, and who comes then waits for the next change`() {
        let place = place("a")
        var told: [String] = []
        var late: AnyCancellable?
        var second: AnyCancellable?
        let first = place.publisher.dropFirst().sink { state in
            told.append("first \(state.id)")
            second?.cancel()
            if late == nil { late = place.publisher.dropFirst().sink { told.append("late \($0.id)") } }
        }
        second = place.publisher.dropFirst().sink { told.append("second \($0.id)") }

        place.update { $0.id = "b" }
        expect(told, is: ["first b"])
        place.update { $0.id = "c" }

        expect(told, is: ["first b", "first c", "late c"])
        first.cancel()
        late?.cancel()
    }

    @Test func `the state is told at once to each who comes, as it is then`() {
        let place = place("a")
        var told: [String] = []

        let first = place.publisher.sink { told.append("first \($0.id)") }
        place.update { $0.id = "b" }
        let second = place.publisher.sink { told.append("second \($0.id)") }

        expect(told, is: ["first bar", "first b", "second b"])
        first.cancel()
        second.cancel()
    }

    @Test func `a state that is equal is told to nobody, however it was put in`() {
        let place = place("a", "b")
        var told = 0
        let subscription = place.publisher.dropFirst().sink { _ in told += 1 }

        place.update { _ in }
        place.update { $0.id = "bar" }
        place.replace(with: bar("a", "b"))
        place.update {
            $0.id = "other"
            $0.id = "bar"
        }

        expect(told, is: 0)
        subscription.cancel()
    }

    @Test func `changes made while one is told are told after it, the last of them once`() {
        let place = place("a")
        var told: [String] = []
        let first = place.publisher.dropFirst().sink { state in
            told.append("first \(state.id)")
            guard state.id == "b" else { return }
            place.update { $0.id = "c" }
            place.update { $0.id = "d" }
        }
        let second = place.publisher.dropFirst().sink { told.append("second \($0.id)") }

        place.update { $0.id = "b" }

        expect(told, is: ["first b", "second b", "first d", "second d"])
        first.cancel()
        second.cancel()
    }

    @Test func `what somebody changes on being told the state at first is told to them too`() {
        let place = place("a")
        var told: [String] = []

        let subscription = place.publisher.sink { state in
            told.append(state.id)
            if state.id == "bar" { place.update { $0.id = "b" } }
        }
        place.update { $0.id = "c" }

        expect(told, is: ["bar", "b", "c"])
        subscription.cancel()
    }

    @Test func `a publisher that is kept serves one after the other`() {
        let place = place("a")
        let publisher = place.publisher
        var told: [String] = []

        for number in 0..<3 {
            let subscription = publisher.sink { told.append("\(number) \($0.id)") }
            place.update { $0.id = "change \(number)" }
            subscription.cancel()
        }

        expect(
            told, is: ["0 bar", "0 change 0", "1 change 0", "1 change 1", "2 change 1", "2 change 2"])
    }

    private final class Kept {}

    @Test func `what was to be told to somebody who is gone can be forgotten, and others are told as before`() {
        let place = place("a")
        var told: [String] = []
        weak var kept: Kept?
        var first: AnyObject?
        do {
            let object = Kept()
            kept = object
            first = place.follow { _ in told.append("\(object)") }
        }
        let publisher = place.publisher
        withExtendedLifetime(first) {}
        first = nil
        #expect(kept != nil)

        place.forgetThoseGone()
        #expect(kept == nil)
        let second = place.follow { told.append("second \($0.id)") }
        let third = publisher.dropFirst().sink { told.append("third \($0.id)") }
        place.forgetThoseGone()
        place.update { $0.id = "other" }

        expect(told, is: ["second other", "third other"])
        withExtendedLifetime(second) {}
        third.cancel()
    }

    @Test func `a view that is given back leaves nothing behind in the state that it showed`() {
        let place = place("a")
        let model = PillSelectorBarViewModel(place)
        let views = (0..<2).map { _ in PillSelectorBarView(environment: environment) }
        views.forEach { $0.configure(with: model) }
        #expect(place.isFollowed)

        views[0].prepareForReuse()
        #expect(place.isFollowed)
        views[1].prepareForReuse()

        #expect(!place.isFollowed)
    }

    // MARK: Parts

    @Test func `a part is changed from either side, and both are told once`() throws {
        let place = place("a", "b")
        let part = try #require(place.part(.element(\.pills, ListElement(at: 1)), named: "pills"))
        var told: [String] = []
        let subscriptions = [
            place.publisher.dropFirst().sink { told.append("whole \($0.pills[1].title)") },
            part.publisher.dropFirst().sink { told.append("part \($0.title)") },
        ]

        part.update { $0.title = "x" }
        place.update { $0.pills[1].title = "y" }
        place.update { $0.pills[0].title = "z" }

        expect(part.path, is: "pills[1]")
        expect(told, is: ["part x", "whole x", "part y", "whole y", "whole y"])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `two places of one part are one`() throws {
        let place = place("a", "b")
        let parts = try (0..<2).map { _ in
            try #require(place.part(.element(\.pills, ListElement(at: 0)), named: "pills"))
        }
        var told: [Int] = []
        let subscriptions = parts.enumerated().map { index, part in
            part.publisher.dropFirst().sink { _ in told.append(index) }
        }

        parts[0].update { $0.isSelected = true }

        expect(parts[1].state.isSelected, is: true)
        expect(told, is: [0, 1])
        subscriptions.forEach { $0.cancel() }
    }

    @Test(arguments: [(0, true), (1, true), (2, false), (99, false)])
    func `there is a place for each element, and none behind the last`(index: Int, isThere: Bool) {
        expect((place("a", "b").part(.element(\.pills, ListElement(at: index)), named: "pills") != nil), is: isThere)
    }

    @Test func `a part that has left keeps its state, changes nothing else and hears nothing more`() throws {
        let place = place("a", "b")
        let part = try #require(place.part(.element(\.pills, ListElement(at: 1)), named: "pills"))
        var told: [String] = []
        let subscription = part.publisher.dropFirst().sink { told.append($0.title) }

        place.replace(with: bar("a"))
        expect(part.isThere, is: false)
        expect(part.state.title, is: "b")
        place.replace(with: bar("a", "other"))
        part.update { $0.title = "mine" }

        expect(place.state, is: bar("a", "other"))
        expect(part.isThere, is: false)
        expect(part.state.title, is: "mine")
        expect(told, is: ["mine"])
        subscription.cancel()
    }

    @Test func `what hangs on a part is let go of when the part leaves, not before`() throws {
        let place = place("a", "b")
        let part = try #require(place.part(.element(\.pills, ListElement(at: 1)), named: "pills"))
        weak var kept: Kept?
        do {
            let object = Kept()
            kept = object
            part.keep(object)
        }

        place.replace(with: bar("x", "y"))
        #expect(kept != nil)
        place.replace(with: bar("x"))

        #expect(kept == nil)
    }

    @Test func `a part of a part that has left stays with it, apart from the whole`() throws {
        let group = StatePlace(MarketOutcomesMultiLineDisplayState.overUnder, in: environment)
        let line = try #require(group.part(.element(\.lines, ListElement(at: 2)), named: "lines"))
        let outcome = try #require(line.part(.element(\.outcomes, ListElement(at: 1)), named: "outcomes"))
        expect(outcome.path, is: "lines[2].outcomes[1]")
        group.update { $0.lines.removeLast() }
        let rest = group.state

        outcome.update { $0.isSelected.toggle() }

        expect(line.isThere, is: false)
        expect(group.state, is: rest)
        expect(line.state.outcomes[1], is: outcome.state)
        expect(outcome.state.isSelected, is: true)
    }

    @Test func `a part that may be missing has a place while it is there`() throws {
        let place = StatePlace(TallOddsMatchCardDisplayState.premierLeague, in: environment)
        #expect(place.part(.maybe(\.score), named: "score") == nil)
        place.update { $0.score = ScoreDisplayState(columns: [ScoreColumn("1", "0")]) }
        let score = try #require(place.part(.maybe(\.score), named: "score"))

        place.update { $0.score = nil }
        score.update { $0.columns = [] }

        #expect(!score.isThere && place.state.score == nil)
        expectEmpty(score.state.columns)
    }

    @Test func `a whole that nobody holds is gone, and its parts with it`() throws {
        weak var whole: StatePlace<PillSelectorBarDisplayState>?
        weak var part: StatePlace<PillItemDisplayState>?
        do {
            let place = place("a")
            let pill = try #require(place.part(.element(\.pills, ListElement(at: 0)), named: "pills"))
            let subscription = pill.publisher.sink { _ in }
            (whole, part) = (place, pill)
            subscription.cancel()
        }

        #expect(whole == nil && part == nil)
    }
}
