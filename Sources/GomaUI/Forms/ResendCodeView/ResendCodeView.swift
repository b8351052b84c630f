/// The time until a code can be sent again, and then the way to it.
public final class ResendCodeView: ComponentView<any ResendCodeViewModelProtocol, ResendCodeDisplayState>,
    StandardComponent
{
    public typealias Model = ResendCodeViewModel

    private lazy var spinner = Spinner(in: environment).droppable()
    private lazy var textView = LinkedTextView(actionTitle: environment.text(.keyResendCode)).narrowing(to: 8)
    private lazy var row = StackView([spinner, textView], spacing: Spacing.xs)
    /// What went wrong is said with the way to another code.
    private lazy var errorView = MessageLine(margin: Spacing.none).unspoken()
    private lazy var column = StackView([row, errorView], axis: .vertical)

    override public var content: View { column }
    override public var contentInsets: Insets { Insets(left: Spacing.xs) }

    override public func render(_ state: ResendCodeDisplayState) {
        textView.render(runs(state.phase))
        spinner.turn(while: state.phase == .sending)
        problem = errorMessage(state.phase)
        errorView.render(problem.map { .invalid($0) })
        isEnabled = state.canResend
    }

    /// Declared also while the customer waits, so that the focus stays.
    override public var keyBindings: [KeyBinding] { pressing(.keyResendCode) { $0.resend() } }

    private func runs(_ phase: ResendCodePhase) -> [TextRun] {
        switch phase {
        case .waiting(let seconds):
            let time = Duration.seconds(seconds.number).clock(minuteDigits: 2)
            let text = environment.text(.resendCodeIn, ["time": time])
            let parts = HighlightedTextDisplayState(id: "", text: text, passages: [HighlightedTextPassage(words: time)])
                .parts
            return parts.map { TextRun(text: $0.text, style: TextStyle(.textPrimary, $0.passage == nil ? [] : .bold)) }
        case .ready, .failed:
            let style = TextStyle(.textPrimary, viewModel == nil ? .dim : [.bold, .underline])
            return [TextRun(text: environment.text(.resendCode), style: style)]
        case .sending: return [TextRun(text: environment.text(.sendingCode), style: TextStyle(.textSecondary))]
        }
    }

    private func errorMessage(_ phase: ResendCodePhase) -> String? {
        guard case .failed(let failure) = phase else { return nil }
        return failure.words(.codeNotSent, in: environment)
    }
}
