/// Decides what is told of a customer's wallet. Paying in and out is its buttons'.
public protocol WalletDetailViewModelProtocol: DisplayStateSource<WalletDetailDisplayState> {
    /// The way to less.
    var withdrawButtonViewModel: any ButtonViewModelProtocol { get }
    /// The way to more.
    var depositButtonViewModel: any ButtonViewModelProtocol { get }
    /// One for each withdrawal of the state, in its order.
    var pendingWithdrawViewModels: [any PendingWithdrawViewModelProtocol] { get }

    /// Asks for the balances once more.
    func refresh()
    /// Shows the withdrawals that are on their way, or no more.
    func togglePendingWithdrawals()
}
