/// One match on a banner: its picture, who plays, how it stands, and its prices.
public struct MatchBannerDisplayState: DisplayState {
    /// Tells the match from others; empty where there is none to show.
    public var id: String
    /// Whether the match is being played.
    public var isLive: Bool
    /// When the match begins; `nil` where nobody knows.
    public var start: CalendarMoment?
    /// Tells which day is today, so that it and the next are called by name; `nil` where each day has its date.
    public var now: CalendarMoment?
    /// How the start is written; `nil` for the day and the clock, as everywhere else.
    public var format: MomentFormat?
    /// How far the match has come, in place of its start; `nil` where that is not known.
    public var matchTime: MatchPeriod?
    /// The competition the match belongs to.
    public var league: String
    /// The home side's name.
    public var home: String
    /// The away side's name.
    public var away: String
    /// The picture, by name; `nil` where the match has none.
    public var pictureName: String?
    /// What the home side has; `nil` where there is no score. It is shown where both sides have one.
    @LimitedIfPresent<Score> public var homeScore: Int?
    /// What the away side has; `nil` where there is no score. It is shown where both sides have one.
    @LimitedIfPresent<Score> public var awayScore: Int?
    /// The prices at the banner's end.
    public var outcomes: MarketOutcomesLineDisplayState

    public static let blank = Self(id: "", league: "", home: "", away: "", outcomes: .blank)

    public init(
        id: String, isLive: Bool = false, start: CalendarMoment? = nil, now: CalendarMoment? = nil,
        format: MomentFormat? = nil, matchTime: MatchPeriod? = nil, league: String, home: String, away: String,
        pictureName: String? = nil, homeScore: Int? = nil, awayScore: Int? = nil,
        outcomes: MarketOutcomesLineDisplayState
    ) {
        self.id = id
        self.isLive = isLive
        self.start = start
        self.now = now
        self.format = format
        self.matchTime = matchTime
        self.league = league
        self.home = home
        self.away = away
        self.pictureName = pictureName
        self.homeScore = homeScore
        self.awayScore = awayScore
        self.outcomes = outcomes
    }
}
