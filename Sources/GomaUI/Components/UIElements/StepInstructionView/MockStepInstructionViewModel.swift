/// Behaves as in production: its text acts for itself, and it is done when it is told so.
public final class MockStepInstructionViewModel: MockViewModel<StepInstructionDisplayState>,
    StepInstructionViewModelProtocol
{
    public var textViewModel: any HighlightedTextViewModelProtocol { part(\.text, MockHighlightedTextViewModel.init) }

    /// How far the customer has come with it now.
    public func updateProgress(_ progress: StepInstructionProgress) { update { $0.progress = progress } }
}
