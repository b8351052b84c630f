/// How a score of one column is read: each number behind its side's name.
extension ScoreColumn {
    init(_ score: TicketScore) { self.init("\(score.home)", "\(score.away)") }

    func words(home: String, away: String) -> String { "\(home) \(self.home), \(away) \(self.away)" }
}

extension ScoreDisplayState {
    /// The column that is all of the score that is shown; `nil` where there are several, or none.
    var onlyColumn: ScoreColumn? { phase == .display && columns.count == 1 ? columns[0] : nil }
}

extension InlineScoreDisplayState {
    /// The column that is all of the score that is shown; `nil` where there are several, or none.
    var onlyColumn: ScoreColumn? {
        isVisible && columns.count == 1 ? ScoreColumn(columns[0].home, columns[0].away) : nil
    }
}
