/// The way of a strip to where it is wanted, in steps that are long at first and shorter towards the end.
@MainActor
package final class StripGlide {
    private let animator: StepAnimator
    private let time: Duration
    /// First column in view at the beginning.
    private var start = 0

    /// - Parameter time: how long a glide takes.
    package init(over time: Duration, in environment: ViewEnvironment) {
        self.time = time
        animator = StepAnimator(in: environment)
    }

    /// - Parameters:
    ///   - start: first column in view now.
    ///   - onStep: called for each step, and at once.
    package func run(from start: Int, onStep: @escaping () -> Void) {
        self.start = start
        animator.onStep = onStep
        animator.onEnd = onStep
        animator.start(over: time, steps: 5)
        onStep()
    }

    package func stop() { animator.stop() }

    /// First column in view by now.
    package func offset(towards destination: Int) -> Int {
        let rest = 1 - animator.progress
        return destination - Int((Double(destination - start) * rest * rest).rounded(.towardZero))
    }
}
