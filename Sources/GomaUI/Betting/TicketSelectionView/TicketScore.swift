/// The score of a match that is on, or has ended.
public struct TicketScore: Codable, Hashable, Sendable, UnlabelledValues {
    /// What the home side has.
    @Limited<Score> public var home: Int
    /// What the away side has.
    @Limited<Score> public var away: Int

    public init(_ home: Int, _ away: Int) {
        self.home = home
        self.away = away
    }

    package static var unlabelledValueCount: Int { 2 }
}

extension ScoreColumn {
    init(_ score: TicketScore) { self.init("\(score.home)", "\(score.away)") }
}
