/// Decides what is told of a payment that waits for its confirmation. Sending the prompt once more, and
/// going on after a confirmation, is its button's.
public protocol TransactionVerificationViewModelProtocol: DisplayStateSource<TransactionVerificationDisplayState> {
    /// What happens now means this, with the phone's number standing out.
    var subtitleViewModel: any HighlightedTextViewModelProtocol { get }
    /// `nil` while there is nothing to send again and nothing to go on to.
    var buttonViewModel: (any ButtonViewModelProtocol)? { get }
}
