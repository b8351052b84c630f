/// An animation from 0 to 1 in equal steps, on the time line that it is given; without motion it is at its end at once.
@MainActor
public final class StepAnimator {
    private let scheduler: TimelineScheduler
    private let reducesMotion: Bool
    private var timer: AnyCancellable?
    /// How far it has come: 0…1, without the ends while it runs; 1 at rest.
    public private(set) var progress = 1.0
    /// Called with every step but the first, which is there when ``start(over:steps:from:)`` returns.
    public var onStep: (() -> Void)?
    /// Called once it is there; never before ``start(over:steps:from:)`` has returned.
    public var onEnd: (() -> Void)?

    /// An animator at rest, on the time of a scheduler.
    /// - Parameter reducesMotion: whether it is there in a single step.
    public init(on scheduler: TimelineScheduler, reducesMotion: Bool) {
        self.scheduler = scheduler
        self.reducesMotion = reducesMotion
    }

    /// Whether steps are still to come.
    public var isRunning: Bool { timer != nil }

    /// Starts again, whatever is running. The first step is taken at once, so that something is seen of it.
    /// - Parameters:
    ///   - duration: time for all of the way.
    ///   - steps: places shown between here and there, at least one.
    ///   - start: how much of the way is behind already, 0…1; what is no number counts as nothing.
    public func start(over duration: Duration, steps: Int, from start: Double = 0) {
        precondition(steps > 0, "a way of \(steps) steps leads nowhere")
        let share = start > 0 ? min(start, 1) : 0
        let first = reducesMotion ? steps + 1 : max(1, Int((share * Double(steps + 1)).rounded()))
        step(first, of: steps, every: duration / steps)
    }

    /// At rest at once, without an end being told.
    public func stop() {
        timer = nil
        progress = 1
    }

    private func step(_ place: Int, of steps: Int, every interval: Duration) {
        progress = Double(place) / Double(steps + 1)
        timer = scheduler.after(place <= steps ? interval : .zero) { [weak self] in
            guard let self else { return }
            guard place < steps else { return finish() }
            step(place + 1, of: steps, every: interval)
            onStep?()
        }
    }

    private func finish() {
        stop()
        onEnd?()
    }
}
