/// The two whose numbers stand against each other.
public struct StatisticsSides: Codable, Hashable, Sendable {
    /// The side whose numbers stand at the left.
    public var home: String
    /// The side whose numbers stand at the right.
    public var away: String

    public init(home: String, away: String) {
        self.home = home
        self.away = away
    }
}
