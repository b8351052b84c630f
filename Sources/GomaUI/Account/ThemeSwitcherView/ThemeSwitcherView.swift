/// Three themes in one row of equal parts, with a block behind the chosen one, and below it why another could not be had.
public final class ThemeSwitcherView: ComponentView<any ThemeSwitcherViewModelProtocol, ThemeSwitcherDisplayState>,
    StandardComponent
{
    public typealias Model = ThemeSwitcherViewModel

    private lazy var segments = ThemeMode.allCases.map { ThemeSegmentView($0, in: environment) }
    private lazy var row = StackView(segments, distribution: .equal)
    private lazy var messageLine = MessageLine()
    private lazy var column = StackView([row, messageLine], axis: .vertical)
    private lazy var slide = StepAnimator(in: environment)
    /// The mode that the block stands behind, and the one that it comes from; `nil` before there is a model.
    private var selected: ThemeMode?
    private var former: ThemeMode?

    /// How long the block takes from one segment to another.
    static let slideDuration: Duration = .milliseconds(200)

    override public var fillsWidth: Bool { true }
    /// Columns beyond which the segments would only be emptier.
    override public var maximumWidth: Int? { 60 }
    override public var content: View { column }

    override public func setupWithTheme() {
        slide.onStep = { [weak self] in self?.drawWayAgain() }
        slide.onEnd = { [weak self] in self?.drawWayAgain() }
        for (segment, mode) in zip(segments, ThemeMode.allCases) {
            segment.onActivate = { [weak self] in self?.viewModel?.selectTheme(mode) }
        }
    }

    override public func render(_ state: ThemeSwitcherDisplayState) {
        let old = selected
        selected = viewModel == nil ? nil : state.selected
        for (segment, mode) in zip(segments, ThemeMode.allCases) {
            segment.isEnabled = viewModel != nil
            segment.isSelected = mode == selected
            segment.isWished = viewModel != nil && mode == state.wished
        }
        let failure = state.wished == nil ? state.failure : nil
        messageLine.render(failure.map { .error($0.words(.themeNotChanged, in: environment)) })
        if let old, let selected, old != selected {
            former = old
            slide.start(over: Self.slideDuration, steps: 5)
            drawWayAgain()
        } else if old != selected {
            setNeedsDisplay()
        }
    }

    /// Draws again what lies between where the block was and where it goes.
    private func drawWayAgain() {
        guard let start = place(former), let end = place(selected) else { return setNeedsDisplay() }
        setNeedsDisplay(in: start.union(end))
    }

    private func place(_ mode: ThemeMode?) -> Rect? {
        mode.flatMap { ThemeMode.allCases.firstIndex(of: $0) }.map { segments[$0].frame }
    }

    override public func resetInteraction() {
        slide.stop()
        (selected, former) = (nil, nil)
    }

    /// The words once as they rest and, through the window of the block, once as they are chosen; their ground ends
    /// with their row.
    override public func draw(in painter: Painter) {
        painter.fill(row.frame, with: .level(.control))
        let picture = ThemeSegmentsPicture(
            ThemeMode.allCases, in: segments.map(\.frame), environment: environment, glyphs: painter.glyphs)
        picture.draw(in: painter, style: TextStyle(viewModel == nil ? .textDisablePrimary : .textPrimary))
        guard let block = blockPlace, block.width > 2 else { return }
        let inside = block.inset(by: Insets(horizontal: 1))
        painter.fill(inside, with: .role(.highlightPrimary))
        let whole = Rect(origin: Point(x: -inside.minX, y: -inside.minY), size: bounds.size)
        picture.draw(
            in: painter.moved(to: inside).moved(to: whole), style: TextStyle(.button, .highlightPrimaryContrast))
        let ends = TextStyle(.highlightPrimary, .bold)
        painter.draw(painter.glyphs.selectedPillLeft, at: block.origin, style: ends)
        painter.draw(painter.glyphs.selectedPillRight, at: Point(x: block.maxX - 1, y: block.minY), style: ends)
    }

    /// Where the block is, on its way or at rest.
    private var blockPlace: Rect? {
        guard let end = place(selected) else { return nil }
        guard slide.isRunning, let start = place(former) else { return end }
        func between(_ one: Int, _ other: Int) -> Int {
            one + Int((Double(other - one) * slide.progress).rounded())
        }
        return Rect(
            x: between(start.minX, end.minX), y: end.minY, width: between(start.width, end.width), height: end.height)
    }
}
