/// The log of everything that was done in the gallery, in order.
package final class EventLog {
    /// Events kept at most; the oldest go first.
    static let capacity = 1000

    package private(set) var events: [GalleryEvent] = []
    /// Events so far, those that are no longer kept among them.
    private(set) var count = 0
    private let scheduler: TimelineScheduler
    package var onRecord: ((GalleryEvent) -> Void)?

    init(scheduler: TimelineScheduler) { self.scheduler = scheduler }

    package func record(_ name: String, _ subject: String = "") {
        let event = GalleryEvent(time: scheduler.now, name: name, subject: subject)
        events.append(event)
        count += 1
        if events.count > Self.capacity { events.removeFirst(events.count - Self.capacity) }
        onRecord?(event)
    }
}
