import Expectations
import TerminalKit
import Testing

@MainActor
@Suite struct IdleWorkTests {
    @Test func `tasks are done piece by piece, one after the other`() {
        let work = IdleWork()
        var done: [String] = []
        var calls = 0
        work.onWork = { calls += 1 }
        work.add {
            done.append("a")
            return done.count < 3
        }
        work.add {
            done.append("b")
            return false
        }

        work.work { false }
        expect(done, is: ["a"])
        #expect(!work.isDone)
        work.work()

        expect(done, is: ["a", "a", "a", "b"])
        #expect(work.isDone)
        expect(calls, is: 1)
        work.add { false }
        expect(calls, is: 2)
    }

    @Test func `a piece may add a task`() {
        let work = IdleWork()
        var hasRun = false
        work.add { [weak work] in
            work?.add {
                hasRun = true
                return false
            }
            return false
        }

        work.work()

        #expect(hasRun)
    }
}
