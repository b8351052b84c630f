import TerminalKit

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// Plays a script to a match, on the time line it is given. One move waits at a time, and none after the last.
@MainActor
public final class MatchTimeline {
    private weak var match: (any LiveMatch)?
    private let scheduler: TimelineScheduler
    private var steps: ArraySlice<MatchScript.Step>
    private var timer: AnyCancellable?

    public init(_ script: MatchScript, for match: any LiveMatch, on scheduler: TimelineScheduler) {
        self.match = match
        self.scheduler = scheduler
        steps = script.steps[...]
        waitForNext(since: .zero)
    }

    private func waitForNext(since time: Duration) {
        guard let step = steps.first, match?.isOn == true else { return timer = nil }
        timer = scheduler.after(step.time - time) { [weak self] in self?.play(step) }
    }

    /// A match that is over hears of no more moves.
    private func play(_ step: MatchScript.Step) {
        steps = steps.dropFirst()
        if match?.isOn == true { match?.play(step.move) }
        waitForNext(since: step.time)
    }
}
