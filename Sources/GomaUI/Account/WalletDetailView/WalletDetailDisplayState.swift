/// A customer's wallet: the account, all balances, and what is on its way out of it.
public struct WalletDetailDisplayState: DisplayState {
    /// What the wallet is called; `nil` for the component's own word.
    public var title: String?
    /// Which account it is; `nil` where the owner knows.
    public var accountID: String?
    /// The account's number, ready to read.
    public var phoneNumber: String
    /// What the customer has; `nil` before the balances have come for the first time.
    public var balances: WalletBalances?
    /// Whether the balances are being asked for.
    public var phase: WalletPhase
    /// Withdrawals of late, the latest first; those that have arrived, failed or been taken back are listed and not counted.
    public var pendingWithdrawals: [PendingWithdrawDisplayState]
    /// Whether the balances show.
    public var isExpanded: Bool

    public static let blank = Self(phoneNumber: "", balances: nil)

    public init(
        title: String? = nil, accountID: String? = nil, phoneNumber: String, balances: WalletBalances?,
        phase: WalletPhase = .ready, pendingWithdrawals: [PendingWithdrawDisplayState] = [], isExpanded: Bool = true
    ) {
        self.title = title
        self.accountID = accountID
        self.phoneNumber = phoneNumber
        self.balances = balances
        self.phase = phase
        self.pendingWithdrawals = pendingWithdrawals
        self.isExpanded = isExpanded
    }

    /// Whether there is anything to pay out.
    public var isOpenToWithdraw: Bool { (balances?.withdrawable ?? 0) > 0 }

    /// Withdrawals that are still on their way.
    public var pendingCount: Int { pendingWithdrawals.count { !$0.status.isFinal } }
}
