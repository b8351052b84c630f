/// The form of a side in its last matches.
public struct StatisticsForm: Codable, Hashable, Sendable {
    /// Who it is.
    public var team: String
    /// Its last matches, the latest at the end.
    public var results: [StatisticsFormResult]
    /// Goals, or what is counted in the sport, in the same matches; empty where nobody knows.
    public var scores: [Limited<Score>]

    public init(team: String, results: [StatisticsFormResult], scores: [Int] = []) {
        self.team = team
        self.results = results
        self.scores = scores.map { Limited($0) }
    }
}
