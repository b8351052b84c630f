import Expectations
import Testing

@testable import TerminalKit

/// An animator from each place on its way, and once more.
@MainActor
@Suite struct StepAnimatorEdgeTests {
    private let scheduler = TimelineScheduler()

    private func animator() -> StepAnimator { StepAnimator(on: scheduler, reducesMotion: false) }

    @Test(
        arguments: [
            (-1.0, 0.25, 300), (0, 0.25, 300), (0.25, 0.25, 300), (0.37, 0.25, 300), (0.38, 0.5, 200), (0.5, 0.5, 200),
            (0.75, 0.75, 100), (0.9, 1, 0), (1, 1, 0), (2, 1, 0),
            (.infinity, 1, 0), (-.infinity, 0.25, 300), (.nan, 0.25, 300),
        ] as [(Double, Double, Int)])
    func `a way begins where it is told to, and takes the time that is left of it`(
        start: Double, progress: Double, milliseconds: Int
    ) {
        let animator = animator()
        var ends = 0
        animator.onEnd = { ends += 1 }

        animator.start(over: .milliseconds(300), steps: 3, from: start)
        expect(animator.progress, is: progress)
        expect(animator.isRunning, is: true)
        expect(ends, is: 0)
        scheduler.advance(by: .milliseconds(milliseconds - 1))
        expect(ends, is: 0)
        scheduler.advance(to: Instant(offset: .milliseconds(milliseconds)))

        expect(ends, is: 1)
        expect(animator.isRunning, is: false)
        expect(animator.progress, is: 1)
        expect(scheduler.nextDue, is: nil)
    }

    @Test func `a single step is shown for all of the time`() {
        let animator = animator()
        var (steps, ends) = (0, 0)
        (animator.onStep, animator.onEnd) = ({ steps += 1 }, { ends += 1 })

        animator.start(over: .milliseconds(100), steps: 1)
        scheduler.advance(by: .milliseconds(99))
        expect(animator.progress, is: 0.5)
        expect(ends, is: 0)
        scheduler.advance(by: .milliseconds(1))

        expect(steps, is: 0)
        expect(ends, is: 1)
    }

    @Test func `started again on its way it has one end, a whole way later`() {
        let animator = animator()
        var (seen, ends): ([Double], Int) = ([], 0)
        animator.onStep = { [weak animator] in seen.append(animator?.progress ?? -1) }
        animator.onEnd = { ends += 1 }

        animator.start(over: .milliseconds(300), steps: 3)
        scheduler.advance(by: .milliseconds(150))
        animator.start(over: .milliseconds(300), steps: 3)
        expect(animator.progress, is: 0.25)
        scheduler.advance(by: .milliseconds(299))
        expect(seen, is: [0.5, 0.5, 0.75])
        expect(ends, is: 0)
        scheduler.advance(by: .seconds(9))

        expect(seen.count, is: 3)
        expect(ends, is: 1)
    }

    @Test func `stopped in a step it takes no other and tells no end, however often`() {
        let animator = animator()
        var (steps, ends) = (0, 0)
        animator.onStep = { [weak animator] in
            steps += 1
            for _ in 0..<2 { animator?.stop() }
        }
        animator.onEnd = { ends += 1 }

        animator.start(over: .milliseconds(300), steps: 3)
        scheduler.advance(by: .seconds(9))

        expect(steps, is: 1)
        expect(ends, is: 0)
        #expect(scheduler.nextDue == nil && !animator.isRunning)
    }

    @Test func `started at its end it goes once more`() {
        let animator = animator()
        var ends = 0
        animator.onEnd = { [weak animator] in
            ends += 1
            if ends < 3 { animator?.start(over: .milliseconds(100), steps: 2) }
        }

        animator.start(over: .milliseconds(100), steps: 2)
        scheduler.advance(by: .milliseconds(299))
        expect(ends, is: 2)
        scheduler.advance(by: .seconds(9))

        #expect(ends == 3 && scheduler.nextDue == nil)
    }

    @Test func `freed on its way it leaves nothing to do`() {
        do {
            let animator = animator()
            animator.start(over: .milliseconds(100), steps: 2)
            expect(scheduler.nextDue, isNot: nil)
        }

        expect(scheduler.nextDue, is: nil)
    }
}
