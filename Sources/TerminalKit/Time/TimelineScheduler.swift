import HeapModule
import Synchronization

/// A queue of things to do, in order of their time, on a time line that its owner moves.
///
/// It reads no clock. Dumps and tests move it by hand; a running program moves it along with real time (see
/// `TerminalApplication`). Both therefore run the same code, and the same moves always do the same things in the same order.
public final class TimelineScheduler: Scheduler {
    /// How far the time line has come.
    public private(set) var now: Instant = .start
    /// Told whenever the next thing to do may have changed, so that the owner can wait for the right moment.
    package var onScheduleChange: (() -> Void)?

    private var queue = Heap<Entry>()
    private var lastNumber: UInt64 = 0

    private struct Entry: Comparable {
        let due: Instant
        let number: UInt64
        let interval: TimeSpan?
        let work: Work

        /// Equal times keep the order in which they were asked for.
        static func < (lhs: Entry, rhs: Entry) -> Bool { (lhs.due, lhs.number) < (rhs.due, rhs.number) }
        static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.number == rhs.number && lhs.due == rhs.due }
    }

    public init() {}

    public var minimumTolerance: TimeSpan { .nanoseconds(0) }

    /// When the next thing is due; `nil` when nothing waits.
    package var nextDue: Instant? {
        while let first = queue.min, first.work.isCalledOff { queue.removeMin() }
        return queue.min?.due
    }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        _ = enqueue(at: now, interval: nil, action)
    }

    public func schedule(
        after date: Instant, tolerance: TimeSpan, options: Never?, _ action: @escaping () -> Void
    ) {
        _ = enqueue(at: date, interval: nil, action)
    }

    public func schedule(
        after date: Instant, interval: TimeSpan, tolerance: TimeSpan, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        enqueue(at: date, interval: interval, action)
    }

    /// Does `action` once, `delay` from now. It will not be done after the result has been cancelled or freed.
    public func after(_ delay: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
        AnyCancellable(enqueue(at: now.advanced(by: TimeSpan(delay)), interval: nil, action))
    }

    /// As ``after(_:_:)``, with a result that any thread may cancel, and that calls nothing off by being freed.
    package func ticket(after delay: Duration, _ action: @escaping () -> Void) -> any Cancellable & Sendable {
        enqueue(at: now.advanced(by: TimeSpan(delay)), interval: nil, action)
    }

    /// Does `action` every `interval`, first one interval from now, until the result is cancelled or freed.
    /// - Precondition: an interval of more than nothing.
    public func every(_ interval: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
        precondition(interval > .zero, "an interval of \(interval) would never let time pass")
        let span = TimeSpan(interval)
        return AnyCancellable(enqueue(at: now.advanced(by: span), interval: span, action))
    }

    /// Moves time on to `instant`, doing everything due on the way at its own moment, what gets added included. Time
    /// never goes back: an instant that is past leaves it where it is.
    public func advance(to instant: Instant) {
        while let due = nextDue, due <= instant { runNext() }
        now = max(now, instant)
    }

    /// Moves time on, and does what falls due meanwhile, in order.
    public func advance(by duration: Duration) { advance(to: now.advanced(by: TimeSpan(duration))) }

    /// Moves time on to the next moment at which anything is due, and does all that is due then.
    /// - Returns: `false` when nothing waits.
    @discardableResult
    public func advanceToNext() -> Bool {
        guard let due = nextDue else { return false }
        while nextDue == due { runNext() }
        return true
    }

    private func runNext() {
        guard let entry = queue.popMin() else { return }
        now = max(now, entry.due)
        if let interval = entry.interval {
            let next = entry.due.advanced(by: interval)
            queue.insert(Entry(due: next, number: entry.number, interval: interval, work: entry.work))
        }
        entry.work.perform()
    }

    private func enqueue(at due: Instant, interval: TimeSpan?, _ action: @escaping () -> Void) -> Ticket {
        lastNumber += 1
        let work = Work(action)
        queue.insert(Entry(due: max(due, now), number: lastNumber, interval: interval, work: work))
        onScheduleChange?()
        return Ticket(work)
    }

    /// A scheduled thing, until it is called off.
    private final class Work: Sendable {
        /// What is to be done: by the scheduler alone, whoever calls it off.
        private struct Action: @unchecked Sendable {
            let perform: () -> Void
        }

        private let action: Mutex<Action?>

        init(_ perform: @escaping () -> Void) { action = Mutex(Action(perform: perform)) }

        var isCalledOff: Bool { action.withLock { $0 == nil } }

        func perform() { action.withLock { $0 }?.perform() }

        /// Lets go of what was to be done; what goes with it may call off more, once the lock is free.
        func callOff() {
            _ = action.withLock { action -> Action? in
                defer { action = nil }
                return action
            }
        }
    }

    /// The right to call a scheduled thing off.
    ///
    /// It is used up wherever and whenever its holder is freed. The scheduler passes over what has been called off when that
    /// would be due.
    private final class Ticket: Cancellable, Sendable {
        private weak let work: Work?

        init(_ work: Work) { self.work = work }

        func cancel() { work?.callOff() }
    }
}
