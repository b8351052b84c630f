/// One selection of a placed bet: which match, what was picked at which price, and what has become of it.
public struct TicketSelectionDisplayState: DisplayState, Identifiable {
    /// Tells the selection from others of the bet.
    public var id: String
    /// Tells the match from others; the selection's ID where nobody says another.
    public var matchID: String
    /// The competition the match belongs to.
    public var competition: String
    /// The sport's sign; `nil` for none.
    public var sport: Pictogram?
    /// A few letters in place of a flag, such as "ENG"; `nil` where no country is told.
    public var countryCode: String?
    /// The home side's name.
    public var home: String
    /// The away side's name.
    public var away: String
    /// How the match stands, or has ended; `nil` where there is no score, as before the match.
    public var score: TicketScore?
    /// When the match is played; `nil` where that is not known, and not shown beside a tag.
    public var time: MatchTime?
    /// That the match is on, or how the selection has ended; `nil` where there is neither to tell.
    public var tag: CapsuleDisplayState?
    /// The market that was bet on.
    public var market: String
    /// The outcome that was picked.
    public var selection: String
    /// Decimal odds at which the bet was placed; `nil` where there is no price.
    public var odds: Odds?

    public static let blank = Self(id: "", competition: "", home: "", away: "", market: "", selection: "")

    public init(
        id: String, matchID: String? = nil, competition: String, sport: Pictogram? = nil, countryCode: String? = nil,
        home: String, away: String, score: TicketScore? = nil, time: MatchTime? = nil,
        tag: CapsuleDisplayState? = nil, market: String, selection: String, odds: Odds? = nil
    ) {
        self.id = id
        self.matchID = matchID ?? id
        self.competition = competition
        self.sport = sport
        self.countryCode = countryCode
        self.home = home
        self.away = away
        self.score = score
        self.time = time
        self.tag = tag
        self.market = market
        self.selection = selection
        self.odds = odds
    }

    /// How the selection has ended; `nil` while it has not.
    public var result: BetResult? {
        if case .result(let result) = tag?.content { result } else { nil }
    }
}
