/// Decides what a step says. Links in it are its text's.
public protocol StepInstructionViewModelProtocol: DisplayStateSource<StepInstructionDisplayState> {
    var textViewModel: any HighlightedTextViewModelProtocol { get }
}
