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

    /// Moves a strip from where it is to its destination.
    /// - Parameter onStep: called after each step, the first of which comes at once.
    package func move(_ strip: ScrollView, onStep: @escaping () -> Void = {}) {
        start = strip.contentOffset
        let step: () -> Void = { [weak self, weak strip] in
            guard let self, let strip else { return }
            strip.step(to: offset(towards: strip.destination))
            onStep()
        }
        animator.onStep = step
        animator.onEnd = step
        animator.start(over: time, steps: 5)
        step()
    }

    package func stop() { animator.stop() }

    /// First column in view by now.
    private func offset(towards destination: Int) -> Int {
        let rest = 1 - animator.progress
        return destination - Int((Double(destination - start) * rest * rest).rounded(.towardZero))
    }
}
