/// The part of a match that is played, or the break between two.
public enum MatchPart: Codable, Hashable, Sendable {
    case firstHalf, halfTime, secondHalf, extraTime, penalties, ended
    /// A set, counted from 1.
    case set(Int)
    /// A quarter, counted from 1.
    case quarter(Int)
    /// A third of a match, as in hockey, counted from 1.
    case period(Int)
    /// An inning, counted from 1.
    case inning(Int)
    /// What is played after the last quarter, where nobody leads.
    case overtime
    /// A break that is not in the middle of the match.
    case pause
    /// What the feed calls it; empty where it names none.
    case named(String)
}
