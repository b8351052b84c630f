extension [ScoreColumn] {
    /// The columns of a score: the points of a game before the sets, and what all periods come to behind them.
    package init(_ score: MatchScore) {
        self =
            switch score {
            case .total(let tally): [ScoreColumn(tally)]
            case .sets(let sets): sets.map { ScoreColumn($0) }
            case .games(let sets, let game): [.game(game.home.text, game.away.text)] + sets.map { ScoreColumn($0) }
            case .periods(let periods):
                periods.enumerated().map { ScoreColumn($1, hasTrailingRule: $0 == periods.count - 1) }
                    + [ScoreColumn(score.total ?? Tally(0, 0), style: .background)]
            }
    }
}

extension ScoreColumn {
    /// The points of the game that is played, set apart from the sets.
    package static func game(_ home: String, _ away: String) -> Self {
        Self(home, away, style: .background, emphasis: .both, hasTrailingRule: true)
    }

    fileprivate init(_ tally: Tally, style: Style = .simple, hasTrailingRule: Bool = false) {
        self.init(String(tally.home), String(tally.away), style: style, hasTrailingRule: hasTrailingRule)
    }
}

extension TennisGame.Points {
    /// The points as they are written in every language.
    package var text: String {
        switch self {
        case .love: "0"
        case .fifteen: "15"
        case .thirty: "30"
        case .forty: "40"
        case .advantage: "A"
        }
    }
}
