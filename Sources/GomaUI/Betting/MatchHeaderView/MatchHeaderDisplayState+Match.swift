@MainActor
extension MatchHeaderDisplayState {
    /// Shows how far a match has come.
    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        if let period = MatchPeriod(of: match) { time = .period(period) }
        isLive = match.isLive
    }
}
