/// The model of a step instruction: its text acts for itself, and it is done when it is told so.
public final class StepInstructionViewModel: ViewModel<StepInstructionDisplayState>,
    StepInstructionViewModelProtocol, PlacedModel
{
    public var textViewModel: any HighlightedTextViewModelProtocol { part(\.text, HighlightedTextViewModel.init) }
}
