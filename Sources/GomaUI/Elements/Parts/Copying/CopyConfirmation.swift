import TerminalKit

/// The time for which it is said that something was copied.
@MainActor
package final class CopyConfirmation {
    /// How long it is said.
    private let time: Duration
    private var timer: AnyCancellable?

    package init(for time: Duration = .seconds(2)) { self.time = time }

    /// Lets the time run while a copy is confirmed.
    /// - Parameter onEnd: takes the words back.
    package func keep(_ isCopied: Bool, on scheduler: TimelineScheduler, onEnd: @escaping () -> Void) {
        guard isCopied else { return end() }
        guard timer == nil else { return }
        timer = scheduler.after(time, onEnd)
    }

    /// Lets the time run no more; another copy has all of it again.
    package func end() { timer = nil }
}
