/// The activity of a wallet.
public enum WalletPhase: Codable, Hashable, Sendable {
    /// Its balances are those of the account.
    case ready
    /// The balances are being asked for.
    case loading
    /// The balances did not come.
    case failed(RequestFailure)
}
