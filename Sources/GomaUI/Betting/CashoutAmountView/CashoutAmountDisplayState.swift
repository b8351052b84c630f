/// An amount for which a bet can be given up.
public struct CashoutAmountDisplayState: DisplayState {
    /// What the amount is, such as "Full cashout"; empty for the component's word for a part of the bet.
    public var title: String
    /// Kept while another offer loads and after a failure, but not shown then.
    public var amount: Money
    /// Whether the offer stands, is on its way, or has failed.
    public var phase: CashoutOfferPhase
    /// Whole seconds for which the offer still stands, 0 for one that has expired; `nil` for one that stands until it is withdrawn.
    @LimitedIfPresent<Seconds> public var secondsLeft: Int?
    /// Tells the bet from others; empty where there is no other.
    public var betID: String

    public static let blank = Self(title: "", amount: Money(0, ""), phase: .loading)

    public init(
        title: String, amount: Money, phase: CashoutOfferPhase = .offered, secondsLeft: Int? = nil, betID: String = ""
    ) {
        self.title = title
        self.amount = amount
        self.phase = phase
        self.secondsLeft = secondsLeft
        self.betID = betID
    }
}
