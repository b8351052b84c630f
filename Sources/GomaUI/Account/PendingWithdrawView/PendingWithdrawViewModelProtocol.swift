/// Decides what is told of a withdrawal, and what can be done about it.
public protocol PendingWithdrawViewModelProtocol: DisplayStateSource<PendingWithdrawDisplayState> {
    /// Has the number copied, and says for a moment what came of it.
    func copyTransactionID()
    /// Asks the customer whether the withdrawal is to be taken back.
    func cancel()
    /// It was meant: asks to take it back.
    func confirmCancellation()
    /// It was not meant.
    func keepWithdrawal()
}
