/// Decides what is told of a withdrawal, and what can be done about it.
@MainActor
public protocol PendingWithdrawViewModelProtocol: DisplayStateSource<PendingWithdrawDisplayState> {
    /// Copies the number, and says so for a moment.
    func copyTransactionID()
    /// Asks to take the withdrawal back.
    func cancel()
}
