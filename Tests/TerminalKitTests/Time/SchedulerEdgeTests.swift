import Expectations
import Testing

@testable import TerminalKit

/// Moments that coincide, lie in the past, or change while they are lived.
@MainActor
@Suite struct SchedulerEdgeTests {
    private let scheduler = TimelineScheduler()

    private final class Log {
        var entries: [String] = []
    }

    private let log = Log()

    private func note(_ name: String) {
        log.entries.append("\(name)@\(Int(scheduler.now.offset / .milliseconds(1)))")
    }

    @Test func `what is asked for a time before now is done now, after what waits already`() {
        scheduler.advance(by: .seconds(1))
        let tickets = [("a", 0), ("b", -5), ("c", -1), ("d", 0)].map { name, seconds in
            scheduler.after(.seconds(seconds)) { note(name) }
        }

        expect(scheduler.nextDue, is: scheduler.now)
        scheduler.advance(by: .zero)

        expect(log.entries, is: ["a@1000", "b@1000", "c@1000", "d@1000"])
        withExtendedLifetime(tickets) {}
    }

    @Test(arguments: [(9, 0), (10, 1), (11, 1), (19, 1), (20, 2), (30, 3)])
    func `what is due at the end of a move is done in it`(milliseconds: Int, count: Int) {
        let timer = scheduler.every(.milliseconds(10)) { note("tick") }

        scheduler.advance(by: .milliseconds(milliseconds))

        expect(log.entries.count, is: count)
        expect(scheduler.nextDue?.offset, is: .milliseconds(10 * (count + 1)))
        withExtendedLifetime(timer) {}
    }

    @Test func `time does not go back, and what waits is not done for it`() {
        scheduler.advance(by: .seconds(2))
        let ticket = scheduler.after(.milliseconds(1)) { note("early") }

        scheduler.advance(by: .seconds(-1))
        scheduler.advance(to: .start)

        expect(scheduler.now.offset, is: .seconds(2))
        expectEmpty(log.entries)
        withExtendedLifetime(ticket) {}
    }

    @Test func `intervals that coincide keep their order every time`() {
        let timers = ["a", "b", "c"].map { name in scheduler.every(.milliseconds(10)) { note(name) } }

        scheduler.advance(by: .milliseconds(20))

        expect(log.entries, is: ["a@10", "b@10", "c@10", "a@20", "b@20", "c@20"])
        withExtendedLifetime(timers) {}
    }

    @Test func `a move past several does each at its own moment, in the order of their time`() {
        let timer = scheduler.every(.milliseconds(10)) { note("tick") }
        let once = [25, 20, 5].map { delay in scheduler.after(.milliseconds(delay)) { note("\(delay)") } }

        scheduler.advance(by: .milliseconds(30))

        expect(log.entries, is: ["5@5", "tick@10", "tick@20", "20@20", "25@25", "tick@30"])
        expect(scheduler.now.offset, is: .milliseconds(30))
        withExtendedLifetime((timer, once)) {}
    }

    @Test func `one of two at one moment may call the other off, and itself`() {
        var second: AnyCancellable?
        var first: AnyCancellable?
        first = scheduler.after(.milliseconds(10)) {
            note("first")
            second?.cancel()
            first?.cancel()
            first = nil
        }
        second = scheduler.after(.milliseconds(10)) { note("second") }
        let third = scheduler.after(.milliseconds(10)) { note("third") }

        scheduler.advance(by: .milliseconds(10))

        expect(log.entries, is: ["first@10", "third@10"])
        #expect(first == nil && scheduler.nextDue == nil)
        withExtendedLifetime((second, third)) {}
    }

    @Test func `an interval that calls itself off in its own turn has had its last`() {
        var timer: AnyCancellable?
        timer = scheduler.every(.milliseconds(10)) {
            note("tick")
            for _ in 0..<2 { timer?.cancel() }
        }

        scheduler.advance(by: .seconds(1))

        #expect(log.entries == ["tick@10"] && scheduler.nextDue == nil)
        withExtendedLifetime(timer) {}
    }

    @Test func `time that is moved within a turn is moved once`() {
        let later = scheduler.after(.milliseconds(13)) { note("later") }
        let ticket = scheduler.after(.milliseconds(10)) {
            note("turn")
            scheduler.advance(by: .milliseconds(5))
            note("moved")
        }

        scheduler.advance(by: .milliseconds(12))
        expect(log.entries, is: ["turn@10", "later@13", "moved@15"])
        expect(scheduler.now.offset, is: .milliseconds(15))

        scheduler.advance(by: .milliseconds(5))
        expect(log.entries.count, is: 3)
        withExtendedLifetime((later, ticket)) {}
    }

    @Test func `to the next moment time goes with all that is due then, and no farther`() {
        let tickets = [10, 20, 10].map { delay in
            scheduler.after(.milliseconds(delay)) {
                note("\(delay)")
                if delay == 10 { scheduler.schedule { note("at once") } }
            }
        }

        #expect(scheduler.advanceToNext())

        expect(log.entries, is: ["10@10", "10@10", "at once@10", "at once@10"])
        expect(scheduler.now.offset, is: .milliseconds(10))
        withExtendedLifetime(tickets) {}
    }

    @Test func `nothing waits once all have been called off, in whichever order`() {
        var tickets = (1...5).map { scheduler.after(.milliseconds($0)) { note("never") } }

        for place in [2, 0, 4, 1, 3] { tickets[place].cancel() }
        expect(scheduler.nextDue, is: nil)
        tickets = []
        scheduler.advance(by: .seconds(1))

        expectEmpty(log.entries)
        expect(scheduler.advanceToNext(), is: false)
    }

    @Test func `spans count on both sides of nothing`() {
        var span = TimeSpan.seconds(2)
        span -= .seconds(5)
        #expect(span == .seconds(-3) && span.magnitude == .seconds(3) && span < .seconds(0))
        span *= .seconds(-2)
        expect(span, is: .seconds(6))
        span += .milliseconds(-6000)
        expect(span, is: 0)
        expect(span.magnitude, is: 0)
        #expect(TimeSpan(exactly: Int64.max) != nil && TimeSpan(exactly: UInt64.max) == nil)
        expect(Instant(offset: .seconds(1)).distance(to: .start), is: .seconds(-1))
        #expect(Instant(offset: .seconds(1)).advanced(by: .seconds(-3)) < .start)
    }
}
