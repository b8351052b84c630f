/// The head of a match's page: who plays, how it stands, and where it belongs.
public struct MatchHeaderCompactDisplayState: DisplayState {
    public var home: String
    public var away: String
    public var sport: String
    public var country: String
    public var league: String
    /// Where the country leads; `nil` where it leads nowhere.
    public var countryID: String?
    /// Where the league leads; `nil` where it leads nowhere.
    public var leagueID: String?
    /// `nil` where there is no score, as before the match.
    public var score: ScoreDisplayState?

    public static let blank = Self(home: "", away: "", sport: "", country: "", league: "")

    public init(
        home: String, away: String, sport: String, country: String, league: String, countryID: String? = nil,
        leagueID: String? = nil, score: ScoreDisplayState? = nil
    ) {
        self.home = home
        self.away = away
        self.sport = sport
        self.country = country
        self.league = league
        self.countryID = countryID
        self.leagueID = leagueID
        self.score = score
    }
}
