/// The head of a match's page: who plays, how it stands, and where it belongs.
public struct MatchHeaderCompactDisplayState: DisplayState {
    /// The home side's name.
    public var home: String
    /// The away side's name.
    public var away: String
    /// The sport's name, the first of the way to the match.
    public var sport: String
    /// The country's name.
    public var country: String
    /// The league's name.
    public var league: String
    /// Where the country leads; `nil` where it leads nowhere.
    public var countryID: String?
    /// Where the league leads; `nil` where it leads nowhere.
    public var leagueID: String?
    /// How the match stands; `nil` where there is no score, as before the match.
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
