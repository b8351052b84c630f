/// The balance in a top bar as the customer sees it.
public struct WalletWidgetDisplayState: DisplayState {
    /// Tells the wallet from the customer's others, and what leads to its page.
    public var id: String
    /// What the customer has; `nil` while that is not known.
    public var balance: Money?
    /// Whether the balance is masked, for those who look over the customer's shoulder.
    public var isBalanceHidden: Bool
    /// What the deposit is called; `nil` for the customer's word for it.
    public var depositTitle: String?

    public static let blank = Self(id: "")

    public init(
        id: String = "wallet", balance: Money? = nil, isBalanceHidden: Bool = false, depositTitle: String? = nil
    ) {
        self.id = id
        self.balance = balance
        self.isBalanceHidden = isBalanceHidden
        self.depositTitle = depositTitle
    }
}
