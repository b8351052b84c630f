import TerminalKit

/// The time for which it is said what has become of a copy.
@MainActor
package final class CopyConfirmation {
    /// How long it is said.
    private let time: Duration
    private var timer: AnyCancellable?

    package init(for time: Duration = .seconds(2)) { self.time = time }

    /// Lets the time run while it is said.
    /// - Parameter onEnd: takes the words back.
    package func keep(_ phase: CopyPhase, on scheduler: TimelineScheduler, onEnd: @escaping () -> Void) {
        guard phase.isSaid else { return timer = nil }
        guard timer == nil else { return }
        timer = scheduler.after(time, onEnd)
    }
}
