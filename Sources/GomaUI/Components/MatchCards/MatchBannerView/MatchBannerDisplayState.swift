/// One match on a banner: its picture, who plays, how it stands, and its prices.
public struct MatchBannerDisplayState: DisplayState {
    /// Empty where there is no match to show.
    public var id: String
    public var isLive: Bool
    /// When the match begins; `nil` where nobody knows.
    public var start: CalendarMoment?
    public var format: MomentFormat
    /// How far the match has come, ready to read, in place of its start; empty where that is not known.
    public var matchTime: String
    public var league: String
    public var home: String
    public var away: String
    /// The picture, by name; `nil` where the match has none.
    public var pictureName: String?
    /// Shown where both sides have one.
    public var homeScore: Int?
    public var awayScore: Int?
    public var outcomes: MarketOutcomesLineDisplayState

    public static let blank = Self(id: "", league: "", home: "", away: "", outcomes: .blank)

    public init(
        id: String, isLive: Bool = false, start: CalendarMoment? = nil, format: MomentFormat = .dateAndTime,
        matchTime: String = "", league: String, home: String, away: String, pictureName: String? = nil,
        homeScore: Int? = nil, awayScore: Int? = nil, outcomes: MarketOutcomesLineDisplayState
    ) {
        self.id = id
        self.isLive = isLive
        self.start = start
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
