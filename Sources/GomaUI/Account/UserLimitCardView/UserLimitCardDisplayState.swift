import struct Foundation.Decimal

/// A limit that the customer has set, and how much of it is used.
public struct UserLimitCardDisplayState: DisplayState {
    /// Tells the limit from others of the customer.
    public var id: String
    /// When it begins anew.
    public var period: UserLimitPeriod
    /// The most that the customer may spend in that time.
    public var limit: Money
    /// What is spent already, in the limit's currency; `nil` where that is not told.
    @LimitedIfPresent<MoneyAmount> public var used: Amount?
    /// How far its removal has come.
    public var removal: UserLimitRemoval
    /// The button that asks for the removal.
    public var button: ButtonDisplayState

    public static let blank = Self(id: "", period: .named(""), limit: Money(0, ""))

    public init(
        id: String, period: UserLimitPeriod, limit: Money, used: Amount? = nil, removal: UserLimitRemoval = .none,
        button: ButtonDisplayState = .removeLimit
    ) {
        self.id = id
        self.period = period
        self.limit = limit
        self.used = used
        self.removal = removal
        self.button = button
    }
}

extension ButtonDisplayState {
    /// The button that removes a limit; without a title of its own it says so in the customer's words.
    public static let removeLimit = Self(
        id: "remove", title: "", style: .bordered, density: .compact)
}
