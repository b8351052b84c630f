import TerminalKit

/// Plays a script to a match, on its time line. One move waits at a time, and none after the last.
@MainActor
public final class MatchTimeline<Match: LiveMatch> {
    private weak var match: StatePlace<Match>?
    private let scheduler: TimelineScheduler
    private var steps: ArraySlice<MatchScript.Step>
    private var timer: AnyCancellable?

    public init(_ script: MatchScript, for match: StatePlace<Match>) {
        self.match = match
        scheduler = match.environment.scheduler
        steps = script.steps[...]
        waitForNext(since: .zero)
    }

    private func waitForNext(since time: Duration) {
        guard let step = steps.first, match?.state.isOn == true else { return timer = nil }
        timer = scheduler.after(step.time - time) { [weak self] in self?.play(step) }
    }

    /// A match that is over hears of no more moves.
    private func play(_ step: MatchScript.Step) {
        steps = steps.dropFirst()
        if let match, match.state.isOn { match.update { $0.play(step.move, in: match.environment) } }
        waitForNext(since: step.time)
    }
}
