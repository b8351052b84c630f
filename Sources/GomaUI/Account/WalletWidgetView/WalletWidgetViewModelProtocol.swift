/// Decides what the balance in a top bar shows, and where it leads.
public protocol WalletWidgetViewModelProtocol: DisplayStateSource<WalletWidgetDisplayState> {
    /// Opens the wallet with all that the balance consists of.
    func openWallet()

    /// Masks the balance, or shows it again, once it is known.
    func toggleBalance()

    /// Leads to where money is paid in.
    func deposit()
}
