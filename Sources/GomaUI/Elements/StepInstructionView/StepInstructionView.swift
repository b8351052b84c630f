/// A number on a round ground, and beside it what to do, on as many rows as that needs.
public final class StepInstructionView: ComponentView<
    any StepInstructionViewModelProtocol, StepInstructionDisplayState
>, StandardComponent
{
    public typealias Model = StepInstructionViewModel

    private lazy var badge = BadgeView()
    private lazy var textView = HighlightedTextView(environment: environment).growing().narrowing(to: 8)
    /// Room for a number of two digits, so that the texts of steps begin in the same column.
    private lazy var badgeRoom = ReservedRoomView(columns: 6, for: badge)
    private lazy var row = StackView([badgeRoom, textView], spacing: Spacing.xs, alignment: .leading)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(left: Spacing.sm, right: Spacing.sm) }

    override public func render(_ state: StepInstructionDisplayState) {
        let isDone = state.progress == .done
        let number = environment.money.string(whole: state.number)
        let text = viewModel == nil ? " " : isDone ? glyphs.success.string : number
        let colors = state.indicator ?? Self.indicator(of: state.progress)
        badge.show(text, TextStyle(.badge, colors.text), on: .role(colors.ground))
        badge.accessibilityLabel = viewModel == nil ? "" : spoken(number, state.progress)
        textView.bind(to: viewModel?.textViewModel)
        // A link brings a blank column of its own, for the focus mark.
        row.spacing = state.text.hasLinks ? Spacing.none : Spacing.xs
    }

    /// The number, and how far the customer has come with the step.
    private func spoken(_ number: String, _ progress: StepInstructionProgress) -> String? {
        let words: String? =
            switch progress {
            case .open: nil
            case .current: environment.text(.spokenStepCurrent)
            case .done: environment.text(.spokenStepDone)
            }
        return ReadingText.joined([environment.text(.spokenStep, ["number": number]), words])
    }

    /// The step that is to be done now is the one in the accent.
    private static func indicator(of progress: StepInstructionProgress) -> StepInstructionIndicator {
        switch progress {
        case .open: StepInstructionIndicator(ground: GroundLevel.raised.role, text: .textPrimary)
        case .current: StepInstructionIndicator(ground: .highlightPrimary, text: .highlightPrimaryContrast)
        case .done: StepInstructionIndicator(ground: .myTicketsWonFaded, text: .textPrimary)
        }
    }
}
