extension SuggestedBetsExpandedDisplayState: MatchProjection {
    package var isOn: Bool { cards.contains(where: \.isOn) }

    /// Shows the match on the card that is about it, while that is on.
    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        for index in cards.indices where cards[index].id == match.id && cards[index].isOn {
            cards[index].show(match, in: environment)
        }
    }
}
