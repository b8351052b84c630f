/// The balances of a customer in short, and the ways to more and to less.
public struct WalletStatusDisplayState: DisplayState {
    /// What the customer has; `nil` while the balances are on their way.
    public var balances: WalletBalances?
    /// Whether money can be paid in.
    public var canDeposit: Bool
    /// Whether money can be paid out, as far as there is any.
    public var canWithdraw: Bool

    public static let blank = Self(balances: nil, canDeposit: false, canWithdraw: false)
    public static let defaults = Self(balances: nil)

    public init(balances: WalletBalances?, canDeposit: Bool = true, canWithdraw: Bool = true) {
        self.balances = balances
        self.canDeposit = canDeposit
        self.canWithdraw = canWithdraw
    }

    /// Whether there is anything to pay out.
    public var isOpenToWithdraw: Bool { canWithdraw && (balances?.withdrawable ?? 0) > 0 }
}
