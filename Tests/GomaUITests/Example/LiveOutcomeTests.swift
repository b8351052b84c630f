@testable import GomaCatalog
import TerminalKit
import Testing

/// The guide's model of a live outcome works.
@MainActor
struct LiveOutcomeTests {
    private final class Recorder: BetslipService {
        var calls: [String] = []
        func set(_ outcome: String, isSelected: Bool) { calls.append("\(outcome) \(isSelected)") }
        func showDetails(of outcome: String) { calls.append("details of \(outcome)") }
    }

    private let betslip = Recorder()

    private func model(_ prices: AsyncStream<Odds>) -> LiveOutcomeViewModel {
        LiveOutcomeViewModel(.home, prices: prices, betslip: betslip, in: ViewEnvironment())
    }

    @Test func `a price that comes is shown with the way it went`() async {
        let (prices, feed) = AsyncStream<Odds>.makeStream()
        let model = model(prices)
        let view = OutcomeItemView(environment: model.environment)
        view.configure(with: model)

        let changed = AsyncStream<OutcomeItemDisplayState>.makeStream()
        let subscription = model.displayStatePublisher.dropFirst().sink { changed.continuation.yield($0) }
        feed.yield(1.95)
        var states = changed.stream.makeAsyncIterator()
        let state = await states.next()

        #expect(state?.odds == 1.95)
        #expect(state?.oddsChange == .up)
        subscription.cancel()
    }

    @Test func `choosing is told to the service`() {
        let model = model(AsyncStream { $0.finish() })

        model.toggleSelection()
        model.requestDetails()

        #expect(model.currentDisplayState.isSelected)
        #expect(betslip.calls == ["home true", "details of home"])
    }

    @Test func `a model that is let go follows no more`() async {
        let ended = AsyncStream<Void>.makeStream()
        weak var gone: LiveOutcomeViewModel?
        do {
            let prices = AsyncStream<Odds> { $0.onTermination = { _ in ended.continuation.finish() } }
            gone = model(prices)
        }

        for await _ in ended.stream {}

        #expect(gone == nil)
    }
}
