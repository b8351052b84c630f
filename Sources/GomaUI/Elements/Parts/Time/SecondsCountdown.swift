/// The seconds of a countdown, each of which is a whole one, wherever the countdown begins.
@MainActor
package final class SecondsCountdown {
    private var timer: AnyCancellable?
    /// What is counted, and how many seconds of it this has left.
    private var counted: (id: String, left: Int)?

    package init() {}

    /// Counts for as long as a state has seconds; called in `keepTime(for:after:)`.
    /// - Parameters:
    ///   - seconds: what is left; `nil` where nothing runs. The countdown begins anew where this is not what the last second
    ///     has left.
    ///   - id: what they are the seconds of. Where another takes its place, its countdown begins then.
    ///   - onSecond: takes a second away.
    package func keep(
        _ seconds: Int?, of id: String, on scheduler: TimelineScheduler, onSecond: @escaping () -> Void
    ) {
        guard let seconds else { return (timer, counted) = (nil, nil) }
        guard counted?.id != id || counted?.left != seconds else { return }
        counted = (id, seconds)
        timer = scheduler.every(.seconds(1)) { [weak self] in
            self?.counted?.left -= 1
            onSecond()
        }
    }
}
