/// Holds a view that folds in and out, from its upper edge down.
package final class FoldingView: View {
    private let content: View
    private let motion: StepAnimator
    private var isOpen = true
    /// How much of it shows, 0…1.
    private var openness = 1.0

    package init(_ content: View, in environment: ViewEnvironment) {
        self.content = content
        motion = StepAnimator(in: environment)
        super.init()
        addSubview(content)
        motion.onStep = { [weak self] in self?.moved() }
        motion.onEnd = { [weak self] in self?.moved() }
    }

    /// Folds in or out.
    /// - Parameter moves: whether it is seen on its way; otherwise it is there at once.
    package func show(_ isOpen: Bool, moves: Bool) {
        let isOther = isOpen != self.isOpen
        self.isOpen = isOpen
        isInteractive = isOpen
        if !moves {
            motion.stop()
        } else if isOther {
            motion.start(over: .milliseconds(300), steps: 6, from: 1 - motion.progress)
        }
        moved()
    }

    private func moved() {
        let new = isOpen ? motion.progress : 1 - motion.progress
        guard new != openness else { return }
        openness = new
        isHidden = openness == 0
        setNeedsLayout()
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        let wish = content.measure(proposal)
        // The first step of either way changes something.
        let rows = (Double(wish.height) * openness).rounded(isOpen ? .up : .down)
        return Size(width: wish.width, height: Int(rows))
    }

    /// On its way, the content is as high as it will be, and seen in part.
    override package func layoutSubviews() {
        let wish = openness < 1 ? content.measure(Size(width: bounds.width, height: View.unbounded)).height : 0
        content.frame = Rect(origin: .zero, size: Size(width: bounds.width, height: max(bounds.height, wish)))
    }
}
