/// The stage on which messages come up from below, stay, and go down again, one at a time.
///
/// What a model shows, it shows in the end, whatever is on its way: a message that is sent away while it comes up turns
/// round, and one that comes while another goes waits for that.
public final class OverlayStage<Box: OverlayControl>: View {
    /// What draws the message.
    private let box: Box
    private let motion: StepAnimator
    private let fills: Bool
    private let reducesMotion: Bool
    private var target: Message?
    /// Which message is there, or on its way.
    private var shown: String?
    private weak var actions: (any OverlayActions)?
    private var phase = Phase.resting
    /// Whether a state has been shown, from which the next one can be reached by a movement.
    private var isSeen = false

    private enum Phase { case resting, arriving, leaving }

    private struct Message {
        let id: String
        let draw: (Box) -> Void
    }

    /// Places on the way up or down; a row each for most messages.
    private static var steps: Int { 3 }
    /// Columns from which on a message does not grow.
    private static var mostColumns: Int { 72 }

    /// - Parameters:
    ///   - fills: whether a message takes all the columns it is offered, rather than standing in their middle.
    ///   - scheduler: whose time it moves on.
    ///   - reducesMotion: whether a message is there, and gone, at once.
    public init(_ box: Box, fills: Bool, on scheduler: TimelineScheduler, reducesMotion: Bool) {
        self.box = box
        motion = StepAnimator(on: scheduler, reducesMotion: reducesMotion)
        self.fills = fills
        self.reducesMotion = reducesMotion
        super.init()
        box.isLayer = true
        addSubview(box)
        motion.onStep = { [weak self] in self?.setNeedsLayout() }
        motion.onEnd = { [weak self] in self?.arrived() }
    }

    /// Shows a message, or none; the first one at once, and others on their way.
    /// - Parameters:
    ///   - id: tells the message from others; `nil` for none.
    ///   - actions: told what the customer does; `nil` before there is a model.
    ///   - draw: gives the box what the message says, once its turn has come.
    public func show(_ id: String?, for actions: (any OverlayActions)?, draw: @escaping (Box) -> Void) {
        (target, self.actions) = (id.map { Message(id: $0, draw: draw) }, actions)
        if isSeen { approach() } else { showTarget() }
        isSeen = actions != nil
    }

    /// Forgets what it has shown, so that the next state is there at once.
    public func reset() {
        isSeen = false
        motion.stop()
        phase = .resting
        box.serve(nil)
    }

    // MARK: Movement

    private func approach() {
        if reducesMotion { return showTarget() }
        if phase == .leaving { return }
        if let shown, shown != target?.id { return leave() }
        let isNew = shown == nil && target != nil
        showTarget()
        if isNew { move(.arriving, over: OverlayMotion.arrival, from: 0) }
    }

    /// What goes answers to nothing.
    private func leave() {
        box.serve(nil)
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
        shown = target?.id
        isHidden = target == nil
        target?.draw(box)
        box.serve(target == nil ? nil : actions)
        setNeedsLayout()
    }

    // MARK: Layout

    override public func sizeThatFits(_ proposal: Size) -> Size {
        let size = boxSize(in: proposal.width)
        return Size(width: proposal.width < View.unbounded ? proposal.width : size.width, height: size.height)
    }

    /// On its way, it is seen as far as it has come up.
    override public func layoutSubviews() {
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
