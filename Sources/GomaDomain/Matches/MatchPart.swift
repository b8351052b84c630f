/// The part of a match that is played, or the break between two.
public enum MatchPart: Codable, Hashable, Sendable {
    case firstHalf, halfTime, secondHalf, extraTime, penalties, ended
    /// What the feed calls it, such as a set or a quarter; empty where it names none.
    case named(String)
}
