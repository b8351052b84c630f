/// The model of a transaction item: has the number copied, and says so for a moment.
public final class TransactionItemViewModel: ViewModel<TransactionItemDisplayState>,
    TransactionItemViewModelProtocol, ActingModel
{
    public static let actions = [Action("copyTransactionID()", copyTransactionID)]

    private let confirmation = CopyConfirmation()

    public func copyTransactionID() {
        record()
        guard !currentDisplayState.transactionID.isEmpty else { return }
        ask(to: CopyText(currentDisplayState.transactionID))
        update { $0.isCopied = true }
    }

    override public func keepTime(for state: TransactionItemDisplayState, after old: TransactionItemDisplayState?) {
        confirmation.keep(state.isCopied, on: environment.scheduler) { [weak self] in
            self?.update { $0.isCopied = false }
        }
    }
}
