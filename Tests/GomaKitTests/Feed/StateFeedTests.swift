@testable import GomaCatalog
import Expectations
import TerminalKit
import Testing

@testable import GomaKit

@MainActor
struct StateFeedTests {
    private let environment = ViewEnvironment()

    @Test func `nothing has come at the start, and everything comes at its time, and then nothing waits`() {
        let model = DiaryViewModel(.blank, in: environment)
        model.follow(.moments([2, 5]))

        expectEmpty(model.currentDisplayState.seconds)
        environment.scheduler.advance(by: .seconds(2))
        expect(model.currentDisplayState.seconds, is: [2])
        environment.scheduler.advance(by: .seconds(3))
        expect(model.currentDisplayState.seconds, is: [2, 5])
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `a state that has ended hears of no more and keeps no time line awake`() {
        let model = DiaryViewModel(.blank, in: environment)
        model.follow(.moments([3, 5, 7]))

        environment.scheduler.advance(by: .seconds(4))
        model.update { $0.isOpen = false }
        environment.scheduler.advance(by: .seconds(10))

        expect(model.currentDisplayState.seconds, is: [3])
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `following another feed leaves the first`() {
        let model = DiaryViewModel(.blank, in: environment)
        model.follow(.moments([2, 5]))
        model.follow(.moments([1]))

        environment.scheduler.advance(by: .seconds(60))

        expect(model.currentDisplayState.seconds, is: [1])
    }

    @Test func `a model that is let go leaves nothing on the time line`() {
        var model: DiaryViewModel? = DiaryViewModel(.blank, in: environment)
        model?.follow(.moments([2, 5]))
        weak let released = model

        model = nil

        #expect(released == nil)
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `a price that is on its way comes once it is time, and nothing waits any more`() {
        let model = OutcomeItemViewModel(.loading, in: environment)
        model.follow(.arrival(while: { $0.availability == .loading }) { outcome, _ in outcome.arrive(at: 1.85) })

        environment.scheduler.advance(by: .milliseconds(1499))
        expect(model.currentDisplayState, is: .loading)
        environment.scheduler.advance(by: .milliseconds(1))

        expect(model.currentDisplayState.availability, is: .open)
        expect(model.currentDisplayState.odds, is: 1.85)
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `nothing arrives where it is waited for no longer`() {
        let model = OutcomeItemViewModel(.loading, in: environment)
        model.follow(.arrival(while: { $0.availability == .loading }) { outcome, _ in outcome.odds = 1.85 })

        model.update { $0.availability = .unavailable }
        environment.scheduler.advance(by: .seconds(5))

        expect(model.currentDisplayState.odds, is: nil)
    }

    @Test func `what is held back is given free, held back once more, and then stays free with its selection`() {
        let model = OutcomeItemViewModel(.locked, in: environment)
        model.follow(.release({ outcome, _ in outcome.release() }, hold: { outcome, _ in outcome.hold() }))
        var seen = [model.currentDisplayState.availability]

        for _ in 0..<20 {
            environment.scheduler.advance(by: .milliseconds(500))
            let now = model.currentDisplayState.availability
            if now != seen.last { seen.append(now) }
            if seen == [.locked, .open], !model.currentDisplayState.isSelected { model.toggleSelection() }
        }

        expect(seen, is: [.locked, .open, .locked, .open])
        #expect(model.currentDisplayState.isSelected)
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `a feed brings nothing to a price that is gone for good`() {
        var outcome = OutcomeItemDisplayState.unavailable

        outcome.arrive(at: 1.85)
        outcome.release()
        outcome.hold()

        expect(outcome, is: .unavailable)
    }

    /// States that say that something is on its way, or held back for a while, by what is drawn of them.
    @Test(
        arguments: [
            ("MarketGroupSelectorTab", "Loading"), ("MarketOutcomesMultiLine", "Loading"),
            ("MarketOutcomesMultiLine", "Suspended line"), ("TallOddsMatchCard", "Loading"), ("Score", "Loading"),
            ("CompactOutcomesLine", "Loading"), ("CompactOutcomesLine", "Locked"), ("BetslipTicket", "Skeleton"),
            ("BetslipTicket", "Suspended"), ("BetslipTicket", "Suspended with reason"), ("OutcomeItem", "Loading"),
            ("OutcomeItem", "Locked"), ("MarketOutcomesLine", "Suspended"), ("MatchBanner", "Suspended"),
        ])
    func `no loading, suspension or lock lasts for ever`(name: String, state: String) throws {
        let component = try ComponentRegistry.goma.component(named: name)
        let index = try #require(component.stateIndex(named: state))
        let instance = component.instance(stateAt: index, in: environment)
        let before = try instance.state()

        environment.scheduler.advance(by: .seconds(5))

        try expect(instance.state(), isNot: before)
    }

    @Test func `a state put in place of another follows that one's feed`() throws {
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let index = try #require(component.stateIndex(named: "Loading"))
        let data = try #require(try component.stateData(at: index))
        let instance = try component.instance(state: data, inPlaceOf: index, in: environment)

        environment.scheduler.advance(by: .seconds(2))

        try expect(instance.state(), isNot: data)
    }
}

/// A state that writes down the seconds at which something came.
private struct DiaryDisplayState: DisplayState {
    var isOpen = true
    var seconds: [Int] = []

    static let blank = Self()
}

private final class DiaryViewModel: ViewModel<DiaryDisplayState> {}

extension StateFeed<DiaryDisplayState> {
    /// Something that comes at each of these seconds, as long as the diary is open.
    fileprivate static func moments(_ seconds: [Int]) -> Self {
        Self(
            seconds.map { second in Step(at: .seconds(second)) { diary, _ in diary.seconds.append(second) } },
            while: { $0.isOpen })
    }
}
