/// A moment of a match of a league, in milliseconds from its start.
struct LeagueStep: Sendable {
    /// What happens at a moment.
    enum Kind: Hashable, Sendable {
        /// A part of play begins, counted from 0.
        case part(Int)
        /// A break before the part of that number.
        case rest(Int)
        case minute(Int)
        /// Goals or points of a side, or a point of a game.
        case score(ScoreSide, Int)
        /// No more bets are taken, or some are again.
        case suspended(Bool)
        case ended
        /// Nothing is played on, and what is not decided is void.
        case abandoned
        case settled
    }

    let time: Int
    let kind: Kind
}
