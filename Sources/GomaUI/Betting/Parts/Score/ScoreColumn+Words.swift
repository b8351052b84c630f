extension ScoreColumn {
    /// What is read of a score that has no other column: each number behind its side's name.
    func words(home: String, away: String) -> String { "\(home) \(self.home), \(away) \(self.away)" }
}
