/// One entry of a customer's transaction history.
public struct TransactionItemDisplayState: DisplayState {
    /// What the payment provider knows it by; tells it from others in a list.
    public var transactionID: String
    /// What it was for, such as a deposit or the match of a bet.
    public var category: String
    /// What has become of it; `nil` for money that was simply paid in or out.
    public var status: TransactionStatus?
    /// What came, or what went where it is negative; `nil` before anything is known.
    public var amount: Money?
    /// When; `nil` where nobody knows.
    public var moment: CalendarMoment?
    /// What the customer had afterwards; `nil` where that is not told.
    public var balance: Money?
    /// How far the number has come on its way to the clipboard.
    public var copying: CopyPhase
    /// Which corners of its group's card it has, for an entry at an end of that.
    public var corners: CardCorners

    public static let blank = Self(transactionID: "", category: "", amount: nil, moment: nil)

    public init(
        transactionID: String, category: String, status: TransactionStatus? = nil, amount: Money?,
        moment: CalendarMoment?, balance: Money? = nil, copying: CopyPhase = .none, corners: CardCorners = .all
    ) {
        self.transactionID = transactionID
        self.category = category
        self.status = status
        self.amount = amount
        self.moment = moment
        self.balance = balance
        self.copying = copying
        self.corners = corners
    }

    /// Whether money came; nothing at all neither came nor went.
    public var isPositive: Bool { (amount?.amount ?? 0) > 0 }
}
