import Expectations
import Testing

@testable import GomaKit
@testable import TerminalKit

@MainActor
struct StepAnimatorTests {
    private let environment = ViewEnvironment()

    private func animator(reducesMotion: Bool = false) -> StepAnimator {
        var environment = environment
        environment.reducesMotion = reducesMotion
        return StepAnimator(in: environment)
    }

    @Test func `the first step is taken at once and the others in equal parts of the time`() {
        let animator = animator()
        var seen: [Double] = []
        animator.onStep = { [weak animator] in seen.append(animator?.progress ?? -1) }

        animator.start(over: .milliseconds(300), steps: 3)
        expect(animator.progress, is: 0.25)
        environment.scheduler.advance(by: .milliseconds(299))

        expect(seen, is: [0.5, 0.75])
        #expect(animator.isRunning)
    }

    @Test func `the end is told once after the whole time, and nothing waits after it`() {
        let animator = animator()
        var ends = 0
        animator.onEnd = { ends += 1 }

        animator.start(over: .milliseconds(400), steps: 4)
        environment.scheduler.advance(by: .milliseconds(399))
        expect(ends, is: 0)
        environment.scheduler.advance(by: .seconds(1))

        expect(ends, is: 1)
        #expect(!animator.isRunning)
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `a way of which a part is behind goes on from there`() {
        let animator = animator()
        var seen: [Double] = []
        animator.onStep = { [weak animator] in seen.append(animator?.progress ?? -1) }

        animator.start(over: .milliseconds(900), steps: 9, from: 0.7)
        expect(animator.progress, is: 0.7)
        environment.scheduler.advance(by: .milliseconds(299))
        expect(animator.isRunning, is: true)
        expect(seen, is: [0.8, 0.9])
        environment.scheduler.advance(by: .milliseconds(1))

        #expect(!animator.isRunning)
    }

    @Test(arguments: [(0, 0.2), (0.29, 0.2), (0.31, 0.4), (0.69, 0.6), (0.71, 0.8), (1, 1)])
    func `a way goes on from the nearest step, and always from one`(start: Double, progress: Double) {
        let animator = animator()

        animator.start(over: .milliseconds(400), steps: 4, from: start)

        expect(animator.progress, is: progress)
    }

    @Test func `without motion it is there at once and still tells its end`() {
        let animator = animator(reducesMotion: true)
        var ends = 0
        animator.onEnd = { ends += 1 }

        animator.start(over: .milliseconds(400), steps: 4)
        expect(animator.progress, is: 1)
        expect(ends, is: 0)
        environment.scheduler.advance(by: .zero)

        expect(ends, is: 1)
    }

    @Test func `stopping tells no end`() {
        let animator = animator()
        var ends = 0
        animator.onEnd = { ends += 1 }

        animator.start(over: .milliseconds(400), steps: 4)
        animator.stop()
        environment.scheduler.advance(by: .seconds(1))

        expect(ends, is: 0)
        expect(animator.progress, is: 1)
    }
}
