import Expectations
import Testing

@testable import TerminalKit

/// How messages over a page come, wait and leave.
struct OverlayQueueTests {
    private struct Notice: OverlayMessage {
        let id: String
        let seconds: Double?
    }

    @Test func `the first message shows, and the others wait`() {
        let queue = OverlayQueue(messages: [notice("one"), notice("two"), notice("three")])

        expect(queue.current?.id, is: "one")
        expect(queue.waitingCount, is: 2)
    }

    @Test func `a message with a known id takes its place, and its time begins anew`() {
        var queue = OverlayQueue(messages: [notice("one", seconds: 3), notice("two")], secondsGone: 2)

        queue.show(notice("one", seconds: 5))

        expect(queue.messages.map(\.id), is: ["one", "two"])
        expect(queue.timeLeft, is: .milliseconds(5400))
    }

    @Test func `of two with one id the first is replaced`() {
        var queue = OverlayQueue(messages: [notice("one"), notice("two"), notice("one")], secondsGone: 2)

        queue.show(notice("one", seconds: 9))

        expect(queue.messages.map(\.seconds), is: [9, 4, 4])
        expect(queue.secondsGone, is: 0)
    }

    @Test(arguments: [
        (1e30, 0, nil), (4, -1e30, nil), (-1e30, 0, Duration.zero), (4, 1e30, .zero), (.nan, 0, nil), (4, .nan, nil),
        (.infinity, 0, nil), (-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude, .zero),
    ])
    func `a time that no clock counts is over, or never is`(seconds: Double, gone: Double, left: Duration?) {
        expect(OverlayQueue(messages: [notice("one", seconds: seconds)], secondsGone: gone).timeLeft, is: left)
    }

    @Test func `time that is held does not run, and goes on where it stood`() {
        var queue = OverlayQueue(messages: [notice("one", seconds: 3)])

        queue.hold(after: .seconds(1))
        expect(queue.timeLeft, is: nil)

        queue.resume()
        expect(queue.timeLeft, is: .milliseconds(2400))
    }

    @Test func `the next message is held where the one before was, and has all of its time`() {
        var queue = OverlayQueue(messages: [notice("one"), notice("two", seconds: 2)])
        queue.hold(after: .seconds(3))

        queue.dismiss()

        #expect(queue.isHeld)
        queue.resume()
        expect(queue.timeLeft, is: .milliseconds(2400))
    }

    @Test func `nothing is held once the last message has gone`() {
        var queue = OverlayQueue(messages: [notice("one")])
        queue.hold(after: .zero)

        queue.dismiss()

        expect(queue, is: OverlayQueue<Notice>())
    }

    @Test func `a message without a time does not leave by itself`() {
        expect(OverlayQueue(messages: [notice("one", seconds: nil)]).timeLeft, is: nil)
    }

    @Test(arguments: [(31_535_999.0, true), (31_536_000, false), (31_536_001, false)])
    func `a message of a year is one that stays`(seconds: Double, leaves: Bool) {
        expect((OverlayQueue(messages: [notice("one", seconds: seconds)]).timeLeft != nil), is: leaves)
    }

    @Test func `one that waits may be shown anew, and the time of the first goes on`() {
        var queue = OverlayQueue(messages: [notice("one", seconds: 3), notice("two")], secondsGone: 2)

        queue.show(notice("two", seconds: 9))
        queue.show(notice("three"))

        expect(queue.messages.map(\.id), is: ["one", "two", "three"])
        expect(queue.messages[1].seconds, is: 9)
        expect(queue.timeLeft, is: .milliseconds(1400))
        expect(queue.waitingCount, is: 2)
    }

    @Test func `held twice, the time that has gone counts once, and goes on once`() {
        var queue = OverlayQueue(messages: [notice("one", seconds: 5)])

        for _ in 0..<2 { queue.hold(after: .seconds(1)) }
        for _ in 0..<2 { queue.resume() }
        expect(queue.timeLeft, is: .milliseconds(4400))
        queue.hold(after: .seconds(2))
        queue.resume()

        expect(queue.timeLeft, is: .milliseconds(2400))
    }

    @Test func `where there is no message, nothing is held, sent away or waits`() {
        var queue = OverlayQueue<Notice>()

        queue.hold(after: .seconds(1))
        for _ in 0..<2 { queue.dismiss() }
        queue.resume()

        #expect(queue == OverlayQueue() && queue.waitingCount == 0 && queue.timeLeft == nil)
        queue.show(notice("one"))
        queue.hold(after: .seconds(1))
        queue.clear()
        expect(queue, is: OverlayQueue())
    }

    @Test func `all are sent away one after the other, each with all of its time`() {
        var queue = OverlayQueue(messages: [notice("one"), notice("two", seconds: 2), notice("three", seconds: 3)])
        queue.secondsGone = 1

        let times = (0..<3).map { _ in
            defer { queue.dismiss() }
            return queue.timeLeft
        }

        expect(times, is: [.milliseconds(3400), .milliseconds(2400), .milliseconds(3400)])
        expect(queue, is: OverlayQueue())
    }

    private func notice(_ id: String, seconds: Double? = 4) -> Notice { Notice(id: id, seconds: seconds) }
}
