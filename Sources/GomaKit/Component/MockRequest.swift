import TerminalKit

/// A request of a mock, until its answer has come.
@MainActor
final class MockRequest {
    private var timer: AnyCancellable?

    /// - Parameters:
    ///   - time: how long an answer takes; one that does not come is waited for as long as the server's patience says.
    ///   - answer: asked when that time is over.
    init(
        _ time: Duration, on scheduler: TimelineScheduler, answer: @escaping () -> MockAnswer,
        onAnswer: @escaping (MockAnswer) -> Void
    ) {
        timer = scheduler.after(time) { [weak self] in
            let answer = answer()
            guard answer == .silence, MockServer.patience > time else { return onAnswer(answer) }
            self?.timer = scheduler.after(MockServer.patience - time) { onAnswer(.silence) }
        }
    }
}
