/// Time that goes only where it is moved by hand, yet heeds pauses and speeds as running time does.
package final class VirtualTime: TimeControl {
    package var isPaused = false
    package var speed = 1.0 { willSet { counted = (wallTime, scheduler.now) } }
    package let goesByItself = false
    private let scheduler: TimelineScheduler
    /// What a clock on the wall has counted up to a moment of the time line, since which the speed has been the same.
    private var counted: (wallTime: Duration, moment: Instant)

    package init(_ scheduler: TimelineScheduler) {
        self.scheduler = scheduler
        counted = (.zero, scheduler.now)
    }

    package var wallTime: Duration { counted.wallTime + (scheduler.now.offset - counted.moment.offset) / speed }

    /// Lets `duration` pass as a clock on the wall would count it.
    /// - Parameter onMoment: called after everything due at a moment has been done.
    package func pass(_ duration: Duration, onMoment: () -> Void = {}) {
        guard !isPaused else {
            counted.wallTime += duration
            return
        }
        let end = scheduler.now.advanced(by: TimeSpan(duration * speed))
        while let due = scheduler.nextDue, due <= end {
            scheduler.advance(to: due)
            onMoment()
        }
        scheduler.advance(to: end)
    }
}
