import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct TimelineSchedulerTests {
    private let scheduler = TimelineScheduler()

    /// What was done, with its time in milliseconds.
    private final class Log {
        var entries: [String] = []
    }

    private let log = Log()

    private func note(_ name: String) {
        log.entries.append("\(name)@\(Int(scheduler.now.offset / .milliseconds(1)))")
    }

    @Test func `things are done in the order of their time, equals in the order asked for`() {
        var tickets: [AnyCancellable] = []
        for (name, delay) in [("c", 30), ("a", 10), ("b1", 20), ("b2", 20)] {
            tickets.append(scheduler.after(.milliseconds(delay)) { note(name) })
        }

        scheduler.advance(by: .milliseconds(25))
        expect(log.entries, is: ["a@10", "b1@20", "b2@20"])

        scheduler.advance(by: .milliseconds(25))
        expect(log.entries.last, is: "c@30")
        expect(scheduler.now.offset, is: .milliseconds(50))
        expect(tickets.count, is: 4)
    }

    @Test func `an interval repeats until its ticket is cancelled or freed`() {
        var timer: AnyCancellable? = scheduler.every(.milliseconds(100)) { note("tick") }

        scheduler.advance(by: .milliseconds(350))
        expect(log.entries, is: ["tick@100", "tick@200", "tick@300"])
        expect(scheduler.nextDue?.offset, is: .milliseconds(400))

        withExtendedLifetime(timer) {}
        timer = nil
        expect(scheduler.nextDue, is: nil)
        scheduler.advance(by: .seconds(1))
        expect(log.entries.count, is: 3)
    }

    @Test func `a cancelled thing is not done, its neighbours are`() {
        let first = scheduler.after(.milliseconds(10)) { note("a") }
        let second = scheduler.after(.milliseconds(20)) { note("b") }

        first.cancel()
        scheduler.advance(by: .seconds(1))

        expect(log.entries, is: ["b@20"])
        withExtendedLifetime(second) {}
    }

    @Test func `an interval can end itself`() {
        var timer: AnyCancellable?
        timer = scheduler.every(.milliseconds(10)) {
            note("tick")
            if log.entries.count == 2 { timer = nil }
        }

        scheduler.advance(by: .seconds(1))

        expect(log.entries, is: ["tick@10", "tick@20"])
        expect(timer, is: nil)
    }

    @Test func `what an action adds is done in the same move where it is due`() {
        var tickets: [AnyCancellable] = []
        tickets.append(
            scheduler.after(.milliseconds(10)) {
                note("a")
                tickets.append(scheduler.after(.milliseconds(5)) { note("b") })
                scheduler.schedule { note("now") }
            })

        scheduler.advance(by: .milliseconds(20))

        expect(log.entries, is: ["a@10", "now@10", "b@15"])
    }

    @Test func `time can be moved from one thing to the next`() {
        let tickets = [30, 10, 10].map { delay in scheduler.after(.milliseconds(delay)) { note("\(delay)") } }

        #expect(scheduler.advanceToNext())
        expect(log.entries, is: ["10@10", "10@10"])
        #expect(scheduler.advanceToNext())
        #expect(!scheduler.advanceToNext())
        withExtendedLifetime(tickets) {}
    }

    @Test func `what is due in the past is done at once, and time does not go back`() {
        scheduler.advance(by: .seconds(1))
        scheduler.schedule(after: .start, tolerance: .nanoseconds(0), options: nil) { note("late") }

        scheduler.advance(to: .start)
        scheduler.advance(by: .zero)

        expect(log.entries, is: ["late@1000"])
    }

    @Test func `the owner hears of what is added, and looks past what was called off`() {
        var changes = 0
        scheduler.onScheduleChange = { changes += 1 }

        let ticket = scheduler.after(.milliseconds(10)) { note("called off") }
        expect(changes, is: 1)
        expect(scheduler.nextDue, isNot: nil)

        ticket.cancel()
        expect(scheduler.nextDue, is: nil)
        scheduler.advance(by: .milliseconds(20))
        expect(changes, is: 1)
        expectEmpty(log.entries)
    }

    @Test func `a ticket that is freed on another thread calls its action off`() async {
        let ticket = Handover(scheduler.after(.milliseconds(10)) { note("called off") })

        await Task.detached { ticket.free() }.value
        scheduler.advance(by: .milliseconds(20))

        expectEmpty(log.entries)
    }

    /// Carries a ticket to the thread on which it is freed; only one has it at a time.
    private final class Handover: @unchecked Sendable {
        private var ticket: AnyCancellable?

        init(_ ticket: AnyCancellable) { self.ticket = ticket }

        func free() { ticket = nil }
    }

    @Test func `cancelling what has been done changes nothing`() {
        let timer = scheduler.every(.milliseconds(50)) { note("tick") }
        let ticket = scheduler.after(.milliseconds(10)) { note("once") }
        scheduler.advance(by: .milliseconds(20))
        var changes = 0
        scheduler.onScheduleChange = { changes += 1 }

        ticket.cancel()
        scheduler.advance(by: .milliseconds(50))

        expect(changes, is: 0)
        expect(log.entries, is: ["once@10", "tick@50"])
        withExtendedLifetime(timer) {}
    }

    @Test func `a freed action is let go with its ticket's run`() {
        final class Token {}
        weak var token: Token?
        var ticket: AnyCancellable?
        do {
            let strong = Token()
            token = strong
            ticket = scheduler.after(.milliseconds(10)) { withExtendedLifetime(strong) {} }
        }

        scheduler.advance(by: .milliseconds(10))

        #expect(token == nil)
        withExtendedLifetime(ticket) {}
    }

    @Test(arguments: [false, true])
    func `an action that is called off is let go at once, however far off it is`(repeats: Bool) {
        final class Token {}
        weak var token: Token?
        let ticket: AnyCancellable
        do {
            let strong = Token()
            token = strong
            let action = { withExtendedLifetime(strong) {} }
            ticket = repeats ? scheduler.every(.seconds(3600), action) : scheduler.after(.seconds(3600), action)
        }
        #expect(token != nil)

        ticket.cancel()

        #expect(token == nil)
    }

    @Test func `an action that is called off while it is done is done to its end`() {
        var ticket: AnyCancellable?
        ticket = scheduler.every(.milliseconds(10)) { [log] in
            ticket = nil
            log.entries.append("done")
        }

        scheduler.advance(by: .seconds(1))

        #expect(log.entries == ["done"] && ticket == nil)
    }

    @Test func `publishers debounce on it`() {
        let subject = PassthroughSubject<String, Never>()
        let subscription = subject.debounce(for: .milliseconds(100), scheduler: scheduler).sink { note($0) }

        subject.send("a")
        scheduler.advance(by: .milliseconds(50))
        subject.send("b")
        scheduler.advance(by: .milliseconds(200))
        subject.send("c")
        scheduler.advance(by: .milliseconds(200))

        expect(log.entries, is: ["b@150", "c@350"])
        withExtendedLifetime(subscription) {}
    }

    @Test func `publishers delay on it`() {
        let subject = PassthroughSubject<String, Never>()
        let subscription = subject.delay(for: .milliseconds(30), scheduler: scheduler).sink { note($0) }

        subject.send("a")
        scheduler.advance(by: .milliseconds(10))
        subject.send("b")
        scheduler.advance(by: .milliseconds(100))

        expect(log.entries, is: ["a@30", "b@40"])
        withExtendedLifetime(subscription) {}
    }

    @Test func `publishers measure time on it`() {
        let subject = PassthroughSubject<Int, Never>()
        var spans: [Duration] = []
        let subscription = subject.measureInterval(using: scheduler).sink { spans.append($0.duration) }

        scheduler.advance(by: .milliseconds(30))
        subject.send(1)
        scheduler.advance(by: .milliseconds(12))
        subject.send(2)

        expect(spans, is: [.milliseconds(30), .milliseconds(12)])
        withExtendedLifetime(subscription) {}
    }

    @Test func `a schedule with an interval runs as a timer publisher would`() {
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: .milliseconds(5)), interval: .milliseconds(10),
            tolerance: .nanoseconds(0), options: nil
        ) { note("tick") }

        scheduler.advance(by: .milliseconds(26))
        timer.cancel()
        scheduler.advance(by: .milliseconds(26))

        expect(log.entries, is: ["tick@5", "tick@15", "tick@25"])
    }

    @Test func `spans of time compute`() {
        expect(Instant.start.distance(to: Instant(offset: .seconds(3))), is: .seconds(3))
        expect(TimeSpan.milliseconds(1500) - .seconds(2), is: TimeSpan(.milliseconds(-500)))
        expect(TimeSpan(.milliseconds(-500)).magnitude, is: .milliseconds(500))
        expect(TimeSpan.seconds(2) * .seconds(3), is: .seconds(6))
        #expect(TimeSpan.seconds(0.5) < 1)
    }
}
