@MainActor
extension MatchHeaderDisplayState {
    /// Shows how far a match has come.
    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        if let text = match.time(in: environment) { time = text }
        isLive = match.isLive
    }
}
