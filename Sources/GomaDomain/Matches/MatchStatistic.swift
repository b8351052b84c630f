/// Something that is counted of both sides of a match, beside its score.
package struct MatchStatistic: Hashable, Sendable {
    /// What is counted.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// For how much of the time a side has had the ball, of a hundred.
        case possession
        case shots, shotsOnTarget, corners, fouls, yellowCards
        /// Points of all sets and games.
        case pointsWon
    }

    package let kind: Kind
    package var tally: Tally

    package init(_ kind: Kind, _ tally: Tally) {
        self.kind = kind
        self.tally = tally
    }
}
