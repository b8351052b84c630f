import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaKit

/// What a state that waits asks for, and whose answer counts for it.
@MainActor
struct ViewModelAskingTests {
    private let environment = ViewEnvironment()

    private func loading(_ id: String, left: Int? = nil) -> SeeMoreButtonDisplayState {
        SeeMoreButtonDisplayState(id: id, remainingCount: left, phase: .loading)
    }

    /// The lists of which a page was asked for.
    private var asked: [String] { environment.owner.requests.compactMap { ($0.request as? LoadMore)?.list } }

    @Test func `the answer about one thing does not count for another that waits in its place`() {
        let taking = environment.owner.take(LoadMore.self) { question in
            question.answer(after: .seconds(2), .done(5))
            return .later
        }
        defer { withExtendedLifetime(taking) {} }
        let model = SeeMoreButtonViewModel(loading("a"), in: environment)

        environment.scheduler.advance(by: .seconds(1))
        model.replaceState(loading("b"))
        environment.scheduler.advance(by: .seconds(1))
        expect(model.currentDisplayState, is: loading("b"))
        expect(asked, is: ["a", "b"])
        environment.scheduler.advance(by: .seconds(1))

        #expect(model.currentDisplayState.phase == .idle && environment.scheduler.nextDue == nil)
    }

    @Test func `a thing is asked about once, whatever else of it changes meanwhile`() {
        let taking = environment.owner.take(LoadMore.self) { _ in .later }
        defer { withExtendedLifetime(taking) {} }
        let model = SeeMoreButtonViewModel(loading("a", left: 9), in: environment)

        environment.scheduler.advance(by: .seconds(4))
        model.replaceState(loading("a", left: 8))
        environment.scheduler.advance(by: .seconds(1))

        expect(asked, is: ["a"])
        expect(model.currentDisplayState.phase, is: .failed(.noAnswer))
    }

    @Test func `what waits no more is not answered, and asks anew once it waits again`() {
        let taking = environment.owner.take(LoadMore.self) { question in
            question.answer(after: .seconds(2), .done(5))
            return .later
        }
        defer { withExtendedLifetime(taking) {} }
        let model = SeeMoreButtonViewModel(loading("a"), in: environment)

        model.update { $0.phase = .idle }
        expect(environment.scheduler.nextDue, is: nil)
        environment.scheduler.advance(by: .seconds(1))
        model.loadMore()
        environment.scheduler.advance(by: .milliseconds(1999))
        expect(model.currentDisplayState.phase, is: .loading)
        environment.scheduler.advance(by: .milliseconds(1))

        expect(asked, is: ["a", "a"])
        expect(model.currentDisplayState.phase, is: .idle)
    }

    /// Waits for two things, each for itself.
    private final class BothModel: ViewModel<PillItemDisplayState> {
        private(set) var told: [String] = []

        override func keepTime(for state: PillItemDisplayState, after old: PillItemDisplayState?) {
            ask(to: LoadMore(list: "games"), while: state.isSelected) { [weak self] _ in self?.told.append("games") }
            ask(to: RemoveLimit(id: "a"), while: !state.isReadOnly) { [weak self] _ in self?.told.append("limit") }
        }
    }

    @Test func `what waits for one request is not forgotten by the wait for another`() {
        let state = PillItemDisplayState(id: "a", title: "A", isSelected: true)
        let model = BothModel(state, in: environment.answering())

        environment.scheduler.advance(by: .milliseconds(500))
        model.update { $0.title = "B" }
        environment.scheduler.advance(by: .seconds(4))

        expect(model.told.sorted(), is: ["games", "limit"])
        expect(environment.owner.requests.count, is: 2)
    }

    /// Waits for the same of two things, by a call for each.
    private final class TwiceModel: ViewModel<PillItemDisplayState> {
        private(set) var told: [String] = []

        override func keepTime(for state: PillItemDisplayState, after old: PillItemDisplayState?) {
            ask(to: LoadMore(list: "games"), about: "games", while: state.isSelected) { [weak self] _ in
                self?.told.append("games")
            }
            ask(to: LoadMore(list: "news"), about: "news", while: !state.isReadOnly) { [weak self] _ in
                self?.told.append("news")
            }
        }
    }

    @Test func `what waits for a request is not forgotten by another call that waits for the same`() {
        let state = PillItemDisplayState(id: "a", title: "A", isSelected: true)
        let model = TwiceModel(state, in: environment.answering())

        environment.scheduler.advance(by: .milliseconds(500))
        model.update { $0.title = "B" }
        environment.scheduler.advance(by: .seconds(4))

        expect(model.told.sorted(), is: ["games", "news"])
        expect(asked, is: ["games", "news"])
    }

    @Test func `a wait that ends leaves the other one`() {
        let state = PillItemDisplayState(id: "a", title: "A", isSelected: true)
        let model = BothModel(state, in: environment.answering())

        model.update { $0.isSelected = false }
        environment.scheduler.advance(by: .seconds(4))

        #expect(model.told == ["limit"] && environment.scheduler.nextDue == nil)
    }
}
