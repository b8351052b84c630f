/// Steps done out of some, a segment for each.
///
/// What changes before the customer's eyes moves: segments change their colour one after the other from left to right,
/// new ones grow, and those that go shrink. Without motion each change is there at once.
package final class SegmentedProgressBar: PartView {
    private lazy var clock = StepAnimator(in: environment)
    /// Where each segment was when the last change began, and where it is going.
    private var start: [Segment] = []
    private var end: [Segment] = []
    /// Time from the change to its end.
    private var duration = Duration.zero
    /// Whether what comes next belongs to another model, so that nothing of it moves.
    private var isFresh = true

    package static let colorDuration = Duration.milliseconds(300)
    /// How much later a segment changes its colour than its neighbour to the left.
    package static let stagger = Duration.milliseconds(50)
    package static let growDuration = Duration.milliseconds(300)
    package static let shrinkDuration = Duration.milliseconds(200)
    private static let step = Duration.milliseconds(50)

    /// One segment at a moment; both parts 0…1.
    private struct Segment: Equatable {
        /// How much of the colour of what is done it has.
        package var fill: Double
        /// How much of its full width it has.
        package var weight: Double
    }

    override package init(in environment: ViewEnvironment) {
        super.init(in: environment)
        clock.onStep = { [weak self] in self?.setNeedsDisplay() }
        clock.onEnd = { [weak self] in self?.settle() }
    }

    package func render(filled: Int, of total: Int) {
        defer { isFresh = false }
        let target = (0..<max(0, total)).map { Segment(fill: $0 < filled ? 1 : 0, weight: 1) }
        accessibilityLabel = environment.text(.countOfTotal, ["count": "\(filled)", "total": "\(total)"])
        guard target != end.filter({ $0.weight > 0 }) else { return }
        if target.isEmpty != end.isEmpty { setNeedsLayout() }
        let isSeen = !isFresh && !end.isEmpty && !target.isEmpty && !bounds.isEmpty
        isSeen ? move(to: target) : jump(to: target)
    }

    /// At rest at once.
    package func stop() { jump(to: end.filter { $0.weight > 0 }) }

    /// At rest at once, and what is shown next is there at once too, as it belongs to another model.
    package func startAnew() {
        stop()
        isFresh = true
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        end.isEmpty ? .zero : Size(width: min(proposal.width, 3 * end.count - 1), height: 1)
    }

    override package func draw(in painter: Painter) {
        let segments = shown.filter { $0.weight > 0 }
        let gap = bounds.width >= 3 * segments.count - 1 ? 1 : 0
        let cells = max(0, bounds.width - gap * max(0, segments.count - 1))
        let whole = segments.reduce(0) { $0 + $1.weight }
        var (before, done, x) = (0.0, 0, 0)
        for (index, segment) in segments.enumerated() {
            before += segment.weight
            var reached = Int((Double(cells) * before / whole).rounded())
            // Where segments share cells the last cell is the last one's, so that no bar looks full before it is.
            if segments.count > cells, index < segments.count - 1 { reached = min(reached, max(0, cells - 1)) }
            draw(segment, Rect(x: x, y: 0, width: reached - done, height: 1), in: painter)
            x += reached - done + gap
            done = reached
        }
    }

    private func draw(_ segment: Segment, _ area: Rect, in painter: Painter) {
        let line = segment.fill >= 0.5 ? painter.glyphs.heavy.horizontal : painter.glyphs.light.horizontal
        painter.fill(area, with: DisplayText(String(line)), style: Self.style(fill: segment.fill))
    }

    private static func style(fill: Double) -> TextStyle {
        switch fill {
        case 0: TextStyle(emptyRole)
        case 1: TextStyle(.highlightSecondary, .bold)
        default: TextStyle(foreground: .blend(.highlightSecondary, share: fill, on: emptyRole))
        }
    }

    /// Seen on the page, on cards and on the promotions' own ground.
    private static let emptyRole = ColorRole.textSecondary

    // MARK: Motion

    private func jump(to target: [Segment]) {
        clock.stop()
        start = target
        end = target
        setNeedsDisplay()
    }

    private func move(to target: [Segment]) {
        let now = shown
        let count = max(now.count, target.count)
        start = (0..<count).map { $0 < now.count ? now[$0] : Segment(fill: 0, weight: 0) }
        end = (0..<count).map { $0 < target.count ? target[$0] : Segment(fill: start[$0].fill, weight: 0) }
        duration = zip(start, end).enumerated().map { Self.ending(of: $1, at: $0) }.max() ?? .zero
        clock.start(over: duration, steps: max(1, Int(duration / Self.step)))
        setNeedsDisplay()
    }

    /// When a segment has arrived.
    private static func ending(of change: (from: Segment, to: Segment), at index: Int) -> Duration {
        let resize: Duration =
            change.from.weight == change.to.weight
            ? .zero : change.from.weight < change.to.weight ? growDuration : shrinkDuration
        let recolor: Duration = change.from.fill == change.to.fill ? .zero : stagger * index + colorDuration
        return max(resize, recolor)
    }

    private func settle() {
        end.removeAll { $0.weight == 0 }
        start = end
        setNeedsDisplay()
    }

    /// The segments at this moment.
    private var shown: [Segment] {
        guard clock.isRunning, clock.progress < 1 else { return end }
        let time = duration * clock.progress
        return zip(start, end).enumerated().map { index, change in
            let (from, to) = change
            let resize = from.weight < to.weight ? Self.growDuration : Self.shrinkDuration
            return Segment(
                fill: Self.between(from.fill, to.fill, (time - Self.stagger * index) / Self.colorDuration),
                weight: Self.between(from.weight, to.weight, time / resize))
        }
    }

    private static func between(_ from: Double, _ to: Double, _ share: Double) -> Double {
        from + (to - from) * min(max(share, 0), 1)
    }
}
