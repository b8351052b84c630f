extension TallOddsMatchCardDisplayState: MatchProjection {
    package var isOn: Bool { header.isLive }

    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        header.show(match, in: environment)
        if score?.phase == .display { score?.columns.show([ScoreColumn](match.score)) }
        outcomes.show(match, in: environment)
    }
}
