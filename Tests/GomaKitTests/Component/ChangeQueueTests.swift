import Expectations
import Testing

@testable import GomaKit

@MainActor
struct ChangeQueueTests {
    private let queue = ChangeQueue()

    @Test func `changes come before news, each in the order in which they came`() {
        var done: [String] = []
        queue.tell { done.append("news 1") }
        queue.follow { done.append("change 1") }
        queue.tell { done.append("news 2") }
        queue.follow { done.append("change 2") }

        queue.run()

        expect(done, is: ["change 1", "change 2", "news 1", "news 2"])
    }

    @Test func `what news bring about is followed down before other news`() {
        var done: [String] = []
        queue.tell { [queue] in
            done.append("news 1")
            queue.tell { done.append("news 3") }
            queue.follow { done.append("change") }
        }
        queue.tell { done.append("news 2") }

        queue.run()

        expect(done, is: ["news 1", "change", "news 2", "news 3"])
    }

    @Test func `asked to run while it runs it goes on where it was, and runs again afterwards`() {
        var done: [String] = []
        queue.follow { [queue] in
            queue.follow { done.append("inside") }
            queue.run()
            done.append("outside")
        }
        queue.run()
        expect(done, is: ["outside", "inside"])

        queue.follow { done.append("later") }
        queue.run()
        queue.run()

        expect(done, is: ["outside", "inside", "later"])
    }
}
