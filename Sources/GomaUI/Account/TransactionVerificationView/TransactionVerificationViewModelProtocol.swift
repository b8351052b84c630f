/// Decides what is told of a payment that waits for its confirmation. Sending the prompt once more is its button's.
@MainActor
public protocol TransactionVerificationViewModelProtocol: DisplayStateSource<TransactionVerificationDisplayState> {
    /// `nil` while there is nothing to send again.
    var buttonViewModel: (any ButtonViewModelProtocol)? { get }
}
