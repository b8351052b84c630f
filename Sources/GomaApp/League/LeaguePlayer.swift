/// The player of a league: it brings the changes of its matches to a sportsbook, each at its moment of the time line, and all of
/// a frame together.
@MainActor
final class LeaguePlayer {
    private let scheduler: TimelineScheduler
    private let speed: Double
    private let begin: Duration
    private let take: (LeagueEvent) -> Void
    private var changes: LeagueChanges
    private var next: LeagueEvent?
    private let start: Instant
    private var waiting: AnyCancellable?
    /// How often changes have been brought.
    private(set) var batchCount = 0

    /// The shortest time between two batches: a frame.
    static let interval = Duration.milliseconds(16)
    /// What is brought at one go; keys and frames come in between, however many changes are due at once.
    static let eventsAtOnce = 512
    /// How long it then waits for them.
    static let pause = Duration.milliseconds(1)

    /// - Parameters:
    ///   - speed: how many times as fast as the time line it goes.
    ///   - elapsed: how far the league has come already.
    ///   - take: takes a change in.
    init(
        _ league: League, speed: Double = 1, from elapsed: Duration = .zero, on scheduler: TimelineScheduler,
        take: @escaping (LeagueEvent) -> Void
    ) {
        self.scheduler = scheduler
        self.speed = speed
        self.take = take
        begin = elapsed
        start = scheduler.now
        changes = league.changes(after: elapsed)
        next = changes.next()
        wait(atLeast: .zero)
    }

    /// Whether nothing is brought for now; afterwards all that has been due meanwhile is.
    var isHeld = false {
        didSet {
            guard isHeld != oldValue else { return }
            waiting = nil
            wait(atLeast: .zero)
        }
    }

    /// How far the league has come.
    var elapsed: Duration { begin + (scheduler.now.offset - start.offset) * speed }

    /// Whether nothing comes any more.
    var isAtEnd: Bool { next == nil }

    private func play() {
        var left = Self.eventsAtOnce
        while left > 0, let event = next, moment(of: event) <= scheduler.now {
            take(event)
            next = changes.next()
            left -= 1
        }
        batchCount += 1
        wait(atLeast: left > 0 ? Self.interval : Self.pause)
    }

    /// Waits for the next change, and no less than so long.
    private func wait(atLeast least: Duration) {
        guard let next, !isHeld else { return }
        waiting = scheduler.after(max(moment(of: next).offset - scheduler.now.offset, least)) { [weak self] in
            self?.play()
        }
    }

    private func moment(of event: LeagueEvent) -> Instant {
        start.advanced(by: TimeSpan((event.time - begin) / speed))
    }
}
