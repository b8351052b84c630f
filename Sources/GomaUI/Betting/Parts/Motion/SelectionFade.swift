/// The colours of a tab on their way between selected and not.
@MainActor
package final class SelectionFade {
    private let animator: StepAnimator
    private let duration: Duration
    private var id = ""
    private var isSelected = false
    /// Called when the colours have changed.
    package var onChange: (() -> Void)?

    /// Looks between the one and the other.
    private static let steps = 4

    /// - Parameter duration: time for all of the way.
    package init(in environment: ViewEnvironment, over duration: Duration) {
        animator = StepAnimator(in: environment)
        self.duration = duration
        animator.onStep = { [weak self] in self?.onChange?() }
        animator.onEnd = { [weak self] in self?.onChange?() }
    }

    /// Shows whether a tab is selected: on the way there where the same tab was not, at once for another tab.
    package func show(_ isSelected: Bool, of id: String) {
        let isSameTab = self.id == id && !id.isEmpty
        let isSameLook = self.isSelected == isSelected
        (self.id, self.isSelected) = (id, isSelected)
        guard isSameTab else { return animator.stop() }
        if !isSameLook { animator.start(over: duration, steps: Self.steps) }
    }

    /// At rest at once; what is shown next is another tab, also where its identity is the same.
    package func stop() {
        animator.stop()
        id = ""
    }

    /// The accent where the tab is selected, the resting colour where it is not, and what lies between on the way.
    package func color(from rest: ColorRole) -> ColorReference {
        let share = isSelected ? animator.progress : 1 - animator.progress
        switch share {
        case 1: return .role(.highlightPrimary)
        case 0: return .role(rest)
        default: return .blend(.highlightPrimary, share: share, on: rest)
        }
    }
}
