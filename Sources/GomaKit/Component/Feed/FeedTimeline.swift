/// Brings a state what its feed holds, on its time line. One change waits at a time, and none after the last.
@MainActor
final class FeedTimeline<State: DisplayState> {
    private weak var place: StatePlace<State>?
    private let scheduler: TimelineScheduler
    private let isOn: @Sendable (State) -> Bool
    private var steps: ArraySlice<StateFeed<State>.Step>
    private var timer: AnyCancellable?

    init(_ feed: StateFeed<State>, for place: StatePlace<State>) {
        self.place = place
        scheduler = place.environment.scheduler
        isOn = feed.isOn
        steps = feed.steps[...]
        waitForNext(since: .zero)
    }

    private func waitForNext(since time: Duration) {
        guard let step = steps.first, let place, isOn(place.state) else { return timer = nil }
        timer = scheduler.after(step.time - time) { [weak self] in self?.play(step) }
    }

    /// What has ended hears of no more changes.
    private func play(_ step: StateFeed<State>.Step) {
        steps = steps.dropFirst()
        if let place, isOn(place.state) { place.update { step.change(&$0, place.environment) } }
        waitForNext(since: step.time)
    }
}
