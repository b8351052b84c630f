/// One match on a banner: its picture, who plays, how it stands, and its prices.
public struct MatchBannerDisplayState: DisplayState {
    /// Empty where there is no match to show.
    public var id: String
    public var isLive: Bool
    /// The start, or how far the match has come, ready to read; empty where neither is known.
    public var time: String
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
        id: String, isLive: Bool = false, time: String = "", league: String, home: String, away: String,
        pictureName: String? = nil, homeScore: Int? = nil, awayScore: Int? = nil,
        outcomes: MarketOutcomesLineDisplayState
    ) {
        self.id = id
        self.isLive = isLive
        self.time = time
        self.league = league
        self.home = home
        self.away = away
        self.pictureName = pictureName
        self.homeScore = homeScore
        self.awayScore = awayScore
        self.outcomes = outcomes
    }
}
