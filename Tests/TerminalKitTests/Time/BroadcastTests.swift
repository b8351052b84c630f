import Expectations
import Testing

@testable import TerminalKit

@Suite struct BroadcastTests {
    private let broadcast = Broadcast<Int>()

    @Test func `listeners are told in the order in which they came`() {
        var heard: [String] = []
        let subscriptions = ["a", "b", "c"].map { name in broadcast.subscribe { heard.append("\(name)\($0)") } }

        broadcast.tell(1)

        expect(heard, is: ["a1", "b1", "c1"])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func `whoever lets the subscription go hears nothing more`() {
        var heard: [Int] = []
        var subscription: Broadcast<Int>.Subscription? = broadcast.subscribe { heard.append($0) }
        broadcast.tell(1)

        withExtendedLifetime(subscription) {}
        subscription = nil
        broadcast.tell(2)

        expect(heard, is: [1])
    }

    @Test func `a listener may free itself or another, and add one, while it is told`() {
        var heard: [String] = []
        var late: [Broadcast<Int>.Subscription] = []
        var second: Broadcast<Int>.Subscription?
        let first = broadcast.subscribe { [broadcast] _ in
            heard.append("first")
            second = nil
            late.append(broadcast.subscribe { _ in heard.append("late") })
        }
        second = broadcast.subscribe { _ in heard.append("second") }

        broadcast.tell(1)
        expect(heard, is: ["first"])
        broadcast.tell(2)

        expect(heard, is: ["first", "first", "late"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `who listens twice is told twice, and once when one of both is let go`() {
        var heard: [Int] = []
        var subscriptions = (0..<2).map { _ in broadcast.subscribe { heard.append($0) } }

        broadcast.tell(1)
        subscriptions.removeFirst()
        broadcast.tell(2)
        subscriptions.removeAll()
        broadcast.tell(3)
        subscriptions.append(broadcast.subscribe { heard.append($0) })
        broadcast.tell(4)

        expect(heard, is: [1, 1, 2, 4])
    }

    @Test func `what is told while something is told reaches all, and the rest goes on`() {
        var heard: [String] = []
        let first = broadcast.subscribe { [broadcast] in
            heard.append("first \($0)")
            if $0 == 1 { broadcast.tell(2) }
        }
        let second = broadcast.subscribe { heard.append("second \($0)") }

        broadcast.tell(1)

        expect(heard, is: ["first 1", "first 2", "second 2", "second 1"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `what a gone listener held is let go when something is told, too`() {
        final class Token {}
        weak var token: Token?
        do {
            let strong = Token()
            token = strong
            _ = broadcast.subscribe { _ in withExtendedLifetime(strong) {} }
        }

        broadcast.tell(1)

        #expect(token == nil)
    }

    @Test func `what a gone listener held is let go when the next one comes`() {
        final class Token {}
        weak var token: Token?
        do {
            let strong = Token()
            token = strong
            _ = broadcast.subscribe { _ in withExtendedLifetime(strong) {} }
        }

        let other = broadcast.subscribe { _ in }

        #expect(token == nil)
        withExtendedLifetime(other) {}
    }

    @Test func `of many that come and go among many that stay, few are kept`() {
        final class Count { var alive = 0 }
        final class Token {
            private let count: Count
            init(_ count: Count) {
                self.count = count
                count.alive += 1
            }
            deinit { count.alive -= 1 }
        }
        let count = Count()
        let staying = (0..<40).map { _ in broadcast.subscribe { _ in } }

        for _ in 0..<1000 {
            let token = Token(count)
            _ = broadcast.subscribe { _ in withExtendedLifetime(token) {} }
        }

        #expect(count.alive <= staying.count)
        withExtendedLifetime(staying) {}
    }
}
