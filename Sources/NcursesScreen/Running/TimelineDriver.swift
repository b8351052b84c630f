import Dispatch

/// The driver that moves a time line along with real time, waking up only when something on it is due.
@MainActor
package final class TimelineDriver {
    /// The time line that is moved.
    package let scheduler: TimelineScheduler

    /// Whether time stands still. The scheduler may then be moved by hand.
    package var isPaused = false {
        willSet { settle() }
        didSet { restart() }
    }

    /// How fast time goes: 1 is real time, and anything outside ``speeds`` counts as the nearest end.
    package var speed: Double {
        get { rate }
        set {
            settle()
            rate = min(max(newValue, Self.speeds.lowerBound), Self.speeds.upperBound)
            restart()
        }
    }

    /// The slowest and the fastest that time goes.
    package static let speeds = 0.25...60.0

    /// Real moment and its place on the time line, from which both are counted on.
    private var anchor: (real: ContinuousClock.Instant, position: Instant)
    private let clock: () -> ContinuousClock.Instant
    private let beginning: ContinuousClock.Instant
    private var rate = 1.0
    private var isRunning = false
    private var isAdvancing = false
    private var timer: (any DispatchSourceTimer)?
    /// When the timer wakes up; `nil` where it does not.
    private(set) var alarm: DispatchTime?

    /// Lateness, in real time, beyond which the process must have been stopped; that time is left out, rather than made up for
    /// at once.
    private static let longestLag = Duration.seconds(1)

    /// A driver at rest; ``start()`` lets time go on.
    package convenience init(_ scheduler: TimelineScheduler) { self.init(scheduler, clock: { .now }) }

    init(_ scheduler: TimelineScheduler, clock: @escaping () -> ContinuousClock.Instant) {
        self.scheduler = scheduler
        self.clock = clock
        beginning = clock()
        anchor = (beginning, scheduler.now)
    }

    /// What a clock on the wall has counted since the driver was made, also while time stands still.
    package var wallTime: Duration { clock() - beginning }

    /// Lets time go on from where it stands.
    package func start() {
        guard !isRunning else { return }
        isRunning = true
        scheduler.onScheduleChange = { [weak self] in self?.waitForNext() }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak self] in self?.wakeUp() }
        timer.schedule(deadline: .distantFuture)
        timer.resume()
        self.timer = timer
        restart()
    }

    /// Brings time to a halt and stops listening to the scheduler.
    package func stop() {
        settle()
        isRunning = false
        timer?.cancel()
        (timer, alarm) = (nil, nil)
        scheduler.onScheduleChange = nil
    }

    /// Brings the time line to the present, so that "a second from now" is counted from now.
    func catchUp() {
        settle()
        waitForNext()
    }

    private var isMoving: Bool { isRunning && !isPaused }

    private func settle() {
        guard isMoving, !isAdvancing else { return }
        let now = clock()
        var position = anchor.position.advanced(by: TimeSpan((now - anchor.real) * rate))
        let longestLag = Self.longestLag * max(rate, 1)
        if let due = scheduler.nextDue, position.offset - due.offset > longestLag { position = due }
        isAdvancing = true
        scheduler.advance(to: position)
        isAdvancing = false
        anchor = (now, scheduler.now)
    }

    private func restart() {
        anchor = (clock(), scheduler.now)
        waitForNext()
    }

    private func wakeUp() {
        alarm = nil
        catchUp()
    }

    /// Sets the timer, where it would not wake up in time: setting it wakes a thread, so that what is put off by each key, as
    /// what waits for rest is, leaves it as it is until it has woken up.
    private func waitForNext() {
        guard let timer, !isAdvancing, isMoving, let due = scheduler.nextDue else { return }
        let moment = anchor.real + (due.offset - anchor.position.offset) / rate
        // In the timer's own time, which stands still where the machine sleeps.
        let deadline = DispatchTime.now() + max(.zero, moment - clock()).dispatchInterval
        if let alarm, alarm <= deadline { return }
        alarm = deadline
        timer.schedule(deadline: deadline)
    }
}
