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

        #expect(queue.current?.id == "one")
        #expect(queue.waitingCount == 2)
    }

    @Test func `a message with a known id takes its place, and its time begins anew`() {
        var queue = OverlayQueue(messages: [notice("one", seconds: 3), notice("two")], secondsGone: 2)

        queue.show(notice("one", seconds: 5))

        #expect(queue.messages.map(\.id) == ["one", "two"])
        #expect(queue.timeLeft == .milliseconds(5400))
    }

    @Test(arguments: [
        (1e30, 0, nil), (4, -1e30, nil), (-1e30, 0, Duration.zero), (4, 1e30, .zero), (.nan, 0, nil), (4, .nan, nil),
        (.infinity, 0, nil), (-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude, .zero),
    ])
    func `a time that no clock counts is over, or never is`(seconds: Double, gone: Double, left: Duration?) {
        #expect(OverlayQueue(messages: [notice("one", seconds: seconds)], secondsGone: gone).timeLeft == left)
    }

    @Test func `time that is held does not run, and goes on where it stood`() {
        var queue = OverlayQueue(messages: [notice("one", seconds: 3)])

        queue.hold(after: .seconds(1))
        #expect(queue.timeLeft == nil)

        queue.resume()
        #expect(queue.timeLeft == .milliseconds(2400))
    }

    @Test func `the next message is held where the one before was, and has all of its time`() {
        var queue = OverlayQueue(messages: [notice("one"), notice("two", seconds: 2)])
        queue.hold(after: .seconds(3))

        queue.dismiss()

        #expect(queue.isHeld)
        queue.resume()
        #expect(queue.timeLeft == .milliseconds(2400))
    }

    @Test func `nothing is held once the last message has gone`() {
        var queue = OverlayQueue(messages: [notice("one")])
        queue.hold(after: .zero)

        queue.dismiss()

        #expect(queue == OverlayQueue<Notice>())
    }

    @Test func `a message without a time does not leave by itself`() {
        #expect(OverlayQueue(messages: [notice("one", seconds: nil)]).timeLeft == nil)
    }

    private func notice(_ id: String, seconds: Double? = 4) -> Notice { Notice(id: id, seconds: seconds) }
}
