/// Dots behind a sentence that come one after the other, and begin again: something is going on.
///
/// All three have their room at any time, so that nothing beside them moves.
final class WaitingDots: PartView {
    /// How long each number of dots stays.
    static let interval = Duration.milliseconds(500)
    /// Dots at most; the turn begins and rests with as many.
    private static let most = 3

    private lazy var label = Label(foreground: .textSecondary).unspoken()
    private var timer: AnyCancellable?
    /// Whether they come and go while they can be seen.
    var isAnimating = false {
        didSet { if isAnimating != oldValue { updateTimer() } }
    }

    override var content: View { label }

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        show(Self.most)
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: Self.most, height: 1) }

    override func visibilityChanged() { updateTimer() }

    private func updateTimer() {
        guard isAnimating, isVisible, !environment.reducesMotion else {
            timer = nil
            return show(Self.most)
        }
        guard timer == nil else { return }
        var count = Self.most
        show(count)
        timer = environment.scheduler.every(Self.interval) { [weak self] in
            count = (count + 1) % (Self.most + 1)
            self?.show(count)
        }
    }

    private func show(_ count: Int) { label.text = String(repeating: ".", count: count) }
}
