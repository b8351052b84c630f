/// A window on one page: another page slides in from the side it lies on.
package final class SlidingPageView: View {
    private let page: View
    private let sliding: StepAnimator
    /// From which side: 1 for the right, -1 for the left.
    private var direction = 1
    /// Which page is in view, from 0; `nil` for none.
    package private(set) var shownPage: Int?

    private static let duration = Duration.milliseconds(240)
    private static let steps = 6

    package init(_ page: View, in environment: ViewEnvironment) {
        self.page = page
        sliding = StepAnimator(in: environment)
        super.init()
        addSubview(page)
        sliding.onStep = { [weak self] in self?.place() }
        sliding.onEnd = { [weak self] in self?.place() }
    }

    /// Brings what the page shows now into view: it slides in from where it lies of the one before; the first is just there.
    package func show(page: Int?) {
        defer { shownPage = page }
        guard let page, let old = shownPage else { return stop() }
        if page != old { slideIn(forward: page > old) }
    }

    /// Forgets which page was in view, so that the next one is there at once.
    package func reset() {
        shownPage = nil
        stop()
    }

    private func slideIn(forward: Bool) {
        direction = forward ? 1 : -1
        sliding.start(over: Self.duration, steps: Self.steps)
        place()
    }

    /// In its place at once.
    private func stop() {
        sliding.stop()
        place()
    }

    override package func sizeThatFits(_ proposal: Size) -> Size { page.measure(proposal) }

    override package func layoutSubviews() { place() }

    private func place() {
        let way = Int((Double(bounds.width) * (1 - sliding.progress)).rounded())
        page.frame = Rect(origin: Point(x: direction * way, y: 0), size: bounds.size)
    }
}
