/// The model of a pending withdraw: has the number copied, asks to take the withdrawal back, and tells what has
/// become of that.
public final class PendingWithdrawViewModel: ViewModel<PendingWithdrawDisplayState>,
    PendingWithdrawViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("copyTransactionID()", copyTransactionID), Action("cancel()", cancel),
        Action("confirmCancellation()", confirmCancellation), Action("keepWithdrawal()", keepWithdrawal),
    ]

    /// Told what is not paid out after all, for whoever owns the balance.
    public var onCancelled: ((Money) -> Void)?
    private let confirmation = CopyConfirmation()

    /// A withdrawal in a wallet.
    /// - Parameter onCancelled: gets what is not paid out after all.
    public convenience init(
        _ place: StatePlace<PendingWithdrawDisplayState>, onCancelled: @escaping (Money) -> Void
    ) {
        self.init(place)
        self.onCancelled = onCancelled
    }

    public func copyTransactionID() {
        record()
        let state = currentDisplayState
        guard state.canBeCopied, !state.transactionID.isEmpty, state.copying != .asked else { return }
        update { $0.copying = .asked }
    }

    public func cancel() { act { $0.cancel() } }

    public func confirmCancellation() { act { $0.confirmCancellation() } }

    public func keepWithdrawal() { act { $0.keep() } }

    override public func keepTime(for state: PendingWithdrawDisplayState, after old: PendingWithdrawDisplayState?) {
        keepCopying(state.transactionID, \.copying, of: state, for: confirmation)
        let id = state.transactionID
        ask(to: CancelWithdrawal(transaction: id), about: id, while: state.cancellation == .asked) { [weak self] in
            self?.receive($0.failure)
        }
    }

    private func receive(_ failure: RequestFailure?) {
        if let failure { return update { $0.cancellation = .refused(failure) } }
        update { $0.move(to: .cancelled) }
        onCancelled?(currentDisplayState.amount)
    }
}
