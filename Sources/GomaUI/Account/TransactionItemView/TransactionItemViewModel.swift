/// The model of a transaction item: has the number copied, and says for a moment what came of it.
public final class TransactionItemViewModel: ViewModel<TransactionItemDisplayState>,
    TransactionItemViewModelProtocol, ActingModel
{
    public static let actions = [Action("copyTransactionID()", copyTransactionID)]

    private let confirmation = CopyConfirmation()

    public func copyTransactionID() {
        record()
        guard !currentDisplayState.transactionID.isEmpty, currentDisplayState.copying != .asked else { return }
        update { $0.copying = .asked }
    }

    override public func keepTime(for state: TransactionItemDisplayState, after old: TransactionItemDisplayState?) {
        keepCopying(state.transactionID, \.copying, of: state, for: confirmation)
    }
}
