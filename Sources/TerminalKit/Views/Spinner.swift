/// A spinner: a small picture that turns while something is going on.
///
/// It turns while it is told to and visible, in a window or without one, and asks for no time otherwise.
open class Spinner: View {
    /// How long each picture stays.
    public static let interval = Duration.milliseconds(100)

    /// Whether it turns while it can be seen.
    public var isAnimating = false {
        didSet { if isAnimating != oldValue { updateTimer() } }
    }
    /// Whether the first picture stands still in place of the turn.
    public var reducesMotion = false {
        didSet { if reducesMotion != oldValue { updateTimer() } }
    }
    /// The look of the character that turns.
    public var style: TextStyle {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    private let scheduler: TimelineScheduler
    private var timer: AnyCancellable?
    private var step = 0

    public init(scheduler: TimelineScheduler, style: TextStyle = .plain) {
        self.scheduler = scheduler
        self.style = style
        super.init()
    }

    override open func sizeThatFits(_ proposal: Size) -> Size {
        sizeAround(width: glyphs.spinner.map(\.width).max() ?? 0, height: 1)
    }

    override open func draw(in painter: Painter) {
        let pictures = painter.glyphs.spinner
        guard !pictures.isEmpty else { return }
        painter.draw(pictures[step % pictures.count], at: contentBounds.origin, style: style)
    }

    override open func visibilityChanged() { updateTimer() }

    /// A turn begins with the first picture, and stops where it is unless it must not move at all.
    private func updateTimer() {
        if reducesMotion { show(0) }
        guard isAnimating, isVisible, !reducesMotion else {
            timer = nil
            return
        }
        guard timer == nil else { return }
        show(0)
        timer = scheduler.every(Self.interval) { [weak self] in
            guard let self else { return }
            show(step + 1)
        }
    }

    private func show(_ step: Int) {
        guard step != self.step else { return }
        self.step = step
        setNeedsDisplay()
    }
}
