extension MatchDateNavigationBarDisplayState: MatchProjection {
    /// Whether the match is being played.
    package var isOn: Bool { period?.part.isOn ?? false }

    /// Shows how far a match has come.
    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        var time = period.map(MatchTime.period)
        time.show(match)
        period = time?.progress
    }
}
