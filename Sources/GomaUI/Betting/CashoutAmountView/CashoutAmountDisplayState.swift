/// An amount for which a bet can be given up.
public struct CashoutAmountDisplayState: DisplayState {
    /// The bet that can be given up.
    public var betID: String
    /// What the amount is for.
    public var title: CashoutTitle
    /// What is offered; kept while another offer loads and after a failure, but not shown then.
    public var amount: Money
    /// Whether the offer stands, is on its way, or has failed.
    public var phase: CashoutOfferPhase
    /// Whole seconds for which the offer still stands, 0 for one that has expired; `nil` for one that stands until it is withdrawn.
    @LimitedIfPresent<Seconds> public var secondsLeft: Int?

    public static let blank = Self(betID: "", title: .text(""), amount: Money(0, ""), phase: .loading)
    public static let defaults = Self(betID: "", title: .text(""), amount: Money(0, ""))

    public init(
        betID: String, title: CashoutTitle, amount: Money, phase: CashoutOfferPhase = .offered, secondsLeft: Int? = nil
    ) {
        self.betID = betID
        self.title = title
        self.amount = amount
        self.phase = phase
        self.secondsLeft = secondsLeft
    }
}
