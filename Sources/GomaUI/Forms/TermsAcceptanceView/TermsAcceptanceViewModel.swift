/// The model of a terms acceptance: takes the consent, and misses it when its form goes on without.
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

    /// Called by a form that wants to go on.
    /// - Returns: whether it may.
    public func requireAcceptance() -> Bool {
        update { $0.require() }
        return currentDisplayState.isAccepted
    }
}
