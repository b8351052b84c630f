/// Decides what is told of a customer's money. Paying in and out is its buttons'.
public protocol WalletStatusViewModelProtocol: DisplayStateSource<WalletStatusDisplayState> {
    /// The way to more.
    var depositButtonViewModel: any ButtonViewModelProtocol { get }
    /// The way to less.
    var withdrawButtonViewModel: any ButtonViewModelProtocol { get }
}
