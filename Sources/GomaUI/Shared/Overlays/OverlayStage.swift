import TerminalKit

/// Where messages come up from below, stay, and go down again, one at a time.
///
/// What a model shows, it shows in the end, whatever is on its way: a message that is sent away while it comes up turns
/// round, and one that comes while another goes waits for that.
final class OverlayStage: View {
    private let box: OverlayBox
    private let motion: StepAnimator
    private let fills: Bool
    private let reducesMotion: Bool
    private var target: OverlayContent?
    private var shown: OverlayContent?
    private var waiting = 0
    private weak var actions: (any OverlayActions)?
    private var phase = Phase.resting
    /// Whether a state has been shown, from which the next one can be reached by a movement.
    private var isSeen = false

    private enum Phase { case resting, arriving, leaving }

    /// Places on the way up or down; a row each for most messages.
    private static let steps = 3
    /// Columns from which on a message does not grow.
    private static let mostColumns = 72

    /// - Parameter fills: whether a message takes all the columns it is offered, rather than standing in their middle.
    init(in environment: ViewEnvironment, fills: Bool) {
        box = OverlayBox(in: environment, fills: fills)
        motion = StepAnimator(in: environment)
        self.fills = fills
        reducesMotion = environment.reducesMotion
        super.init()
        addSubview(box)
        motion.onStep = { [weak self] in self?.setNeedsLayout() }
        motion.onEnd = { [weak self] in self?.arrived() }
    }

    /// Shows a message, or none; the first one at once, and others on their way.
    /// - Parameters:
    ///   - waiting: messages behind it.
    ///   - actions: told what the customer does; `nil` before there is a model.
    func render(_ content: OverlayContent?, waiting: Int, for actions: (any OverlayActions)?) {
        (target, self.waiting, self.actions) = (content, waiting, actions)
        if isSeen { approach() } else { showTarget() }
        isSeen = actions != nil
    }

    /// Forgets what it has shown, so that the next state is there at once.
    func reset() {
        isSeen = false
        motion.stop()
        phase = .resting
        box.retire()
    }

    // MARK: Movement

    private func approach() {
        if reducesMotion { return showTarget() }
        if phase == .leaving { return }
        if let shown, shown.id != target?.id { return leave() }
        let isNew = shown == nil && target != nil
        showTarget()
        if isNew { move(.arriving, over: OverlayMotion.arrival, from: 0) }
    }

    /// What goes answers to nothing.
    private func leave() {
        box.retire()
        let rest = phase == .arriving ? 1 - motion.progress : 0
        move(.leaving, over: OverlayMotion.departure, from: rest)
    }

    private func move(_ phase: Phase, over duration: Duration, from start: Double) {
        self.phase = phase
        motion.start(over: duration, steps: Self.steps, from: start)
        setNeedsLayout()
    }

    private func arrived() {
        let hasLeft = phase == .leaving
        phase = .resting
        if hasLeft {
            shown = nil
            approach()
        } else {
            setNeedsLayout()
        }
    }

    private func showTarget() {
        shown = target
        isHidden = shown == nil
        if let shown { box.render(shown, waiting: waiting, for: actions) } else { box.retire() }
        setNeedsLayout()
    }

    // MARK: Layout

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = boxSize(in: proposal.width)
        return Size(width: proposal.width < View.unbounded ? proposal.width : size.width, height: size.height)
    }

    /// On its way, it is seen as far as it has come up.
    override func layoutSubviews() {
        let size = boxSize(in: bounds.width)
        let lowered = Int((Double(size.height) * (1 - openness)).rounded())
        box.frame = Rect(
            x: (bounds.width - size.width) / 2, y: lowered, width: size.width, height: size.height)
    }

    /// How much of it shows, 0…1.
    private var openness: Double {
        switch phase {
        case .resting: 1
        case .arriving: motion.progress
        case .leaving: 1 - motion.progress
        }
    }

    private func boxSize(in columns: Int) -> Size {
        let most = min(columns, fills ? columns : Self.mostColumns)
        let wish = box.measure(Size(width: most, height: View.unbounded))
        return Size(width: fills && columns < View.unbounded ? columns : min(wish.width, most), height: wish.height)
    }
}
