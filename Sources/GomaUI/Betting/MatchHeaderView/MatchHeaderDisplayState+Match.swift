@MainActor
extension MatchHeaderDisplayState {
    /// Shows how far a match has come.
    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        time.show(match)
        isLive = match.isLive
    }
}
