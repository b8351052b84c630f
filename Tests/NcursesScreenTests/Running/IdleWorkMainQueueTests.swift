import Expectations
import Dispatch
import TerminalKit
import Testing

@testable import NcursesScreen

@MainActor
struct IdleWorkMainQueueTests {
    /// Lets whatever waits on the main queue have its turn.
    private func passTurn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func `work that waits already and work that comes are done between events`() async {
        let idle = IdleWork()
        var done: [String] = []
        func add(_ name: String) {
            idle.add {
                done.append(name)
                return false
            }
        }
        add("before")

        idle.useMainQueue()
        expectEmpty(done)
        while !idle.isDone { await passTurn() }
        add("after")
        expect(done, is: ["before"])
        while !idle.isDone { await passTurn() }

        expect(done, is: ["before", "after"])
    }

    @Test func `what is left when the app ends is left for whoever works next`() async {
        let idle = IdleWork()
        var count = 0
        idle.useMainQueue()
        idle.add {
            count += 1
            return false
        }

        idle.leaveMainQueue()
        await passTurn()
        await passTurn()
        expect(count, is: 0)
        expect(idle.isDone, is: false)
        idle.work()

        expect(count, is: 1)
    }
}
