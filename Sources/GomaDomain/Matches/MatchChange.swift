/// The changes of a match: what a feed tells, and what a play of one brings.
package enum MatchChange: Hashable, Sendable {
    case odds(market: String, outcome: String, Odds)
    /// All of it is another, apart from what is decided and that it is over, or it is a match that nobody knew.
    indirect case match(Match)
    /// A price moves by a step, where bets are taken at it.
    case step(market: String, outcome: String, OddsChange)
    case suspended(market: String, Bool)
    case score(MatchScore)
    /// A goal, a point, whatever is counted.
    case point(ScoreSide)
    /// The match has come to a moment of it; nothing once it is over.
    case clock(MatchClock)
    /// All that is counted beside the score.
    case statistics([MatchStatistic])
    /// Another minute is played; nothing where no minutes are counted.
    case minute
    /// The match is over, and its markets are closed.
    case ended
    /// Which outcomes won; the market is void where it has none of them. Each of several is paid in full, as two of a double
    /// chance are: a market does not say how many win, so that a dead heat, which would divide the stake, is not told by it.
    case settled(market: String, winners: [String])
    /// The result of each outcome, by its ID; those that are not named are lost. Where none is, the market is void.
    case results(market: String, [String: Outcome.Result])

    /// Whether it can decide bets.
    package var settles: Bool {
        switch self {
        case .settled, .results, .match: true
        default: false
        }
    }
}
