/// Decides what a step says. Links in it are its text's.
@MainActor
public protocol StepInstructionViewModelProtocol: DisplayStateSource<StepInstructionDisplayState> {
    var textViewModel: any HighlightedTextViewModelProtocol { get }
}
