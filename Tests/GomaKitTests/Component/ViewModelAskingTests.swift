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
        #expect(model.currentDisplayState == loading("b") && asked == ["a", "b"])
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

        #expect(asked == ["a"] && model.currentDisplayState.phase == .failed(.noAnswer))
    }

    @Test func `what waits no more is not answered, and asks anew once it waits again`() {
        let taking = environment.owner.take(LoadMore.self) { question in
            question.answer(after: .seconds(2), .done(5))
            return .later
        }
        defer { withExtendedLifetime(taking) {} }
        let model = SeeMoreButtonViewModel(loading("a"), in: environment)

        model.update { $0.phase = .idle }
        #expect(environment.scheduler.nextDue == nil)
        environment.scheduler.advance(by: .seconds(1))
        model.loadMore()
        environment.scheduler.advance(by: .milliseconds(1999))
        #expect(model.currentDisplayState.phase == .loading)
        environment.scheduler.advance(by: .milliseconds(1))

        #expect(asked == ["a", "a"] && model.currentDisplayState.phase == .idle)
    }
}
