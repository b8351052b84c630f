/// Decides what is told of a transaction.
public protocol TransactionItemViewModelProtocol: DisplayStateSource<TransactionItemDisplayState> {
    /// Copies the number, and says so for a moment.
    func copyTransactionID()
}
