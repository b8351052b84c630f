/// A slider that settles on a few steps, with the names that these have below them. The first column is the focus mark's.
package final class StepSlider: View {
    /// The steps that there are to choose from, and their names.
    package struct Steps: Hashable, Sendable {
        /// At least one.
        package var count: Int
        /// Shown below the steps, one for each; empty for none.
        package var names: [String] = []
        /// From 0.
        package var chosen: Int
        /// Whether another one can be chosen.
        package var isEnabled = true
    }

    /// What the slider itself is drawn with; its focus, marks and values are this view's.
    package let slider = Slider()
    private lazy var names = StepNames()
    /// Called with the step that the customer wants.
    package var onChoose: ((Int) -> Void)?

    override package init() {
        super.init()
        [slider, names].forEach(addSubview)
        slider.style = TextStyle(.highlightPrimary, .bold)
        slider.trackStyle = TextStyle(.separatorLineSecondary)
        slider.disabledStyle = TextStyle(.separatorLineSecondary)
        slider.focusStyle = TextStyle(.highlightPrimary, .bold)
        slider.onChange = { [weak self] in self?.onChoose?($0) }
    }

    /// - Parameters:
    ///   - title: what is being chosen, as it is read aloud.
    ///   - value: what is chosen, as it is read aloud.
    package func show(_ steps: Steps, title: String, value: String) {
        let last = max(0, steps.count - 1)
        slider.range = 0...last
        slider.value = steps.chosen
        slider.marks = steps.count > 1 ? Array(0...last) : []
        slider.pageStep = max(2, (steps.count + 2) / 4)
        slider.isEnabled = steps.isEnabled && steps.count > 1
        slider.isDecided = steps.isEnabled && steps.count == 1
        slider.accessibilityLabel = title
        slider.valueText = value
        names.show(steps.names, chosen: steps.chosen, isEnabled: steps.isEnabled)
        setNeedsLayout()
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        let names = names.measure(proposal)
        return Size(width: max(slider.measure(proposal).width, names.width + 1), height: 1 + names.height)
    }

    /// The track begins where the first name has its middle, and ends where the last one has.
    override package func layoutSubviews() {
        let (first, last) = names.outerWidths
        let most = bounds.width / 4
        let (left, right) = (min(max(0, first - 1) / 2, most), min(last / 2, most))
        let width = Self.evenWidth(of: max(0, bounds.width - left - right), gaps: slider.marks.count - 1)
        slider.frame = Rect(x: left, y: 0, width: width, height: 1)
        names.frame = Rect(x: 0, y: 1, width: bounds.width, height: max(0, bounds.height - 1))
        names.centers = slider.marks.isEmpty ? [left + 1] : slider.marks.map { left + slider.column(of: $0) }
    }

    /// Columns of a track, and of the mark before it, on which steps are equally far apart; all there are where that would
    /// cost more than a tenth.
    private static func evenWidth(of width: Int, gaps: Int) -> Int {
        guard gaps > 0, width > 2 else { return width }
        let rest = (width - 2) % gaps
        return rest * 10 <= width ? width - rest : width
    }

    /// A press below the track goes to the step above it.
    override package func handle(_ mouse: MouseEvent) -> Bool {
        var onTrack = mouse
        onTrack.location = Point(x: mouse.location.x - slider.frame.minX, y: 0)
        return slider.handle(onTrack)
    }
}
