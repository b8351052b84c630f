import TerminalKit

/// The time for which it is said that something was copied.
@MainActor
package final class CopyConfirmation {
    /// How long it is said.
    package nonisolated static let time = Duration.seconds(2)

    private var timer: AnyCancellable?

    /// Lets the time run while a copy is confirmed.
    /// - Parameter onEnd: takes the words back.
    package func keep(_ isCopied: Bool, on scheduler: TimelineScheduler, onEnd: @escaping () -> Void) {
        guard isCopied else { return timer = nil }
        guard timer == nil else { return }
        timer = scheduler.after(Self.time, onEnd)
    }
}
