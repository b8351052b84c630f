/// The moment for which a press shows on what was pressed; none where motion is not wanted.
@MainActor
package final class PressFeedback {
    private let clock: StepAnimator
    private let reducesMotion: Bool
    /// Called when the moment begins and when it is over.
    package var onChange: (() -> Void)?

    package init(in environment: ViewEnvironment) {
        clock = StepAnimator(in: environment)
        reducesMotion = environment.reducesMotion
        clock.onEnd = { [weak self] in self?.onChange?() }
    }

    /// Whether a press shows now.
    package var isShown: Bool { clock.isRunning }

    /// Shows a press, for a moment.
    package func show() {
        guard !reducesMotion else { return }
        clock.start(over: .milliseconds(100), steps: 1)
        onChange?()
    }

    /// Over at once, without anybody being told.
    package func stop() { clock.stop() }

    /// The keys that press what it belongs to, and show that.
    /// - Parameter action: what a press does.
    package func bindings(_ title: String, _ action: @escaping @MainActor () -> Void) -> [KeyBinding] {
        KeyBinding.activating(title) { [self] in
            show()
            action()
        }
    }
}
