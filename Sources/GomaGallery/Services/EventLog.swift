import TerminalKit

/// An entry of the event log: something that somebody did in the gallery.
public struct GalleryEvent: Hashable, Sendable, CustomStringConvertible {
    public let time: Instant
    /// What was done, such as "open component".
    public let name: String
    /// To what, such as "goma:PillItem"; may be empty.
    public let subject: String

    public var description: String { subject.isEmpty ? name : "\(name): \(subject)" }
}

/// The log of everything that was done in the gallery, in order.
public final class EventLog {
    /// Events kept at most; the oldest go first.
    public static let capacity = 1000

    public private(set) var events: [GalleryEvent] = []
    /// Events so far, those that are no longer kept among them.
    public private(set) var count = 0
    private let scheduler: TimelineScheduler
    public var onRecord: ((GalleryEvent) -> Void)?

    public init(scheduler: TimelineScheduler) { self.scheduler = scheduler }

    public func record(_ name: String, _ subject: String = "") {
        let event = GalleryEvent(time: scheduler.now, name: name, subject: subject)
        events.append(event)
        count += 1
        if events.count > Self.capacity { events.removeFirst(events.count - Self.capacity) }
        onRecord?(event)
    }
}
