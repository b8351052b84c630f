/// One of the two who play.
public enum ScoreSide: String, CaseIterable, Codable, Hashable, Sendable {
    case home, away

    package var other: ScoreSide { self == .home ? .away : .home }
}
