/// Decides what is told of a customer's wallet. Paying in and out is its buttons'.
@MainActor
public protocol WalletDetailViewModelProtocol: DisplayStateSource<WalletDetailDisplayState> {
    /// The way to less.
    var withdrawButtonViewModel: any ButtonViewModelProtocol { get }
    /// The way to more.
    var depositButtonViewModel: any ButtonViewModelProtocol { get }
    /// The section with the withdrawals, which the customer opens and closes; `nil` where there are none.
    var pendingSectionViewModel: (any CustomExpandableSectionViewModelProtocol)? { get }
    /// One for each withdrawal of the state, in its order.
    var pendingWithdrawViewModels: [any PendingWithdrawViewModelProtocol] { get }

    /// Asks for the balances once more.
    func refresh()
}
