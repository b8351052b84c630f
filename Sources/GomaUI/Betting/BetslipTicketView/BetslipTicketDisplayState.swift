/// One selection of the bet slip.
public struct BetslipTicketDisplayState: DisplayState {
    /// Tells the selection from others on the slip.
    public var id: String
    /// The competition the match belongs to.
    public var league: String
    /// When it is played, or how far it has come; `nil` where neither is known.
    public var time: MatchTime?
    /// The home side's name.
    public var home: String
    /// The away side's name.
    public var away: String
    /// What the customer has chosen.
    public var selection: String
    /// Decimal odds; `nil` where there is no price.
    public var odds: Odds?
    /// How the price moved last, shown until it has been seen.
    public var oddsChange: OddsChange
    /// Counts price changes, so that a second rise is told from the first.
    @Limited<Quantity> public var changeCount: Int
    /// Whether the selection can be bet on.
    public var status: BetslipTicketStatus
    /// Whether it is on the slip, or removed and can still be put back.
    public var presence: BetslipTicketPresence

    public static let blank = Self(id: "", league: "", home: "", away: "", selection: "")

    public init(
        id: String, league: String, time: MatchTime? = nil, home: String, away: String, selection: String,
        odds: Odds? = nil, oddsChange: OddsChange = .none, changeCount: Int = 0, status: BetslipTicketStatus = .open,
        presence: BetslipTicketPresence = .shown
    ) {
        self.id = id
        self.league = league
        self.time = time
        self.home = home
        self.away = away
        self.selection = selection
        self.odds = odds
        self.oddsChange = oddsChange
        self.changeCount = changeCount
        self.status = status
        self.presence = presence
    }
}
