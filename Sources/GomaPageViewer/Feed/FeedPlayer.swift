/// The player of a recorded feed: every event at its own moment of the time line, one without a moment along with the
/// one before it. Lines are read when those before them have been played.
@MainActor
package final class FeedPlayer<Event: FeedEvent> {
    private let scheduler: TimelineScheduler
    private let source: FeedSource
    private let onBatch: (FeedBatch<Event>) -> Void
    private var reader = FeedReader<Event>()
    /// Events that have been read, and how many of them have been played.
    private var events: [Event] = []
    private var playedCount = 0
    private var isAtEnd = false
    private let start: Instant
    private var waiting: AnyCancellable?

    /// What is read at one go; keys and frames come in between, however many events are due at once.
    private static var linesAtOnce: Int { 256 }
    private static var piecesAtOnce: Int { 64 }
    private static var pause: Duration { .milliseconds(1) }

    /// - Parameter onBatch: told the events of each moment, and the lines that could not be read, when they are come to.
    package init(
        _ source: FeedSource, on scheduler: TimelineScheduler, onBatch: @escaping (FeedBatch<Event>) -> Void
    ) {
        self.source = source
        self.scheduler = scheduler
        self.onBatch = onBatch
        start = scheduler.now
        play()
    }

    /// Lines read so far.
    var lineCount: Int { reader.lines.count }

    /// Hands on what is due by now, and waits for what comes then.
    private func play() {
        var batch = FeedBatch<Event>()
        let lastLine = reader.lines.count + Self.linesAtOnce
        var pieces = Self.piecesAtOnce
        takeDueEvents(into: &batch)
        while playedCount == events.count, !isAtEnd, pieces > 0, reader.lines.count < lastLine {
            readOn(into: &batch)
            takeDueEvents(into: &batch)
            pieces -= 1
        }
        if playedCount < events.count {
            wait(until: moment(of: events[playedCount]))
        } else if !isAtEnd {
            wait(until: scheduler.now.advanced(by: TimeSpan(Self.pause)))
        }
        if !batch.isEmpty { onBatch(batch) }
    }

    private func moment(of event: Event) -> Instant { start.advanced(by: TimeSpan(event.time ?? .zero)) }

    private func takeDueEvents(into batch: inout FeedBatch<Event>) {
        while playedCount < events.count, moment(of: events[playedCount]) <= scheduler.now {
            batch.events.append(events[playedCount])
            playedCount += 1
        }
    }

    private func wait(until moment: Instant) {
        waiting = scheduler.after(moment.offset - scheduler.now.offset) { [weak self] in self?.play() }
    }

    /// Reads a piece in place of the events that have been played.
    private func readOn(into batch: inout FeedBatch<Event>) {
        let piece: FeedBatch<Event>
        do throws(InputError) {
            let data = try source.next()
            isAtEnd = data.isEmpty
            piece = isAtEnd ? reader.finish() : reader.read(data)
        } catch {
            isAtEnd = true
            piece = FeedBatch<Event>(failure: error)
        }
        (events, playedCount) = (piece.events, 0)
        batch.problems += piece.problems
        batch.failure = piece.failure
    }
}
