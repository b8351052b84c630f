extension [InlineScoreColumnDisplayState] {
    /// The columns of a score: the points of a game, or what all periods come to, before the sets and periods.
    package init(_ score: MatchScore) {
        self =
            switch score {
            case .total(let tally): [InlineScoreColumnDisplayState(tally, id: "goals")]
            case .sets(let sets): Self.numbered(sets, "set")
            case .games(let sets, let game): [.game(game.home.text, game.away.text)] + Self.numbered(sets, "set")
            case .periods(let periods):
                [InlineScoreColumnDisplayState(score.total ?? Tally(0, 0), id: "points", hasTrailingRule: true)]
                    + Self.numbered(periods, "period")
            }
    }

    private static func numbered(_ tallies: [Tally], _ name: String) -> Self {
        tallies.enumerated().map { InlineScoreColumnDisplayState($1, id: "\(name)-\($0 + 1)") }
    }
}

extension InlineScoreColumnDisplayState: ScoreValues {
    /// The points of the game that is played, set apart from the sets.
    package static func game(_ home: String, _ away: String) -> Self {
        Self(home, away, id: "game", emphasis: .both, hasTrailingRule: true)
    }

    fileprivate init(_ tally: Tally, id: String, hasTrailingRule: Bool = false) {
        self.init(String(tally.home), String(tally.away), id: id, hasTrailingRule: hasTrailingRule)
    }
}
