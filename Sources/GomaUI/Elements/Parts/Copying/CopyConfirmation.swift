/// The time for which it is said what has become of a copy.
@MainActor
package final class CopyConfirmation {
    /// How long it is said.
    private let time: Duration
    private var timer: AnyCancellable?
    /// Of which text it is said.
    private var text = ""

    package init(for time: Duration = .seconds(2)) { self.time = time }

    /// Lets the time run while it is said of a text; of another that comes in its place it is not said any more.
    /// - Parameter onEnd: takes the words back.
    package func keep(
        _ phase: CopyPhase, of text: String, on scheduler: TimelineScheduler, onEnd: @escaping () -> Void
    ) {
        guard phase.isSaid else { return timer = nil }
        guard timer == nil || text != self.text else { return }
        timer = scheduler.after(timer == nil ? time : .zero, onEnd)
        self.text = text
    }
}
