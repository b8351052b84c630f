/// The place and time of a selection's match: sport, country and competition at the left, the time or a tag at the
/// right.
///
/// When the right part changes, the line flows to its new shape. Where there is no room for both beside each other, the
/// right part has a row of its own.
final class TicketTopLineView: PartView {
    private lazy var sportLabel = Label(foreground: .iconSecondary).droppable(order: 2)
    private lazy var countryLabel = Label(foreground: .textSecondary).droppable(order: 3)
    private lazy var competitionLabel = Label(foreground: .textSecondary).growing().narrowing(to: 6)
    private lazy var left = StackView([sportLabel, countryLabel, competitionLabel], spacing: Spacing.xs)
    private lazy var timeLabel = Label(foreground: .textPrimary)
    private lazy var tagView = CapsuleView(environment: environment)
    private lazy var right = View()
    private lazy var flow = StepAnimator(in: environment)
    /// `nil` where what comes next belongs to another model, so that nothing of it flows.
    private var shown: Content?
    /// Columns of the right part when it changed, and now.
    private var startWidth = 0
    private var width = 0

    /// The content that makes the line flow when it changes.
    private struct Content: Equatable {
        var id: String
        var time: MatchTime?
        var tag: CapsuleDisplayState?
    }

    private static let flowTime = Duration.milliseconds(200)
    private static let flowSteps = 4
    /// Columns of a competition below which the right part has a row of its own.
    private static let leastCompetitionWidth = 10

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        [left, right].forEach(addSubview)
        [timeLabel, tagView].forEach(right.addSubview)
        flow.onStep = { [weak self] in self?.setNeedsLayout() }
        flow.onEnd = { [weak self] in self?.setNeedsLayout() }
    }

    func render(_ state: TicketSelectionDisplayState, tag: (any CapsuleViewModelProtocol)?) {
        sportLabel.text = state.sport?.text(in: glyphs) ?? ""
        sportLabel.accessibilityLabel = state.sport.map { environment.text($0.name) }
        countryLabel.text = state.countryCode ?? ""
        competitionLabel.text = state.competition
        timeLabel.text = state.time?.words(in: environment, as: .long) ?? ""
        timeLabel.isHidden = state.tag != nil
        tagView.show(tag)
        reflow(to: Content(id: state.id, time: state.tag == nil ? state.time : nil, tag: state.tag))
    }

    /// At rest at once, and what is shown next is there at once too.
    func startAnew() {
        flow.stop()
        shown = nil
    }

    /// Begins to flow where the same selection shows something else at the right; another one is there at once.
    private func reflow(to content: Content) {
        guard content != shown else { return }
        let isSame = content.id == shown?.id && !content.id.isEmpty && !bounds.isEmpty
        shown = content
        setNeedsLayout()
        guard isSame, width != wishedWidth else { return flow.stop() }
        startWidth = width
        flow.start(over: Self.flowTime, steps: Self.flowSteps)
    }

    // MARK: Layout

    override func sizeThatFits(_ proposal: Size) -> Size {
        let wish = left.widthOnOneLine + Spacing.xs + wishedWidth
        return Size(width: min(wish, proposal.width), height: isStacked(in: proposal.width) ? 2 : 1)
    }

    override func layoutSubviews() {
        let wish = min(wishedWidth, bounds.width)
        guard !isStacked(in: bounds.width) else {
            width = wish
            left.frame = Rect(x: 0, y: 0, width: bounds.width, height: min(1, bounds.height))
            right.frame = Rect(x: 0, y: 1, width: bounds.width, height: max(0, bounds.height - 1))
            part.frame = Rect(x: 0, y: 0, width: wish, height: right.bounds.height)
            return
        }
        width = startWidth + Int((Double(wish - startWidth) * flow.progress).rounded())
        let gap = width > 0 ? Spacing.xs : Spacing.none
        left.frame = Rect(x: 0, y: 0, width: max(0, bounds.width - width - gap), height: bounds.height)
        right.frame = Rect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
        part.frame = Rect(x: width - wish, y: 0, width: wish, height: bounds.height)
    }

    /// Whether the competition would be left with too few columns beside the right part.
    private func isStacked(in width: Int) -> Bool {
        let right = wishedWidth
        let competition = competitionLabel.widthOnOneLine
        guard right > 0, competition > 0 else { return false }
        return min(competition, Self.leastCompetitionWidth) + Spacing.xs + right > width
    }

    private var part: View { tagView.isHidden ? timeLabel : tagView }

    /// Columns of the right part once the line rests.
    private var wishedWidth: Int { part.widthOnOneLine }
}
