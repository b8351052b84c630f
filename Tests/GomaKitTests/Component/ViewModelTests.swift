@testable import GomaCatalog
import Expectations
import Synchronization
import TerminalKit
import Testing

@testable import GomaKit

/// Models over places: more than one of them, parts that go and come again, and sources that are followed.
@MainActor
struct ViewModelTests {
    private let environment = ViewEnvironment()

    private static func bar(_ ids: [String]) -> PillSelectorBarDisplayState {
        PillSelectorBarDisplayState(id: "bar", pills: ids.map { PillItemDisplayState(id: $0, title: $0) })
    }

    /// Writes down what it is told about time.
    private final class TimedModel: ViewModel<PillItemDisplayState> {
        static var log: [String] = []
        override func keepTime(for state: PillItemDisplayState, after old: PillItemDisplayState?) {
            Self.log.append("\(old?.title ?? "nothing") to \(state.title)")
        }
    }

    @Test func `each model over a place keeps its time, from the state that it begins with`() {
        TimedModel.log = []
        let place = StatePlace(PillItemDisplayState(id: "a", title: "one"), in: environment)

        let first = TimedModel(place)
        expect(TimedModel.log, is: ["nothing to one"])
        first.update { $0.title = "two" }
        let second = TimedModel(place)
        second.update { $0.title = "three" }

        expect(
            TimedModel.log, is: ["nothing to one", "one to two", "nothing to two", "two to three", "two to three"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `a model that is gone keeps no time, and its place goes on`() {
        TimedModel.log = []
        let place = StatePlace(PillItemDisplayState(id: "a", title: "one"), in: environment)
        var model: TimedModel? = TimedModel(place)
        weak let gone = model

        model = nil
        place.update { $0.title = "two" }

        #expect(gone == nil && TimedModel.log == ["nothing to one"])
    }

    @Test func `two models over one place are in step`() {
        let place = StatePlace(MarketOutcomesLineDisplayState.threeWay, in: environment)
        let models = (0..<2).map { _ in MarketOutcomesLineViewModel(place) }

        models[0].outcomeViewModels[0].toggleSelection()
        models[1].outcomeViewModels[1].toggleSelection()

        expect(models[0].currentDisplayState, is: models[1].currentDisplayState)
        expect(models[0].outcomeViewModels.map { $0.currentDisplayState.isSelected }, is: [true, true, false])
        #expect(models[0].outcomeViewModels[0] !== models[1].outcomeViewModels[0])
    }

    // MARK: Parts

    @Test(arguments: [[3, 1, 3], [1, 0, 2], [2, 5, 4], [0, 0, 1]])
    func `a list that shrinks and grows has as many models, and keeps those whose places stayed`(counts: [Int]) {
        let model = PillSelectorBarViewModel(Self.bar([]), in: environment)
        var before: [any PillItemViewModelProtocol] = []
        var lowest = 0
        for count in counts {
            model.replaceState(Self.bar((0..<count).map { "pill \($0)" }))
            let now = model.pillViewModels
            lowest = min(before.count, count)

            expect(now.count, is: count)
            #expect(zip(before, now).prefix(lowest).allSatisfy { $0 === $1 })
            expect(now.map { $0.currentDisplayState.id }, is: (0..<count).map { "pill \($0)" })
            before = now
        }
    }

    @Test func `models of a list that has shrunk are let go of`() {
        let model = PillSelectorBarViewModel(Self.bar(["a", "b", "c"]), in: environment)
        weak let last: (any PillItemViewModelProtocol)? = model.pillViewModels[2]
        weak let next: (any PillItemViewModelProtocol)? = model.pillViewModels[1]
        #expect(last != nil && next != nil)

        model.replaceState(Self.bar(["a", "b"]))
        _ = model.pillViewModels

        #expect(last == nil && next != nil)
    }

    @Test func `a part that goes and comes again has another model, and none in between`() {
        let model = TallOddsMatchCardViewModel(.premierLeague, in: environment)
        #expect(model.scoreViewModel == nil)
        let score = ScoreDisplayState(columns: [ScoreColumn("1", "0")])
        model.update { $0.score = score }
        let first = model.scoreViewModel
        #expect(first != nil && first === model.scoreViewModel)

        model.update { $0.score = nil }
        #expect(model.scoreViewModel == nil)
        model.update { $0.score = score }

        #expect(model.scoreViewModel != nil && model.scoreViewModel !== first)
    }

    @Test(arguments: [
        ("", "TallOddsMatchCard"), ("header", "MatchHeader"), ("outcomes", "MarketOutcomesMultiLine"),
        ("outcomes.lines[0]", "MarketOutcomesLine"), ("outcomes.lines[0].outcomes[2]", "OutcomeItem"),
        ("outcomes.lines[0].outcomes[3]", nil), ("outcomes.lines[1]", nil), ("score", nil), ("head", nil),
        ("header.time", nil), ("outcomes.lines", nil),
    ])
    func `a model is found by its path, and none where there is none`(path: String, name: String?) {
        let model = TallOddsMatchCardViewModel(.premierLeague, in: environment)
        _ = (
            model.headerViewModel, model.outcomesViewModel.lineViewModels.map { $0.outcomeViewModels },
            model.scoreViewModel
        )

        let found = model.model(at: path)

        expect(found.map { type(of: $0).componentName }, is: name)
        #expect(found == nil || found?.path == path)
    }

    // MARK: Sources

    @Test func `two sources are both followed, in the order in which they tell`() async {
        let model = HeaderTextViewModel(HeaderTextDisplayState(title: ""), in: environment)
        let (one, sayOne) = AsyncStream.makeStream(of: String.self)
        let (other, sayOther) = AsyncStream.makeStream(of: String.self)
        model.follow(one) { $0.title += $1 }
        model.follow(other) { $0.title += $1 }

        for (say, word) in [(sayOne, "a"), (sayOther, "b"), (sayOne, "c")] {
            say.yield(word)
            await settle { model.currentDisplayState.title.hasSuffix(word) }
        }
        sayOne.finish()
        sayOther.yield("d")
        await settle { model.currentDisplayState.title.hasSuffix("d") }

        expect(model.currentDisplayState.title, is: "abcd")
    }

    @Test func `a source is let go of with its model`() async {
        let (source, say) = AsyncStream.makeStream(of: String.self)
        let ended = Flag()
        say.onTermination = { _ in ended.raise() }
        do {
            let model = HeaderTextViewModel(HeaderTextDisplayState(title: ""), in: environment)
            model.follow(source) { $0.title = $1 }
            say.yield("a")
            await settle { model.currentDisplayState.title == "a" }
        }

        await settle { ended.isRaised }

        #expect(ended.isRaised)
    }

    /// Lets other tasks go on until something holds, for so many turns at most.
    private func settle(until condition: () -> Bool) async {
        for _ in 0..<10_000 where !condition() { await Task.yield() }
    }
}

/// A flag that any task may raise.
private final class Flag: Sendable {
    private let mark = Atomic(false)

    var isRaised: Bool { mark.load(ordering: .acquiring) }

    func raise() { mark.store(true, ordering: .releasing) }
}
