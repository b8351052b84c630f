extension TallOddsMatchCardDisplayState: MatchProjection {
    package var isOn: Bool { header.isLive }

    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        header.show(match, in: environment)
        score?.show(match)
        outcomes.show(match, in: environment)
    }
}
