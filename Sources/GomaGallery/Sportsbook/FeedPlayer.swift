import Foundation
import GomaUI
import TerminalKit

/// Plays a recorded feed: every event at its own moment of the time line, one without a moment along with the one
/// before it.
@MainActor
public final class FeedPlayer {
    private let scheduler: TimelineScheduler
    private let events: [FeedEvent]
    private let onBatch: (FeedReader.Batch) -> Void
    private var next = 0
    private let start: Instant
    private var waiting: AnyCancellable?

    /// - Parameter onBatch: told the events of each moment, and at the start the lines that could not be read.
    public init(_ data: Data, on scheduler: TimelineScheduler, onBatch: @escaping (FeedReader.Batch) -> Void) {
        self.scheduler = scheduler
        self.onBatch = onBatch
        start = scheduler.now
        var reader = FeedReader()
        let (first, last) = (reader.read(data), reader.finish())
        events = first.events + last.events
        onBatch(FeedReader.Batch(problems: first.problems + last.problems))
        play()
    }

    /// Events in all.
    public var eventCount: Int { events.count }

    /// Hands on what is due by now, and waits for what comes then.
    private func play() {
        var batch = FeedReader.Batch()
        while next < events.count {
            let due = start.advanced(by: TimeSpan(events[next].time ?? .zero))
            guard due <= scheduler.now else {
                waiting = scheduler.after(due.offset - scheduler.now.offset) { [weak self] in self?.play() }
                break
            }
            batch.events.append(events[next])
            next += 1
        }
        if !batch.events.isEmpty { onBatch(batch) }
    }
}
