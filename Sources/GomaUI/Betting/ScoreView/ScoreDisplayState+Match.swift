extension ScoreDisplayState {
    /// Shows how a match stands, where there is a score to show; nobody serves in one that is not on.
    mutating func show(_ match: Match) {
        if !match.isLive { serving = nil }
        if phase == .display { columns.show([ScoreColumn](match.score)) }
    }
}
