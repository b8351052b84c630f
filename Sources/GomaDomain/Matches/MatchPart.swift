/// The part of a match that is played, or the break between two.
public enum MatchPart: Codable, Hashable, Sendable {
    /// Before it begins, with the start as the feed writes it.
    case upcoming(start: String)
    case firstHalf, halfTime, secondHalf, extraTime, penalties, ended
    /// What the feed calls it, such as a set or a quarter; empty where it names none.
    case named(String)
}
