/// A whole placed bet: what was picked, the money in it, the ways to give it up, and how it has ended.
public struct TicketBetInfoDisplayState: DisplayState {
    /// Tells the bet from the customer's other bets.
    public var id: String
    /// How its selections make it up.
    public var kind: BetKind
    /// When it was placed; `nil` where nobody says.
    public var placed: CalendarMoment?
    /// The number under which the customer can ask about it; empty for none.
    public var number: String
    /// The button that puts the same selections on the bet slip again.
    public var rebet: ButtonIconDisplayState
    /// The way to an offer for the bet; `nil` where it cannot be given up.
    public var cashOut: ButtonIconDisplayState?
    /// What was picked, from above, one for each match.
    public var tickets: [TicketSelectionDisplayState]
    /// Decimal odds of the whole bet.
    public var totalOdds: Odds
    /// What was staked.
    public var stake: Money
    /// What the bet pays, or would pay, with the stake in it.
    public var winnings: Money
    /// What is offered for the bet; `nil` where the customer has not asked.
    public var cashoutAmount: CashoutAmountDisplayState?
    /// The choice of a part of the bet to give up; `nil` where there is none.
    public var cashoutSlider: CashoutSliderDisplayState?
    /// What all of the bet brings now; `nil` where it cannot be given up as a whole.
    public var fullCashout: Money?
    /// How the bet has ended; `nil` while it has not.
    public var status: BetTicketStatusDisplayState?
    /// What the owner is asked to give for the bet, all of it where that is what it is worth, and nothing can be used until
    /// the answer comes; `nil` where nothing is asked for.
    public var cashingOut: Money?
    /// How far it has come that the same selections are on the bet slip again.
    public var repetition: RepeatBetPhase

    public static let blank = Self(
        id: "", rebet: .blank, tickets: [], totalOdds: .least, stake: Money(0, ""), winnings: Money(0, ""))

    public init(
        id: String, kind: BetKind = .single, placed: CalendarMoment? = nil, number: String = "",
        rebet: ButtonIconDisplayState = .rebet, cashOut: ButtonIconDisplayState? = nil,
        tickets: [TicketSelectionDisplayState], totalOdds: Odds,
        stake: Money, winnings: Money, cashoutAmount: CashoutAmountDisplayState? = nil,
        cashoutSlider: CashoutSliderDisplayState? = nil, fullCashout: Money? = nil,
        status: BetTicketStatusDisplayState? = nil, cashingOut: Money? = nil, repetition: RepeatBetPhase = .idle
    ) {
        self.id = id
        self.kind = kind
        self.placed = placed
        self.number = number
        self.rebet = rebet
        self.cashOut = cashOut
        self.tickets = tickets
        self.totalOdds = totalOdds
        self.stake = stake
        self.winnings = winnings
        self.cashoutAmount = cashoutAmount
        self.cashoutSlider = cashoutSlider
        self.fullCashout = fullCashout
        self.status = status
        self.cashingOut = cashingOut
        self.repetition = repetition
    }
}

extension ButtonIconDisplayState {
    /// Puts the same selections on the bet slip again.
    public static let rebet = Self(id: "rebet", title: "", icon: .rebet)
    /// Asks what the bet is worth now.
    public static let askForCashout = Self(id: "cash-out", title: "", icon: .cashOut)
}
