import TerminalKit

/// Time that goes only where it is moved by hand, yet heeds pauses and speeds as running time does.
package final class VirtualTime: TimeControl {
    package var isPaused = false
    package var speed = 1.0
    package let goesByItself = false
    private let scheduler: TimelineScheduler

    package init(_ scheduler: TimelineScheduler) { self.scheduler = scheduler }

    /// Lets `duration` pass as a clock on the wall would count it.
    /// - Parameter onMoment: called after everything due at a moment has been done.
    package func pass(_ duration: Duration, onMoment: () -> Void = {}) {
        guard !isPaused else { return }
        let end = scheduler.now.advanced(by: TimeSpan(duration * speed))
        while let due = scheduler.nextDue, due <= end {
            scheduler.advance(to: due)
            onMoment()
        }
        scheduler.advance(to: end)
    }
}
