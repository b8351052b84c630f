/// The score of a match, as its sport counts it.
package enum MatchScore: Hashable, Sendable {
    /// One count for the whole match, as in football.
    case total(Tally)
    /// The points of each period that has begun, which add up to the match's, as in basketball and hockey.
    case periods([Tally])
    /// The points of each set that has begun, as in volleyball.
    case sets([Tally])
    /// The games of each set that has begun, and the points of the game that is played, as in tennis.
    case games([Tally], TennisGame)

    /// Counts a goal or a point in what is being played; a game of tennis that is won with it counts in its set.
    ///
    /// Periods and sets begin when the feed tells a score that has them; before the first there is nothing to count in.
    package mutating func award(_ side: ScoreSide) {
        switch self {
        case .total(var tally):
            tally[side] += 1
            self = .total(tally)
        case .periods(let periods): self = .periods(periods.awarding(side))
        case .sets(let sets): self = .sets(sets.awarding(side))
        case .games(let sets, var game):
            let isWon = game.award(side)
            self = .games(isWon ? sets.awarding(side) : sets, game)
        }
    }

    /// What all that is counted comes to; `nil` where sets decide, and their points do not add up.
    package var total: Tally? {
        switch self {
        case .total(let tally): tally
        case .periods(let periods): periods.reduce(Tally(0, 0), +)
        case .sets, .games: nil
        }
    }
}

extension [Tally] {
    /// With one more for a side in the last of them.
    fileprivate func awarding(_ side: ScoreSide) -> Self {
        guard var last else { return self }
        last[side] += 1
        return dropLast() + [last]
    }
}
