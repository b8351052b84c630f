/// A bonus that the customer has taken.
public struct BonusInfoCardDisplayState: DisplayState {
    /// Tells the bonus from others.
    public var id: String
    /// What it is called.
    public var title: String
    /// What kind it is; `nil` for nothing.
    public var subtitle: String?
    /// How far it has come.
    public var status: BonusStatus
    /// The picture, by name; `nil` for none.
    public var pictureName: String?
    /// How the amounts are shown.
    public var amounts: BonusAmounts
    /// What the bonus was.
    public var bonus: Money
    /// What is left of it to play with.
    public var remaining: Money
    /// What has to be wagered in all.
    public var wagerRequired: Money
    /// What is still to be wagered of ``wagerRequired``.
    public var wagerLeft: Money
    /// Until when it has to be wagered, or since when it is released or over; `nil` where there is no end.
    public var deadline: BonusDeadline?
    /// Where the terms are; `nil` where they have no page.
    public var termsURL: String?

    public static let blank = Self(
        id: "", title: "", bonus: Money(0, ""), remaining: Money(0, ""), wagerRequired: Money(0, ""),
        wagerLeft: Money(0, ""))

    public init(
        id: String, title: String, subtitle: String? = nil, status: BonusStatus = .active,
        pictureName: String? = nil, amounts: BonusAmounts = .combined, bonus: Money, remaining: Money,
        wagerRequired: Money, wagerLeft: Money, deadline: BonusDeadline? = nil, termsURL: String? = nil
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.status = status
        self.pictureName = pictureName
        self.amounts = amounts
        self.bonus = bonus
        self.remaining = remaining
        self.wagerRequired = wagerRequired
        self.wagerLeft = wagerLeft
        self.deadline = deadline
        self.termsURL = termsURL
    }
}
