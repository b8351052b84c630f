/// The model of a terms acceptance: takes the consent, and takes it back.
public final class TermsAcceptanceViewModel: ViewModel<TermsAcceptanceDisplayState>,
    TermsAcceptanceViewModelProtocol, ActingModel
{
    public static let actions = [Action("toggleAcceptance()", toggleAcceptance)]

    public var sentenceViewModel: any HighlightedTextViewModelProtocol {
        part(\.sentence, HighlightedTextViewModel.init)
    }

    public func toggleAcceptance() {
        record()
        update { $0.toggle() }
        ask(to: SwitchItem(id: currentDisplayState.id, isOn: currentDisplayState.isAccepted))
    }
}
