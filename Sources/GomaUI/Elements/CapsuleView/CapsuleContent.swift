/// The content of a capsule.
public enum CapsuleContent: Codable, Hashable, Sendable {
    /// Words or a number, as they are.
    case text(String)
    /// Words with a small picture before them.
    case pictured(Pictogram, String)
    /// That something is going on now, in the customer's language.
    case live
    /// How far a match has come, in the customer's language.
    case period(MatchPeriod)
    /// How a bet has ended, in the customer's language, with the mark and the ground of the result.
    case result(BetResult)
}
