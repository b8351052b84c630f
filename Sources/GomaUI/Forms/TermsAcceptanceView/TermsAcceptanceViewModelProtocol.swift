/// Decides whether the customer has agreed. The documents are the sentence's.
public protocol TermsAcceptanceViewModelProtocol: DisplayStateSource<TermsAcceptanceDisplayState> {
    var sentenceViewModel: any HighlightedTextViewModelProtocol { get }

    /// Agrees, or takes it back.
    func toggleAcceptance()
}
