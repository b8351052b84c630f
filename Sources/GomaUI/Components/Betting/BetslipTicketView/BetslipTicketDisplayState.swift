/// One selection of the bet slip.
public struct BetslipTicketDisplayState: DisplayState {
    public var id: String
    public var league: String
    /// When it is played, in the words of the feed.
    public var date: String
    public var home: String
    public var away: String
    /// What the customer has chosen.
    public var selection: String
    /// Decimal odds; `nil` where there is no price.
    public var odds: Double?
    public var oddsChange: OddsChange
    /// Counts price changes, so that a second rise is told from the first.
    public var changeCount: Int
    public var status: BetslipTicketStatus
    public var presence: BetslipTicketPresence

    public static let blank = Self(id: "", league: "", date: "", home: "", away: "", selection: "")

    public init(
        id: String, league: String, date: String, home: String, away: String, selection: String, odds: Double? = nil,
        oddsChange: OddsChange = .none, changeCount: Int = 0, status: BetslipTicketStatus = .open,
        presence: BetslipTicketPresence = .shown
    ) {
        self.id = id
        self.league = league
        self.date = date
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
