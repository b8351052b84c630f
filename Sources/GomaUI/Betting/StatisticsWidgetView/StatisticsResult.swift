/// The result of a match of the past.
public struct StatisticsResult: Codable, Hashable, Sendable {
    /// Who played at home.
    public var home: String
    /// Who came to them.
    public var away: String
    /// What the home side scored.
    @Limited<Score> public var homeScore: Int
    /// What the away side scored.
    @Limited<Score> public var awayScore: Int
    /// The competition it belonged to; empty where nobody knows.
    public var competition: String
    /// When it was played; `nil` where nobody knows.
    public var date: CalendarMoment?

    public init(
        home: String, away: String, homeScore: Int, awayScore: Int, competition: String = "",
        date: CalendarMoment? = nil
    ) {
        self.home = home
        self.away = away
        self.homeScore = homeScore
        self.awayScore = awayScore
        self.competition = competition
        self.date = date
    }
}
