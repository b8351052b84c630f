/// An event in a match that is on.
package enum MatchMove: Hashable, Sendable {
    /// The price of one side moves by a step, in the market at an index.
    case price(of: ScoreSide, market: Int, OddsChange)
    /// The main market takes no bets.
    case suspend
    /// The main market takes bets again.
    case resume
    /// Another minute is played.
    case minute
    /// A goal, a point, whatever is counted.
    case point(ScoreSide)
    /// The match is over, and its markets are closed.
    case end
}
