/// The way of a panel into the screen, from the edge that it stands at to its place.
///
/// It takes as long by the clock on the wall however fast time goes. Where time does not go by itself, and where motion is
/// not wanted, the panel is there at once. Nothing waits for it: a panel on its way has the keys.
@MainActor
final class PanelSlide {
    private let animator: StepAnimator
    private let time: any TimeControl
    /// Called when the panel has to be put somewhere else.
    var onMove: (() -> Void)?

    private static let duration = Duration.milliseconds(120)
    private static let steps = 5

    init(in environment: ViewEnvironment, time: any TimeControl) {
        animator = StepAnimator(in: environment)
        self.time = time
        animator.onStep = { [weak self] in self?.onMove?() }
        animator.onEnd = { [weak self] in self?.onMove?() }
    }

    func start() {
        guard time.goesByItself else { return }
        animator.start(over: Self.duration * time.speed, steps: Self.steps)
        onMove?()
    }

    /// Puts the panel in its place at once.
    func finish() {
        guard animator.isRunning else { return }
        animator.stop()
        onMove?()
    }

    /// Puts the panel in its place where time has come to a halt, which would leave it on its way.
    func finishIfTimeStands() { if !time.goesByItself { finish() } }

    /// Columns or rows that a panel of so many has still to go; fewer and fewer with every step.
    func distance(of extent: Int) -> Int {
        let rest = 1 - animator.progress
        return Int((Double(extent) * rest * rest).rounded(.up))
    }
}
