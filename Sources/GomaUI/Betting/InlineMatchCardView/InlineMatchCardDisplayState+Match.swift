extension InlineMatchCardDisplayState: MatchProjection {
    package var isOn: Bool { header.isOn }

    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        header.show(match)
        score?.columns.show([InlineScoreColumnDisplayState](match.score))
        detailedScore?.show(match)
        outcomes.show(match, in: environment)
    }
}
