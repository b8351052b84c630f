/// The wins of each of two sides against the other.
public struct StatisticsHeadToHead: Codable, Hashable, Sendable {
    /// Who they are; their numbers stand at their sides.
    public var sides: StatisticsSides
    /// Matches that the home side has won.
    @Limited<Quantity> public var homeWins: Int
    /// Matches that nobody has won; `nil` in sports that have none.
    @LimitedIfPresent<Quantity> public var draws: Int?
    /// Matches that the away side has won.
    @Limited<Quantity> public var awayWins: Int
    /// Matches of theirs, the last one first.
    public var results: [StatisticsResult]

    public init(
        sides: StatisticsSides, homeWins: Int, draws: Int?, awayWins: Int, results: [StatisticsResult] = []
    ) {
        self.sides = sides
        self.homeWins = homeWins
        self.draws = draws
        self.awayWins = awayWins
        self.results = results
    }
}
